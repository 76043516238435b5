import { styleBookCopy as words } from "#app/copy/style-book.ts";
import { groundOf, pageMeta } from "#app/sections/page-meta.ts";
import type { Route } from "./+types/style-book";
import { ActionSpecimens } from "./action-specimens.tsx";
import { CalendarSpecimens } from "./calendar-specimens.tsx";
import { ColourSpecimens } from "./colour-specimens.tsx";
import { FeedbackSpecimens } from "./feedback-specimens.tsx";
import { FieldSpecimens } from "./field-specimens.tsx";
import { ListSpecimens } from "./list-specimens.tsx";
import { PictureSpecimens } from "./picture-specimens.tsx";
import { TypeSpecimens } from "./type-specimens.tsx";
import "./style-book.css";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(groundOf(matches), { title: words.title, isHidden: true });

/** Every part in every state. Nothing leads here; it is for whoever builds the next page. */
export default function StyleBookPage() {
  return (
    <>
      <header className="specimens specimens--first on-paper grid">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
      </header>
      <ColourSpecimens />
      <TypeSpecimens />
      <ActionSpecimens ground="on-paper" />
      <ActionSpecimens ground="on-ink" />
      <FieldSpecimens ground="on-bone" />
      <FieldSpecimens ground="on-bottle" />
      <FeedbackSpecimens />
      <ListSpecimens ground="on-paper" />
      <ListSpecimens ground="on-ox" />
      <CalendarSpecimens />
      <PictureSpecimens />
    </>
  );
}
