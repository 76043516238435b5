import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { factsCopy } from "#features/details/words/business-details.ts";
import { everyPage } from "#features/frame/every-page.ts";
import { makeGuesser } from "#features/words/rules/guess-page.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Flash } from "#platform/desk/flash.tsx";
import type { RouteHandle } from "#platform/http/server/route-table.ts";
import { type Services, servicesOf } from "#platform/http/services.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { countDeadLinks } from "../../server/queries/link-check.ts";
import { listMissed } from "../../server/queries/missed-addresses.ts";
import { addressesCopy as copy } from "../../words/addresses.ts";
import type { Route } from "./+types/addresses";
import { MissedList } from "./missed-list.tsx";
import { type Place, RedirectForms } from "./redirect-forms.tsx";
import { RedirectList } from "./redirect-list.tsx";
import { flashes, saveRedirects } from "./save-redirects.ts";
import "./addresses.css";

/** Room for 500 lines of the longest addresses, and for more lines: the form says how many it takes. */
export const handle: RouteHandle = { maxBodyBytes: 1024 * 1024 };

const onPage = 100;
const maxTyped = 1000;

/** Pages that an address can lead to, beside the articles. */
const ownPages: Place[] = everyPage.map(({ path, name }) => ({ path, name }));

export const action = saveRedirects;

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const { searchParams } = new URL(request.url);
  const all = await services.redirects.list();
  const page = Math.max(1, Math.trunc(Number(searchParams.get("page"))) || 1);
  return {
    redirects: all.slice((page - 1) * onPage, page * onPage),
    count: all.length,
    page,
    isMore: all.length > page * onPage,
    ...(await loadMissed(services, ownPages, searchParams.get("from")?.slice(0, maxTyped))),
    dead: await countDeadLinks(services.db),
    places: ownPages,
    flash: flashes.find((each) => each === searchParams.get("flash")),
    saved: Number(searchParams.get("count")) || 1,
  };
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  const { missed, begun, dead, redirects, count, page, isMore, places, flash, saved } = loaderData;
  const done = saved > 1 ? copy.several.done(saved) : copy.add.done;
  const inPart =
    actionData?.form === "several" && actionData.saved > 0 ? copy.several.done(actionData.saved) : undefined;
  const flashWords = { saved: done, removed: copy.list.removed, aside: copy.asideNow, listed: copy.listedAgain };
  return (
    <>
      <DeskHead back={deskPaths.facts()} backWords={factsCopy.title} title={copy.title} lead={copy.lead}>
        <Flash words={actionData || !flash ? inPart : flashWords[flash]} />
        <p>
          <GoLink href={deskPaths.deadLinks()}>{dead > 0 ? copy.links.found(dead) : copy.links.go}</GoLink>
        </p>
        {actionData && (
          <p className="moved__wrong" role="alert">
            {copy.notSaved} <a href="#new">{copy.see}</a>
          </p>
        )}
      </DeskHead>
      {page === 1 && <MissedList {...missed} />}
      <RedirectForms unsaved={actionData} begun={begun} places={places} />
      <RedirectList redirects={redirects} count={count} page={page} isMore={isMore} />
    </>
  );
}

/** Each address in this list has a form of its own, so the list is short. */
const maxShown = 25;
const maxAside = 100;
const maxArticles = 500;

/** Loads the most requested missing addresses, each with a guess of its page, and the guess for `from`. */
async function loadMissed({ db, readListing }: Services, ownPages: readonly Place[], from: string | undefined) {
  const missed = await listMissed(db, false);
  const { posts } = await readListing();
  const articles = posts.slice(0, maxArticles).map(({ slug, title }) => ({ path: paths.article(slug), name: title }));
  const guess = makeGuesser([...ownPages, { path: paths.blog(), name: "blog news" }, ...articles]);
  return {
    begun: from ? { from, to: guess(from) } : undefined,
    missed: {
      shown: missed.slice(0, maxShown).map((each) => ({ ...each, guess: guess(each.address) })),
      count: missed.length,
      aside: (await listMissed(db, true)).slice(0, maxAside),
    },
  };
}
