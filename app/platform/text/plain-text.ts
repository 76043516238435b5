import { markdownText } from "./markdown-text.ts";
import { repeatUntilStable } from "./repeat-until-stable.ts";

/** The readable text of markdown or HTML without code blocks, in one line. Meant for some thousand characters. */
export const plainText = (text: string): string =>
  repeatUntilStable(text, (each) => markdownText(each, { skipsCode: true }));
