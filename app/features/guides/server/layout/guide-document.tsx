import { Document } from "@react-pdf/renderer";
import type { GuideCopy } from "../../words/guides/guide-copy.ts";
import { ChapterPages, chapterAnchor } from "./chapter-pages.tsx";
import { ClosingPage, type LinkTo } from "./closing-page.tsx";
import { ContentsPage, type ContentsRow } from "./contents-page.tsx";
import { CoverPage } from "./cover-page.tsx";
import type { GuideArt } from "./load-guide-art.ts";
import { PlanPage } from "./plan-page.tsx";

const firstChapterPage = 3;
const planAnchor = "plan";

const pagesBefore = (guide: GuideCopy, place: number) =>
  guide.chapters.slice(0, place).reduce((sum, { pages }) => sum + pages.length, 0);

/** Each page of text is written to fill one sheet. If its text overflows, the PDF has more pages than planned. */
export const plannedPages = (guide: GuideCopy) => pagesBefore(guide, guide.chapters.length) + 4;

type Props = { guide: GuideCopy; art: GuideArt; brand: string; language: string; madeOn: Date; linkTo: LinkTo };

export function GuideDocument({ guide, art, brand, language, madeOn, linkTo }: Props) {
  const pageOf = (place: number) => firstChapterPage + pagesBefore(guide, place);
  const planPage = pageOf(guide.chapters.length);
  const rows: ContentsRow[] = [
    ...guide.chapters.map(({ title }, place) => {
      return { numeral: `${place + 1}`, title, page: pageOf(place), anchor: chapterAnchor(place + 1) };
    }),
    { numeral: "", title: guide.plan.title, page: planPage, anchor: planAnchor },
  ];
  return (
    <Document
      title={guide.cover.title.join(" ")}
      author={brand}
      subject={guide.subject}
      keywords={guide.keywords}
      creator={brand}
      producer="React-PDF"
      language={language}
      creationDate={madeOn}
      pdfVersion="1.7"
      pageMode="useOutlines"
    >
      <CoverPage cover={guide.cover} art={art} brand={brand} />
      <ContentsPage contents={guide.contents} rows={rows} art={art} />
      {guide.chapters.map((chapter, place) => (
        <ChapterPages key={chapter.title} chapter={chapter} numeral={place + 1} firstPage={pageOf(place)} />
      ))}
      <PlanPage plan={guide.plan} anchor={planAnchor} ridge={art.ridge} pageNumber={planPage} />
      <ClosingPage closing={guide.closing} art={art} brand={brand} linkTo={linkTo} />
    </Document>
  );
}
