import type { ComponentProps } from "react";
import { RichText } from "#platform/rich-text/browser/rich-text.tsx";
import { isTooTangled } from "../../../rules/render/is-too-tangled.ts";

/** A mail is read as it is written. */
const pageText = (text: string) => text;

/** Loaded when the page is at rest: the editor of a mail's text. */
export const MailEditor = (props: Omit<ComponentProps<typeof RichText>, "pageText">) => (
  <RichText {...props} pageText={pageText} />
);

export const reasonAgainst = (text: string) => (isTooTangled("markdown", text) ? "long" : undefined);
