import { redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { countBlocking, type LaunchPoint, type LaunchState, pagesWith } from "../rules/launch-state.ts";
import { checklistCopy } from "../words/checklist.ts";
import { launchCheckCopy as copy } from "../words/launch-check.ts";
import type { Route } from "./+types/launch-check";
import { PassagesOfPage } from "./passages-of-page.tsx";
import "./launch-check.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { readLaunchState, checklist } = servicesOf(context);
  const state = await readLaunchState();
  return {
    state,
    isChecklistHidden: await checklist.isHidden(),
    openPage: new URL(request.url).searchParams.get("page"),
  };
}

/** `mine` and `notMine` name a page, or a field of it; `at` tells whether that was said on the page itself. */
export async function action({ request, context }: Route.ActionArgs) {
  const { mine, notMine, at } = await readFields(request);
  const [page = "", field] = (mine ?? notMine ?? "").split(" ");
  const { confirmWords, readLaunchState } = servicesOf(context);
  const isKnown = await confirmWords({ page, field }, mine !== undefined);
  const state = isKnown ? await readLaunchState() : undefined;
  const path = at === "page" && state?.pages.find((each) => each.page === page)?.path;
  if (path) return redirect(path, 303);
  const open = state && pageFrom(page, state);
  return redirect(deskPaths.launchCheck(open), 303);
}

/** The page if it has words left to confirm, else the next that has. */
function pageFrom(page: string, state: LaunchState) {
  const left = pagesWith(state, false).map((each) => each.page);
  return state.pages.slice(state.pages.findIndex((each) => each.page === page)).find((each) => left.includes(each.page))
    ?.page;
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function LaunchCheck({ loaderData: { state, openPage, isChecklistHidden } }: Route.ComponentProps) {
  const blocking = countBlocking(state);
  const open = state.points.filter(({ isBlocking }) => !isBlocking);
  const confirmed = pagesWith(state, true);
  return (
    <>
      <DeskHead title={copy.title} look="h2" lead={copy.lead}>
        <p className={blocking === 0 ? "st st--ok" : "st st--wait"}>
          {blocking === 0 ? copy.ready : copy.blocked(blocking)}
        </p>
      </DeskHead>
      {blocking > 0 && (
        <section className="launch" aria-labelledby="blocks">
          <h2 id="blocks">{copy.blocks}</h2>
          <Points title={copy.details} points={state.points.filter(({ isBlocking }) => isBlocking)} />
          <Words state={state} openPage={openPage} />
        </section>
      )}
      {open.length > 0 && (
        <section className="launch" aria-labelledby="yours">
          <h2 id="yours">{copy.taste}</h2>
          <Points title={copy.open(open.length)} lead={copy.openLead} points={open} />
        </section>
      )}
      <section className="launch" aria-labelledby="done">
        <h2 id="done">{copy.done}</h2>
        {confirmed.length === 0 && <p className="quiet">{copy.nothingDone}</p>}
        {confirmed.map((page) => (
          <PassagesOfPage key={page.page} page={page} isConfirmed isOpen={false} />
        ))}
      </section>
      {isChecklistHidden && (
        <form method="post" action={deskPaths.checklist()}>
          <button className="textbtn" type="submit" name="say" value="show">
            {checklistCopy.show}
          </button>
        </form>
      )}
    </>
  );
}

function Words({ state, openPage }: Pick<Route.ComponentProps["loaderData"], "state" | "openPage">) {
  const left = pagesWith(state, false);
  if (left.length === 0) return null;
  return (
    <>
      <h3 id="words">{copy.words.title}</h3>
      <p className="quiet">{copy.words.lead}</p>
      {left.map((page) => (
        <PassagesOfPage key={page.page} page={page} isConfirmed={false} isOpen={page.page === openPage} />
      ))}
    </>
  );
}

type PointsProps = { title: string; lead?: string; points: readonly LaunchPoint[] };

function Points({ title, lead, points }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      {lead && <p className="quiet">{lead}</p>}
      <ul className="launch__points">
        {points.map(({ title: name, why, href, link }) => (
          <li key={name}>
            <h4>{name}</h4>
            <p className="quiet">{why}</p>
            {href && (
              <GoLink href={href}>
                {link}
                <span className="vh">{copy.words.of(name)}</span>
              </GoLink>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
