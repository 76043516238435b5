import { styleBookCopy as words } from "#app/copy/pages/style-book.ts";
import { type Matches, pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { ActionSpecimens } from "./action-specimens.tsx";
import { CalendarSpecimens } from "./calendar-specimens.tsx";
import { ColourSpecimens } from "./colour-specimens.tsx";
import { FeedbackSpecimens } from "./feedback-specimens.tsx";
import { FieldSpecimens } from "./field-specimens.tsx";
import { ListSpecimens } from "./list-specimens.tsx";
import { PictureSpecimens } from "./picture-specimens.tsx";
import { TypeSpecimens } from "./type-specimens.tsx";
import "./style-book.css";

export const meta = ({ matches }: { matches: Matches }) =>
  pageMeta(pageContextOf(matches), { title: words.title, isHidden: true });

/** Every component in every state, for developers. Nothing links here. */
export default function StyleBookPage() {
  return (
    <>
      <header className="specimens specimens--first surface-paper grid">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <ColourSpecimens />
      <TypeSpecimens />
      <ActionSpecimens surface="surface-paper" />
      <ActionSpecimens surface="surface-ink" />
      <FieldSpecimens surface="surface-bone" />
      <FieldSpecimens surface="surface-bottle" />
      <FeedbackSpecimens />
      <ListSpecimens surface="surface-paper" />
      <ListSpecimens surface="surface-ox" />
      <CalendarSpecimens />
      <PictureSpecimens />
    </>
  );
}
