import { MarginNote } from "./margin-note.tsx";
import { Text, View } from "./primitives.ts";
import { RichText } from "./rich-text.tsx";
import { colours } from "./sheet.ts";
import { type } from "./styles.ts";

type Props = { title: string; paragraphs: string[]; note?: string; surface: string };

/** Words to copy, in a box of the other paper's colour. */
export function Wording({ title, paragraphs, note, surface }: Props) {
  return (
    <View look={{ marginTop: 10, marginBottom: 9 }} wrap={false}>
      <MarginNote text={note} />
      <View
        look={{
          backgroundColor: surface,
          borderTopWidth: 0.75,
          borderTopColor: colours.brassDeep,
          paddingTop: 11,
          paddingBottom: 13,
          paddingLeft: 18,
          paddingRight: 22,
        }}
      >
        <Text look={[type.metalLabel, { marginBottom: 7 }]}>{title}</Text>
        {paragraphs.map((paragraph, place) => (
          <RichText
            key={paragraph}
            text={paragraph}
            emphasis="blank"
            look={[type.text, { fontSize: 10, lineHeight: 1.45, marginTop: place > 0 ? 6 : 0 }]}
          />
        ))}
      </View>
    </View>
  );
}
