import { wordsCopy as copy } from "#app/copy/desk/words.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { Button } from "#app/ui/button.tsx";
import { nameOfGroup } from "./name-of-group.ts";
import type { ShownText } from "./text-fields.tsx";

/** Lists unpublished texts page by page, with buttons that publish or discard them. */
export const Drafts = ({ drafts }: { drafts: readonly ShownText[] }) => (
  <section className="words__drafts" aria-labelledby="drafts">
    <h2 id="drafts">{copy.drafts}</h2>
    <form className="words__acts" method="post" action={deskPaths.words()}>
      <Button kind="ink" small bare type="submit" name="act" value="publish">
        {copy.publishAll(drafts.length)}
      </Button>
      <button className="textbtn" type="submit" name="act" value="discard">
        {copy.discard}
      </button>
    </form>
    {[...Map.groupBy(drafts, ({ group }) => group)].map(([group, of]) => (
      <details key={group}>
        <summary>{copy.draftsOf(nameOfGroup(group) ?? group, of.length)}</summary>
        <ul>
          {of.map(({ id, shown }) => (
            <li key={id}>
              <a href={`${deskPaths.wordGroup(group)}#text-${id}`}>{shown || copy.leftOut}</a>
            </li>
          ))}
        </ul>
      </details>
    ))}
  </section>
);
