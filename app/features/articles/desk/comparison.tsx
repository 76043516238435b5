import { deskPaths } from "#facts/desk-paths.ts";
import { ButtonForm } from "#platform/desk/button-form.tsx";
import type { ComparedParagraph } from "../rules/compare-texts.ts";
import { deskArticlesCopy } from "../words/desk.ts";
import type { LoadedComparison } from "./load-comparison.ts";

const copy = deskArticlesCopy.comparison;

/** Compares an earlier version with the current text, word by word. */
export function Comparison({ id, versionId, moment, title, text }: LoadedComparison & { id: string }) {
  const isSame = [...title, ...text].every((paragraph) => paragraph.isSame);
  return (
    <div className="article-admin">
      <header className="article-admin__head">
        <p>
          <a className="go go--back" href={deskPaths.article(id)}>
            {copy.back}
          </a>
        </p>
        <h1 className="desk__name">{copy.title}</h1>
        <p>{copy.lead(moment)}</p>
        <ButtonForm action={deskPaths.article(id, { do: "take-back", version: versionId })} kind="ink">
          {deskArticlesCopy.article.takeBack}
        </ButtonForm>
      </header>
      {isSame ? (
        <p>{copy.same}</p>
      ) : (
        <div className="compared">
          <p className="compared__key quiet">
            <del>{copy.key.del}</del> <ins>{copy.key.ins}</ins>
          </p>
          {title.some((paragraph) => !paragraph.isSame) && (
            <div className="compared__title">{title.map(Paragraph)}</div>
          )}
          {foldSame(text).map(Paragraph)}
        </div>
      )}
    </div>
  );
}

type Shown = ComparedParagraph | { folded: number };

/** Replaces unchanged paragraphs in a row by their number, except those beside a change. */
function foldSame(paragraphs: readonly ComparedParagraph[]): Shown[] {
  const shown: Shown[] = [];
  for (const [place, paragraph] of paragraphs.entries()) {
    const isNear = [paragraph, paragraphs[place - 1], paragraphs[place + 1]].some((each) => each && !each.isSame);
    const last = shown.at(-1);
    if (isNear) shown.push(paragraph);
    else if (last && "folded" in last) last.folded += 1;
    else shown.push({ folded: 1 });
  }
  return shown;
}

const elements = { same: "span", del: "del", ins: "ins" } as const;

function Paragraph(shown: Shown, place: number) {
  if ("folded" in shown)
    return (
      <p className="quiet" key={place}>
        {copy.unchanged(shown.folded)}
      </p>
    );
  const words = shown.runs.map(({ kind, text }, number) => {
    const Element = elements[kind];
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
    return <Element key={number}>{text}</Element>;
  });
  return <p key={place}>{words}</p>;
}
