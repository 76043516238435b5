import type { ComponentProps } from "react";
import { isTooTangled } from "#features/articles/rules/render/is-too-tangled.ts";
import type { ButtonName } from "#platform/rich-text/browser/icons.ts";
import { RichText } from "#platform/rich-text/browser/rich-text.tsx";
import { answersDeskCopy } from "../../../words/desk.ts";

type Props = Omit<ComponentProps<typeof RichText>, "pageText" | "buttons" | "label">;

/** A picture goes with the mail as a file. */
const buttons: ButtonName[] = ["strong", "em", "bulletList", "orderedList", "quote", "link", "undo", "redo"];

const pageText = (text: string) => text;

/** Loaded when the page is at rest: the editor of a mail's text. */
export const AnswerEditor = (props: Props) => (
  <RichText {...props} pageText={pageText} buttons={buttons} label={answersDeskCopy.textLabel} />
);

export const reasonAgainst = (text: string) => (isTooTangled("markdown", text) ? "long" : undefined);
