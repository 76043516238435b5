import { nanoid } from "nanoid";
import { data, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { draftAuthorOf, isOwner } from "#features/owner/owner-session.ts";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Flash } from "#platform/desk/flash.tsx";
import { NextStep } from "#platform/desk/next-step.tsx";
import { UndoFlash } from "#platform/desk/undo-flash.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { servicesOf } from "#platform/http/services.ts";
import { Button, ButtonLink } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { listNames } from "../rules/list-names.ts";
import { findOwnArticle } from "../server/queries/article-admin.ts";
import { countSampleArticles } from "../server/queries/articles.ts";
import { deskArticlesCopy as copy } from "../words/desk.ts";
import type { Route } from "./+types/articles";
import { ArticleTable } from "./article-tables.tsx";
import { type LoadedList, loadArticleList } from "./load-article-list.ts";
import { withPictureNotes, writeNotes } from "./picture-notes.ts";
import { respondToPrograms } from "./programs.ts";
import { noteArticle, type Publication, publishPosted, requirePublisher } from "./publish.ts";
import "./articles.css";

/** Room for a picture of 8 MB as a data URL, and the text. */
export const handle = {
  writersPost: true,
  maxBodyBytes: 16 * 1024 * 1024,
  limit: { burst: 60, perSecond: 0.5 },
} as const;
export const middleware: Route.MiddlewareFunction[] = [respondToPrograms];
export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const query = new URL(request.url).searchParams;
  const { db, show } = services;
  const samples = await countSampleArticles(db);
  const done = query.get("done") ?? "";
  const id = query.get("article") ?? "";
  const acted = id ? await findOwnArticle(db, id) : undefined;
  const next = done === "published" && acted ? await show("next step", request) : undefined;
  return {
    ...(await loadArticleList(services, query)),
    samples,
    done,
    note: query.get("note"),
    next,
    acted: acted && { id, ...acted.shown, dueAt: acted.plan?.dueAt },
    isOwners: await isOwner({ request, context }),
  };
}

export async function action(asked: Route.ActionArgs) {
  await requirePublisher(asked);
  const publication = await publishPosted(asked);
  if (publication.kind === "refused")
    return data(await keepRefused(asked, publication), { status: publication.status });
  await noteArticle(asked, publication);
  const { kind, id, slug } = publication;
  const note = writeNotes(publication.notes);
  if (kind === "planned") throw redirect(deskPaths.articles({ done: kind, article: id, note }), 303);
  throw redirect(note ? deskPaths.articles({ done: kind, article: id, note }) : paths.article(slug), 303);
}

type Refused = Extract<Publication, { kind: "refused" }>;

/** Stores a refused article as a draft. */
async function keepRefused({ request, context }: Route.ActionArgs, publication: Refused) {
  const { sent } = publication;
  if (!sent) return { ...publication, draftId: undefined };
  const draftId = nanoid();
  const image = { kind: "address" as const, address: "" };
  const source = { revision: 0, writer: "", author: await draftAuthorOf({ request, context }) };
  await servicesOf(context).articleAdmin.drafts.save(draftId, { sent, image }, source);
  return { ...publication, draftId };
}

export default function Articles({ loaderData, actionData }: Route.ComponentProps) {
  const { articles, list, q, done, note, samples, acted, next, isOwners } = loaderData;
  return (
    <>
      <header className="desk__head article-list__head">
        <h1>{copy.title}</h1>
        <div className="pair">
          <ButtonLink kind="ink" small href={deskPaths.newArticle()}>
            {copy.write}
          </ButtonLink>
          {isOwners && <a href={deskPaths.feed()}>{copy.feedLink}</a>}
        </div>
        <Done done={done} note={note} article={acted} />
        {acted && <WayOn article={acted} next={next} />}
        {samples > 0 && <p className="article-admin__done">{copy.samples(samples)}</p>}
      </header>
      {actionData && <RefusedArticle {...actionData} />}
      <section className="article-list" aria-label={copy.title}>
        <ArticleSearch q={q} />
        <Lists list={q ? undefined : list} />
        {articles.length > 0 ? <ArticleTable articles={articles} /> : <p>{q ? copy.nothing : copy.none[list]}</p>}
        <Pages {...loaderData} />
      </section>
    </>
  );
}

/** Reports the last action. An article that was taken down can be shown again. */
function Done({ done, note, article }: { done: string; note: string | null; article: Acted | undefined }) {
  const { moment } = useBusinessTime();
  const { id, dueAt } = article ?? {};
  const known = Object.hasOwn(copy.done, done) ? copy.done[done] : undefined;
  const words = done === "planned" && dueAt ? copy.plannedFor(moment(dueAt)) : known;
  if (done !== "withdrawn" || !words || !id) return <Flash words={words && withPictureNotes(words, note)} />;
  const undo = { value: "show", words: copy.undo };
  return <UndoFlash words={words} action={deskPaths.article(id, { do: "show" })} undo={undo} />;
}

type Acted = { id: string; slug?: string; listed?: boolean; dueAt: number | undefined };

type WayOnProps = {
  article: Acted;
  next: Readonly<Record<string, unknown>> | undefined;
};

const WayOn = ({ article: { id, slug, listed }, next }: WayOnProps) => (
  <div className="pair">
    <p>
      {listed && slug ? (
        <GoLink href={paths.article(slug)}>{copy.article.look}</GoLink>
      ) : (
        <GoLink href={deskPaths.article(id)}>{copy.article.open}</GoLink>
      )}
    </p>
    <NextStep shown={next} />
  </div>
);

const RefusedArticle = ({ error, fields, draftId }: Awaited<ReturnType<typeof keepRefused>>) => (
  <section aria-labelledby="wrong">
    <h2 id="wrong">{copy.wrong}</h2>
    <p className="field__wrong">{error}</p>
    {Object.entries(fields ?? {}).map(([field, problem]) => (
      <p key={field}>{problem}</p>
    ))}
    {draftId && <a href={deskPaths.article(draftId)}>{copy.goOn}</a>}
  </section>
);

const ArticleSearch = ({ q }: { q: string }) => (
  <search>
    <form className="article-list__search" action={deskPaths.articles()}>
      <Field id="q" label={copy.search.label}>
        {(control) => (
          <input {...control} name="q" type="search" placeholder={copy.search.hint} defaultValue={q} maxLength={100} />
        )}
      </Field>
      <Button kind="ink" small bare type="submit">
        {copy.search.find}
      </Button>
    </form>
  </search>
);

const Lists = ({ list }: { list: LoadedList["list"] | undefined }) => (
  <nav className="desk__tabs" aria-label={copy.listLabel}>
    {listNames.map((each) => (
      <a key={each} href={deskPaths.articles({ list: each })} aria-current={each === list ? "page" : undefined}>
        {copy.lists[each]}
      </a>
    ))}
  </nav>
);

function Pages({ list, q, page, isMore }: LoadedList) {
  if (page === 1 && !isMore) return null;
  return (
    <nav className="desk__pager" aria-label={copy.pages.label}>
      {page > 1 && (
        <GoLink href={deskPaths.articles({ list, q, page: page - 1 })} back>
          {copy.pages.newer}
        </GoLink>
      )}
      {isMore && <GoLink href={deskPaths.articles({ list, q, page: page + 1 })}>{copy.pages.older}</GoLink>}
    </nav>
  );
}
