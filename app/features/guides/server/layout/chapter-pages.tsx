import type { GuideChapter, GuidePage } from "../../words/guides/guide-copy.ts";
import { Blocks } from "./blocks.tsx";
import { Text, View } from "./primitives.ts";
import { RichText } from "./rich-text.tsx";
import { colours, sheet } from "./sheet.ts";
import { places, type } from "./styles.ts";
import { TextPage } from "./text-page.tsx";

/** The anchor of a chapter, for links from other pages. */
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

function Continuation({ page }: { page: GuidePage }) {
  if (!page.title) return null;
  return (
    <View look={{ marginBottom: page.isWorksheet ? 2 : 14 }}>
      <RichText text={page.title} look={[type.headline, { fontSize: 29 }]} />
      {page.lead ? (
        <RichText text={page.lead} look={[type.lead, { marginTop: 8, fontSize: 12.4, width: sheet.measure + 20 }]} />
      ) : null}
    </View>
  );
}

type Props = { chapter: GuideChapter; numeral: number; firstPage: number };

export function ChapterPages({ chapter, numeral, firstPage }: Props) {
  return chapter.pages.map((page, place) => (
    <TextPage
      key={page.title ?? chapter.title}
      running={chapter.title}
      pageNumber={firstPage + place}
      bookmark={place === 0 ? chapter.title : undefined}
      isWorksheet={page.isWorksheet}
    >
      {place === 0 ? <Opening chapter={chapter} numeral={numeral} /> : <Continuation page={page} />}
      <Blocks blocks={page.blocks} wordingSurface={page.isWorksheet ? colours.white : colours.paper} />
    </TextPage>
  ));
}
