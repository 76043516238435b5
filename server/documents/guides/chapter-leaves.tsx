import type { GuideChapter, GuideLeaf } from "#app/copy/guides/guide-copy.ts";
import { Blocks } from "./blocks.tsx";
import { Leaf } from "./leaf.tsx";
import { Text, View } from "./primitives.ts";
import { RichText } from "./rich-text.tsx";
import { colours, sheet } from "./sheet.ts";
import { places, type } from "./styles.ts";

/** The name under which other pages link to a chapter. */
export const chapterAnchor = (numeral: number) => `chapter-${numeral}`;

function Opening({ chapter, numeral }: { chapter: GuideChapter; numeral: number }) {
  return (
    <View id={chapterAnchor(numeral)} look={{ marginBottom: 17 }}>
      <Text look={[places.inMargin, type.numeral, { top: -7 }]}>{numeral}</Text>
      <RichText text={chapter.title} look={type.headline} />
      <RichText text={chapter.lead} look={[type.lead, { marginTop: 10, width: sheet.measure }]} />
    </View>
  );
}

function Continuation({ leaf }: { leaf: GuideLeaf }) {
  if (!leaf.title) return null;
  return (
    <View look={{ marginBottom: leaf.isWorksheet ? 2 : 14 }}>
      <RichText text={leaf.title} look={[type.headline, { fontSize: 29 }]} />
      {leaf.lead ? (
        <RichText text={leaf.lead} look={[type.lead, { marginTop: 8, fontSize: 12.4, width: sheet.measure + 20 }]} />
      ) : null}
    </View>
  );
}

type Props = { chapter: GuideChapter; numeral: number; firstPage: number };

export function ChapterLeaves({ chapter, numeral, firstPage }: Props) {
  return chapter.leaves.map((leaf, place) => (
    <Leaf
      key={leaf.title ?? chapter.title}
      running={chapter.title}
      pageNumber={firstPage + place}
      bookmark={place === 0 ? chapter.title : undefined}
      isWorksheet={leaf.isWorksheet}
    >
      {place === 0 ? <Opening chapter={chapter} numeral={numeral} /> : <Continuation leaf={leaf} />}
      <Blocks blocks={leaf.blocks} slipSurface={leaf.isWorksheet ? colours.white : colours.paper} />
    </Leaf>
  ));
}
