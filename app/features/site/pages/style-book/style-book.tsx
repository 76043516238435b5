import { type Matches, pageContextOf, pageMeta } from "#facts/head/page-meta.ts";
import { Button } from "#platform/ui/button.tsx";
import { Cover } from "#platform/ui/cover.tsx";
import { DefinitionList } from "#platform/ui/definition-list.tsx";
import { Figure } from "#platform/ui/figure.tsx";
import { Picture } from "#platform/ui/picture.tsx";
import { type PictureName, pictures } from "#platform/ui/pictures.ts";
import { PriceTable } from "#platform/ui/price-table.tsx";
import { RuledList } from "#platform/ui/ruled-list.tsx";
import { Seal } from "#platform/ui/seal.tsx";
import { SkeletonCard } from "#platform/ui/skeleton-card.tsx";
import { styleBookCopy as words } from "../../words/style-book.ts";
import { ActionSpecimens } from "./action-specimens.tsx";
import { CalendarSpecimens } from "./calendar-specimens.tsx";
import { FieldSpecimens } from "./field-specimens.tsx";
import "#platform/ui/dialog.css";
import "#platform/ui/progress.css";
import "#platform/ui/skeleton.css";
import "#platform/ui/cover.css";
import "#platform/ui/figure.css";
import "#platform/ui/definition-list.css";
import "#platform/ui/price-table.css";
import "#platform/ui/ruled-list.css";
import "#platform/ui/dropcap.css";
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

function TypeSpecimens() {
  const [first, second, third, fourth] = words.typeSamples;
  return (
    <section className="specimens surface-bone grid" aria-labelledby="type">
      <p className="label">{words.type}</p>
      <h2 id="type">{words.type}</h2>
      <p className="specimens__t1">{first}</p>
      <p className="specimens__t2">{second}</p>
      <h3>{third}</h3>
      <p className="h4">{fourth}</p>
      <p className="lead">{words.prose}</p>
      <p className="dropcap">{words.prose}</p>
      <p className="note">{words.prose}</p>
      <p className="small quiet">{words.prose}</p>
    </section>
  );
}

function ListSpecimens({ surface }: { surface: string }) {
  return (
    <section className={`specimens ${surface} grid`} aria-label={`${words.lists}, ${surface}`}>
      <h2>{words.lists}</h2>
      <div className="specimens__three">
        <RuledList items={words.chapters} />
        <PriceTable rows={words.prices} />
        <DefinitionList rows={words.facts} />
      </div>
    </section>
  );
}

const names = Object.keys(pictures) as PictureName[];

function PictureSpecimens() {
  return (
    <section className="specimens surface-ink grid" aria-labelledby="pictures">
      <h2 id="pictures">{words.pictures}</h2>
      <div className="specimens__three">
        <Seal />
        <Seal small />
        <Cover art="winery" {...words.cover} />
        <Figure of="cigar" sizes="(max-width: 44rem) 90vw, 30vw" {...words.figure} />
        {names.map((name) => (
          <figure key={name}>
            <Picture of={name} alt="" sizes="(max-width: 44rem) 90vw, 30vw" />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}

const colours = [
  "ink",
  "ink-raised",
  "oxblood",
  "oxblood-text",
  "bottle",
  "bottle-text",
  "paper",
  "bone",
  "bone-shade",
  "brass",
  "brass-bright",
  "brass-deep",
  "grey-on-paper",
  "grey-on-ink",
  "rose",
];

function ColourSpecimens() {
  return (
    <section className="specimens surface-paper grid" aria-labelledby="colours">
      <h2 id="colours">{words.colours}</h2>
      <div className="swatches">
        {colours.map((colour) => (
          <div key={colour}>
            <svg viewBox="0 0 4 3" aria-hidden="true">
              <rect width="4" height="3" fill={`var(--${colour})`} />
            </svg>
            <p>{colour}</p>
          </div>
        ))}
      </div>
    </section>
  );
}

function FeedbackSpecimens() {
  return (
    <section className="specimens surface-paper grid" aria-labelledby="feedback">
      <h2 id="feedback">{words.feedback}</h2>
      <div className="specimens__three">
        {words.toasts.map(({ title, description, variant }) => (
          <p className={`toast toast--${variant}`} key={title}>
            <b>{title}</b> {description}
          </p>
        ))}
        <progress className="progress" value={5} max={15} aria-label={words.progress} />
      </div>
      <div className="specimens__three">
        <SkeletonCard />
        <dialog className="dialog surface-paper" open aria-label={words.dialog.title}>
          <h3>{words.dialog.title}</h3>
          <p>{words.dialog.text}</p>
          <Button kind="ink">{words.dialog.action}</Button>
          <button className="textbtn dialog__close" type="button">
            {words.dialog.close}
          </button>
        </dialog>
      </div>
    </section>
  );
}
