import { deskPaths } from "#facts/desk-paths.ts";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import type { PublishedWords } from "../server/edit-words.ts";
import { wordsCopy as copy } from "../words.ts";
import { nameOfGroup } from "./name-of-group.ts";
import { nameTokens } from "./token-names.ts";

/** Lists all publications of words, with their changes and a button that takes them back. */
export function History({ published }: { published: readonly PublishedWords[] }) {
  const time = useBusinessTime();
  return (
    <section className="words__history" aria-labelledby="history">
      <h2 id="history">{copy.history}</h2>
      {published.map(({ changeId, publishedMs, texts, changes }) => (
        <details key={changeId}>
          <summary>{copy.historyOf(texts, time.moment(publishedMs))}</summary>
          {changes.map((change) => (
            <Change key={`${change.group} ${change.path}`} {...change} />
          ))}
          {texts > changes.length && <p className="quiet">{copy.others(texts - changes.length)}</p>}
          <form method="post" action={deskPaths.words()}>
            <button className="textbtn" type="submit" name="act" value={`undo:${changeId}`}>
              {copy.undo}
              <span className="vh">{copy.undoOf(time.moment(publishedMs))}</span>
            </button>
          </form>
        </details>
      ))}
    </section>
  );
}

type ChangeProps = PublishedWords["changes"][number];

const Change = ({ group, before, after }: ChangeProps) => (
  <dl>
    <dt>{nameOfGroup(group)}</dt>
    <dd>
      <span className="vh">{copy.before}</span> <del>{before === null ? copy.ours : nameTokens(before)}</del>
    </dd>
    <dd>
      <span className="vh">{copy.after}</span> <ins>{after === null ? copy.ours : nameTokens(after)}</ins>
    </dd>
  </dl>
);
