import { View } from "./primitives.ts";
import { RichText } from "./rich-text.tsx";
import { colours } from "./sheet.ts";
import { places, type } from "./styles.ts";

/** A note in the margin, under a short rule. The block around it must be positioned. */
export function MarginNote({ text, top = 3 }: { text: string | undefined; top?: number }) {
  if (!text) return null;
  return (
    <View look={[places.inMargin, { top, borderTopWidth: 0.75, borderTopColor: colours.brassDeep, paddingTop: 5 }]}>
      <RichText text={text} look={type.note} />
    </View>
  );
}
