import { deskPaths } from "#facts/desk-paths.ts";
import { Button } from "#platform/ui/button.tsx";
import type { LaunchPage, Passage } from "../rules/launch-state.ts";
import { launchCheckCopy } from "../words/launch-check.ts";

const copy = launchCheckCopy.words;

type Props = { page: LaunchPage; isConfirmed: boolean; isOpen: boolean };

/** Lists a page's default texts, each with a button that confirms it or takes that back. */
export function PassagesOfPage({ page: { page, name, path, hasWords, passages }, isConfirmed, isOpen }: Props) {
  const say = isConfirmed ? copy.confirmed : copy.left;
  return (
    <details className="launch__page" id={isConfirmed ? undefined : page} open={isOpen}>
      <summary>{say(name, passages.length)}</summary>
      <form method="post" action={deskPaths.launchCheck()}>
        {passages.map((passage) => (
          <Words key={passage.field} page={page} name={name} passage={passage} />
        ))}
        <p className="launch__ways">
          {!isConfirmed && passages.length > 1 && (
            <Button kind="ink" small bare type="submit" name="mine" value={page}>
              {copy.mineAll}
              <span className="vh">{copy.of(name)}</span>
            </Button>
          )}
          <a href={path}>
            {copy.see}
            <span className="vh">{copy.of(name)}</span>
          </a>
          {hasWords && (
            <a href={deskPaths.wordGroup(page)}>
              {copy.change}
              <span className="vh">{copy.of(name)}</span>
            </a>
          )}
        </p>
      </form>
    </details>
  );
}

type WordsProps = { page: string; name: string; passage: Passage };

function Words({ page, name, passage: { field, why, paragraphs, isConfirmed, isRewritten } }: WordsProps) {
  return (
    <div className="launch__passage">
      <p className="quiet">{why}</p>
      <blockquote>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </blockquote>
      {isRewritten ? (
        <p className="st st--ok">{copy.rewritten}</p>
      ) : (
        <Button kind="line" small bare type="submit" name={isConfirmed ? "notMine" : "mine"} value={`${page} ${field}`}>
          {isConfirmed ? copy.notMine : copy.mine}
          <span className="vh">{copy.of(`${name}: ${why}`)}</span>
        </Button>
      )}
    </div>
  );
}
