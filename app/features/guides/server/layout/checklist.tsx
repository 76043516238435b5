import { MarginNote } from "./margin-note.tsx";
import { Text, View } from "./primitives.ts";
import { RichText } from "./rich-text.tsx";
import { colours } from "./sheet.ts";
import { rules, type } from "./styles.ts";

const box = {
  width: 11.5,
  height: 11.5,
  marginTop: -0.4,
  marginRight: 12,
  borderWidth: 0.75,
  borderColor: colours.ink,
  backgroundColor: colours.white,
} as const;

export function Checklist({ title, items, note }: { title?: string; items: string[]; note?: string }) {
  return (
    <View look={{ marginTop: 14, marginBottom: 10 }}>
      <MarginNote text={note} />
      {title ? <Text look={[type.label, { marginBottom: 6 }]}>{title}</Text> : null}
      <View look={[rules.ink, rules.hairBelow]}>
        {items.map((item, place) => (
          <View
            key={item}
            look={[place > 0 ? rules.hair : {}, { flexDirection: "row", paddingTop: 6, paddingBottom: 4.5 }]}
            wrap={false}
          >
            <View look={box} />
            <RichText text={item} look={[type.text, { flex: 1, fontSize: 10.2, lineHeight: 1.36 }]} />
          </View>
        ))}
      </View>
    </View>
  );
}
