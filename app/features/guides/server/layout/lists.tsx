import { MarginNote } from "./margin-note.tsx";
import { Text, View } from "./primitives.ts";
import { RichText } from "./rich-text.tsx";
import { colours, fonts, sheet } from "./sheet.ts";
import { rules, type } from "./styles.ts";

const numeral = {
  fontFamily: fonts.display,
  fontWeight: 300,
  fontStyle: "italic",
  fontSize: 14,
  lineHeight: 1.14,
  color: colours.brassDeep,
} as const;

export function List({ items, isNumbered, note }: { items: string[]; isNumbered?: boolean; note?: string }) {
  return (
    <View look={{ width: sheet.measure, marginTop: 2, marginBottom: 7 }}>
      <MarginNote text={note} />
      {items.map((item, place) => (
        <View key={item} look={{ flexDirection: "row", marginTop: 3 }} wrap={false}>
          <Text look={[numeral, { width: 18 }, isNumbered ? {} : { fontSize: 11, lineHeight: 1.4 }]}>
            {isNumbered ? `${place + 1}` : "–"}
          </Text>
          <RichText text={item} look={[type.text, { flex: 1 }]} />
        </View>
      ))}
    </View>
  );
}

/** Terms, each with its explanation beside it. */
export function Terms({ rows, note }: { rows: { term: string; text: string }[]; note?: string }) {
  return (
    <View look={[rules.ink, rules.hairBelow, { marginTop: 9, marginBottom: 12 }]}>
      <MarginNote text={note} />
      {rows.map(({ term, text }, place) => (
        <View
          key={term}
          look={[place > 0 ? rules.hair : {}, { flexDirection: "row", paddingTop: 5.5, paddingBottom: 4 }]}
          wrap={false}
        >
          <RichText text={term} look={[type.small, { width: 128, paddingRight: 14, fontStyle: "italic" }]} />
          <RichText text={text} look={[type.small, { flex: 1 }]} />
        </View>
      ))}
    </View>
  );
}
