import { Outlet, useLocation } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { ownersOnly, personOf, placeOf, readSession } from "#features/owner/owner-session.ts";
import { accessCopy } from "#features/owner/words/access.ts";
import { writersCopy } from "#features/owner/words/writers.ts";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { HeldPress } from "#platform/desk/held-press.tsx";
import { deskCopy } from "#platform/desk/words/desk.ts";
import { searchCopy as copy } from "#platform/desk/words/search.ts";
import { hasUndeclaredProxy } from "#platform/http/judge-proxy.ts";
import { networkOf, servicesOf } from "#platform/http/services.ts";
import { countDeliveries } from "#platform/outbox/server/queries/deliveries.ts";
import { withVersion } from "#platform/sections/icon-version.ts";
import { ButtonLink } from "#platform/ui/button.tsx";
import type { Route } from "./+types/desk";
import { DeskNav, WriterNav } from "./desk-nav.tsx";
import "#platform/desk/desk-search.css";
import "#platform/ui/buttons.css";
import "#platform/ui/dialog.css";
import "#platform/ui/fields.css";
import "#platform/desk/desk-colours.css";
import "./desk.css";
import "#platform/desk/status.css";
import "./desk-bar.css";
import "#platform/desk/desk-table.css";

export const handle = { personal: true, ownersPost: true } as const;
export const middleware: Route.MiddlewareFunction[] = [ownersOnly];

/** Middleware runs only for routes with a loader, so this one must stay. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, clock, publicSettings, isLive, owner } = servicesOf(context);
  const session = await readSession({ request, context });
  const isNetworkKnown = networkOf(context) !== undefined;
  return {
    nowMs: clock(),
    writer: session?.writer,
    person: session && personOf(session.writer?.id),
    isLive: isLive(),
    isStaging: publicSettings.sendsNothing,
    passkeysOfOtherHosts: await owner.passkeys.countOfOtherHosts(placeOf(request).host),
    isMailSet: publicSettings.isMailSet,
    failing: await countDeliveries(db, "failing", 99),
    hasUndeclaredProxy: hasUndeclaredProxy({
      isNetworkKnown,
      siteUrl: publicSettings.siteUrl,
      headers: request.headers,
    }),
  };
}

/** An error of a page has its own title. */
export const meta: Route.MetaFunction = ({ error }) => deskMeta(error ? undefined : deskCopy.nav.today);

export default function Desk({ loaderData }: Route.ComponentProps) {
  return (
    <div className="desk">
      <a className="skip" href="#main">
        {deskCopy.skip}
      </a>
      <header className="desk__bar surface-ink">
        <a className="mark" href={loaderData.writer ? deskPaths.articles() : deskPaths.today()}>
          <img src={withVersion(paths.drawnIcon(), useFacts())} alt="" width={32} height={32} />
          <span>{deskCopy.name}</span>
        </a>
        {loaderData.writer ? (
          <WriterNav />
        ) : (
          <>
            <DeskSearch />
            <DeskNav failing={loaderData.failing} />
          </>
        )}
        <form method="post" action={deskPaths.signOut()} data-signs-out>
          <button className="textbtn" type="submit">
            {deskCopy.signOut}
          </button>
        </form>
      </header>
      <main id="main" className="desk__main" tabIndex={-1}>
        {loaderData.writer ? (
          !loaderData.writer.mayPublish && <p className="desk__notice">{writersCopy.draftsOnly}</p>
        ) : (
          <OwnersNotices {...loaderData} />
        )}
        <Outlet />
      </main>
      {loaderData.person && <HeldPress person={loaderData.person} />}
    </div>
  );
}

type Notices = Pick<
  Route.ComponentProps["loaderData"],
  "isLive" | "isStaging" | "hasUndeclaredProxy" | "passkeysOfOtherHosts"
>;

const OwnersNotices = ({ isLive, isStaging, hasUndeclaredProxy, passkeysOfOtherHosts }: Notices) => (
  <>
    {isStaging && <p className="desk__notice surface-ox">{deskCopy.staging}</p>}
    {!isLive && !isStaging && <NotLive />}
    {hasUndeclaredProxy && <ProxyWarning />}
    {passkeysOfOtherHosts > 0 && <OtherHosts count={passkeysOfOtherHosts} />}
  </>
);

const NotLive = () => (
  <div className="desk__notice surface-ox">
    <p>{deskCopy.notLive.text}</p>
    {useLocation().pathname !== deskPaths.goLive() && (
      <ButtonLink small bare href={deskPaths.goLive()}>
        {deskCopy.notLive.link}
      </ButtonLink>
    )}
  </div>
);

/** The site's address has changed. */
const OtherHosts = ({ count }: { count: number }) => (
  <p className="desk__warning">
    {accessCopy.passkeys.otherHosts(count)} <a href={deskPaths.passkeys()}>{accessCopy.passkeys.link}</a>
  </p>
);

/** An undeclared proxy: the limits of bookings and mails by network are off. */
const ProxyWarning = () => (
  <p className="desk__warning">
    {deskCopy.proxyWarning.text} <a href={`${deskPaths.integrations()}#proxy`}>{deskCopy.proxyWarning.link}</a>
  </p>
);

/** The one search field of the desk; Enter sends it. */
function DeskSearch() {
  const { pathname, search } = useLocation();
  const q = pathname === deskPaths.search() ? (new URLSearchParams(search).get("q") ?? "") : "";
  return (
    <search className="desk__search">
      <form action={deskPaths.search()}>
        <input
          name="q"
          type="search"
          aria-label={copy.label}
          aria-keyshortcuts="Control+K Meta+K"
          placeholder={copy.placeholder}
          defaultValue={q}
          maxLength={100}
          autoComplete="off"
          data-search
        />
        <span aria-hidden="true">{copy.shortcut}</span>
      </form>
    </search>
  );
}
