import { lineText } from "#platform/text/tidy-text.ts";

export const maxTagCharacters = 40;

/** A tag as it is stored: in lower case, so that one group of people has one name; empty if nothing was typed. */
export const readTag = (typed: string | undefined): string => lineText((typed ?? "").toLowerCase(), maxTagCharacters);
