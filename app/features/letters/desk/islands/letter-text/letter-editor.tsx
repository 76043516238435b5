import type { ComponentProps } from "react";
import { isTooTangled } from "#features/articles/rules/render/is-too-tangled.ts";
import type { ButtonName } from "#platform/rich-text/browser/icons.ts";
import { RichText } from "#platform/rich-text/browser/rich-text.tsx";
import { lettersCopy } from "../../../words/desk.ts";

type Props = Omit<ComponentProps<typeof RichText>, "pageText" | "buttons" | "label">;

/** A mail shows no tables, rules or small headings. */
const buttons: ButtonName[] = [
  "strong",
  "em",
  "heading",
  "bulletList",
  "orderedList",
  "quote",
  "link",
  "picture",
  "undo",
  "redo",
];

/** A letter is read as it is written. */
const pageText = (text: string) => text;

/** Loaded when the page is at rest: the editor of a letter's text. */
export const LetterEditor = (props: Props) => (
  <RichText {...props} pageText={pageText} buttons={buttons} label={lettersCopy.editor.textLabel} />
);

export const reasonAgainst = (text: string) => (isTooTangled("markdown", text) ? "long" : undefined);
