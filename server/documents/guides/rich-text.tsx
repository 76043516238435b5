import type { ComponentProps } from "react";
import { Text } from "./primitives.ts";
import { colours } from "./sheet.ts";

type Look = ComponentProps<typeof Text>["look"];
type Props = { text: string; look?: Look; emphasis?: "italic" | "blank" };

/** Higher than any other cost: a word is never broken, nor torn from the comma after its italics. */
const neverBreak = 10_000;

const pieces = {
  italic: { between: /\*([^*]+)\*/, look: { fontStyle: "italic" } },
  blank: { between: /(\[[^[\]]+\])/, look: { color: colours.oxblood } },
} as const;

/** No last line of a single short word; what fits into a narrow column as it is stays as it is. */
const bindLastWords = (text: string) => (text.length > 40 ? text.replace(/ (\S{1,9})$/, "\u00a0$1") : text);

/** Text in which `*words*` are italic or, in wording to copy, `[blanks]` stand out. */
export function RichText({ text, look, emphasis = "italic" }: Props) {
  const { between, look: stressed } = pieces[emphasis];
  const parts = bindLastWords(text).split(between);
  return (
    <Text look={look} hyphenationPenalty={neverBreak}>
      {parts.map((part, place) => {
        const key = `${place} ${part}`;
        return place % 2 === 0 ? (
          part
        ) : (
          <Text key={key} look={stressed}>
            {part}
          </Text>
        );
      })}
    </Text>
  );
}
