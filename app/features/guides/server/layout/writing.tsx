import { MarginNote } from "./margin-note.tsx";
import { Text, View } from "./primitives.ts";
import { RichText } from "./rich-text.tsx";
import { colours } from "./sheet.ts";
import { rules, type } from "./styles.ts";

/** A question, and lines for the answer that share the rest of the page. */
export function Lines({ label, count, note }: { label: string; count: number; note?: string }) {
  return (
    <View look={{ marginTop: 15, flexGrow: count, maxHeight: 40 + count * 34 }}>
      <MarginNote text={note} />
      <RichText text={label} look={[type.text, { fontSize: 10.4, lineHeight: 1.36 }]} />
      {Array.from({ length: count }, (_, place) => `line ${place}`).map((line) => (
        <View key={line} look={[rules.hairBelow, { flexGrow: 1, minHeight: 21 }]} />
      ))}
    </View>
  );
}

/** Short answers: a label, and a line that fills the rest of its column. */
export function Fields({ rows }: { rows: string[][] }) {
  return (
    <View look={{ marginTop: 8, marginBottom: 7 }}>
      {rows.map((row) => (
        <View key={row.join()} look={{ flexDirection: "row", columnGap: 22 }}>
          {row.map((label) => (
            <View
              key={label}
              look={{ flexGrow: 1, flexBasis: 0, flexDirection: "row", alignItems: "flex-end", height: 27 }}
            >
              <Text look={[type.label, { fontWeight: 500, marginRight: 8 }]}>{label}</Text>
              <View look={{ flexGrow: 1, borderBottomWidth: 0.5, borderBottomColor: colours.brassDeep }} />
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}
