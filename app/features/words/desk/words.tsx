import { deskPaths } from "#facts/desk-paths.ts";
import { pagePaths } from "#features/frame/every-page.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { UndoFlash } from "#platform/desk/undo-flash.tsx";
import { servicesOf } from "#platform/http/services.ts";
import { foldText } from "#platform/text/match-words.ts";
import { Button } from "#platform/ui/button.tsx";
import { listedGroups } from "../text-groups.ts";
import { wordsCopy as copy } from "../words.ts";
import type { Route } from "./+types/words";
import { FoundTexts } from "./found-texts.tsx";
import { History } from "./history.tsx";
import { nameOfGroup } from "./name-of-group.ts";
import { flashes, saveWords, wordsHandle } from "./save-words.ts";
import { shownText } from "./shown-texts.ts";
import type { ShownText } from "./text-fields.tsx";
import "./words.css";

export const handle = wordsHandle;

const maxTypedCharacters = 100;
/** Each text adds two or three fields to the form, which has a maximum of fields. */
const maxFound = 100;

const typedIn = (request: Request) =>
  (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, maxTypedCharacters);

export const action = ({ request, context }: Route.ActionArgs) =>
  saveWords({ request, context }, (done) => deskPaths.words({ q: typedIn(request), ...done }));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { words, facts } = servicesOf(context);
  const texts = await words.readTexts();
  const { searchParams } = new URL(request.url);
  const typed = typedIn(request);
  const matches = typed ? texts.filter(({ shown }) => foldText(shown).includes(foldText(typed))) : [];
  return {
    typed,
    found: { count: matches.length, texts: matches.slice(0, maxFound).map(shownText) },
    drafts: texts.filter(({ isDraft }) => isDraft).map(shownText),
    published: await words.listPublished(),
    counts: [...Map.groupBy(texts, ({ group }) => group)].map(([group, of]) => ({
      group,
      texts: of.length,
      changed: of.filter(({ isChanged }) => isChanged).length,
      drafts: of.filter(({ isDraft }) => isDraft).length,
    })),
    zone: facts().booking.timeZone,
    flash: flashes.find((each) => each === searchParams.get("flash")),
    undo: searchParams.get("undo"),
  };
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

/** Lists all texts of the site by page, the drafts, and the history of publications. */
export default function Words({ loaderData, actionData }: Route.ComponentProps) {
  const { typed, found, drafts, published, counts, flash, undo } = loaderData;
  const action = deskPaths.words({ q: typed });
  return (
    <>
      <DeskHead title={copy.title} lead={copy.lead}>
        {!actionData && flash && (
          <UndoFlash
            words={copy[flash]}
            action={action}
            undo={undo ? { value: `undo:${undo}`, words: copy.undo } : undefined}
          />
        )}
      </DeskHead>
      <FoundTexts typed={typed} {...found} unsaved={actionData} action={action} />
      {typed === "" && (
        <>
          {drafts.length > 0 && <Drafts drafts={drafts} />}
          <Groups title={copy.pages} names={listedGroups.pages} counts={counts} />
          <Groups id="shared" title={copy.shared} names={listedGroups.shared} counts={counts} />
          <Groups title={copy.mails} hint={copy.mailsHint} names={listedGroups.mails} counts={counts} />
          <Groups title={copy.guides} names={listedGroups.guides} counts={counts} />
          {published.length > 0 && <History published={published} />}
        </>
      )}
    </>
  );
}

type Counts = Route.ComponentProps["loaderData"]["counts"];
type GroupsProps = { id?: string; title: string; hint?: string; names: Record<string, string>; counts: Counts };

const Groups = ({ id, title, hint, names, counts }: GroupsProps) => (
  <section className="words__groups" id={id} aria-label={title}>
    <h2>{title}</h2>
    {hint && <p className="quiet">{hint}</p>}
    <ul>
      {Object.entries(names).map(([group, name]) => (
        <Group key={group} group={group} name={name} counts={counts.find((each) => each.group === group)} />
      ))}
    </ul>
  </section>
);

type GroupProps = { group: string; name: string; counts: Counts[number] | undefined };

/** A page is edited where its words stand; mails and what search engines read, in a form. */
const Group = ({ group, name, counts }: GroupProps) => (
  <li>
    {pagePaths[group] ? (
      <>
        <a href={deskPaths.editPage(group)}>{name}</a>
        <a className="words__form" href={deskPaths.wordGroup(group)}>
          {copy.asForm}
          <span className="vh">{copy.of(name)}</span>
        </a>
      </>
    ) : (
      <a href={deskPaths.wordGroup(group)}>{name}</a>
    )}
    {counts && counts.drafts > 0 && <span className="st st--wait">{copy.drafted(counts.drafts)}</span>}
    {counts && counts.drafts === 0 && counts.changed > 0 && (
      <span className="st st--new">{copy.changed(counts.changed)}</span>
    )}
  </li>
);

/** Lists unpublished texts page by page, with buttons that publish or discard them. */
const Drafts = ({ drafts }: { drafts: readonly ShownText[] }) => (
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
