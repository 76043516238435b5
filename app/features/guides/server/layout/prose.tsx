import { MarginNote } from "./margin-note.tsx";
import { View } from "./primitives.ts";
import { RichText } from "./rich-text.tsx";
import { colours, sheet } from "./sheet.ts";
import { type } from "./styles.ts";

const measure = { width: sheet.measure };

/** `continues` if a paragraph comes before it: it is then indented, as in a book. */
export function Paragraph({ text, note, continues }: { text: string; note?: string; continues: boolean }) {
  return (
    <View look={measure}>
      <MarginNote text={note} />
      <RichText text={text} look={[type.text, { textIndent: continues ? 15 : 0 }]} />
    </View>
  );
}

export function Heading({ text, note }: { text: string; note?: string }) {
  return (
    <View look={[measure, { marginTop: 15, marginBottom: 4 }]} minPresenceAhead={40}>
      <MarginNote text={note} />
      <RichText text={text} look={type.heading} />
    </View>
  );
}

export function Quote({ text }: { text: string }) {
  return (
    <View look={{ marginTop: 20, marginBottom: 18, paddingLeft: 24, width: sheet.measure }}>
      <RichText
        text={text}
        look={[
          type.headline,
          { fontStyle: "italic", fontSize: 21, lineHeight: 1.16, letterSpacing: -0.2, color: colours.oxblood },
        ]}
      />
    </View>
  );
}

/** A closing remark on a page: what follows from it, or where to read on. */
export function Aside({ text }: { text: string }) {
  return (
    <View look={[measure, { marginTop: 14 }]}>
      <RichText text={text} look={[type.note, { fontSize: 10.4, lineHeight: 1.42 }]} />
    </View>
  );
}
