import type { ComponentProps } from "react";
import { Text } from "./primitives.ts";
import { colours } from "./sheet.ts";

type Look = ComponentProps<typeof Text>["look"];
type Props = { text: string; look?: Look; emphasis?: "italic" | "blank" };

/** Higher than any other cost, so that no line breaks within a word or between italics and the comma after them. */
const neverBreak = 10_000;

const pieces = {
  italic: { between: /\*([^*]+)\*/, look: { fontStyle: "italic" } },
  blank: { between: /(\[[^[\]]+\])/, look: { color: colours.oxblood } },
} as const;

/** Prevents a last line of one short word. Short texts stay unchanged: they fit into a narrow column. */
const bindLastWords = (text: string) => (text.length > 40 ? text.replace(/ (\S{1,9})$/, "\u00a0$1") : text);

/** Text in which `*words*` are italic; in wording to copy, `[blanks]` are emphasised. */
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
