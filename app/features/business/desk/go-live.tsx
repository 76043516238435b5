import { redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { noteActivity } from "#features/owner/owner-session.ts";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { servicesOf } from "#platform/http/services.ts";
import { Button } from "#platform/ui/button.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { countBlocking } from "../rules/launch-state.ts";
import { goLiveCopy as copy } from "../words/go-live.ts";
import type { Route } from "./+types/go-live";
import "./go-live.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { isLive, isPublic, publicSettings, readLaunchState } = servicesOf(context);
  const launch = await readLaunchState();
  const blocking = countBlocking(launch);
  const optional = launch.points.filter(({ isBlocking }) => !isBlocking).length;
  const state = !isLive() ? "waiting" : isPublic ? "live" : "local";
  return { state, blocking, optional, siteUrl: publicSettings.siteUrl } as const;
}

export async function action(asked: Route.ActionArgs) {
  await servicesOf(asked.context).goLive();
  await noteActivity(asked, { kind: "went-live" });
  return redirect(deskPaths.goLive(), 303);
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function GoLive({ loaderData: { state, ...data } }: Route.ComponentProps) {
  return (
    <div className="go-live">
      <h1 className="h2">{copy.title}</h1>
      {state === "waiting" && <Waiting {...data} />}
      {state === "live" && <Live {...data} />}
      {state === "local" && (
        <>
          <p>{copy.local.lead(data.siteUrl)}</p>
          <p>{copy.local.who}</p>
          <HandOver siteUrl={data.siteUrl} />
        </>
      )}
      {state !== "waiting" && (
        <p>
          <GoLink back href={deskPaths.today()}>
            {copy.today}
          </GoLink>
        </p>
      )}
    </div>
  );
}

type Data = { blocking: number; optional: number; siteUrl: string };

function Waiting({ blocking, optional, siteUrl }: Data) {
  const words = copy.waiting;
  return (
    <>
      <p>{words.lead(siteUrl)}</p>
      <p>{siteUrl.startsWith("https:") ? words.who : words.insecure}</p>
      {!siteUrl.startsWith("https:") && <HandOver siteUrl={siteUrl} />}
      <div>
        <p>{words.what}</p>
        <ul>
          {words.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </div>
      {blocking === 0 ? (
        <p className="st st--ok">{words.ready}</p>
      ) : (
        <p className="desk__warning">
          {words.open(blocking)} <a href={deskPaths.launchCheck()}>{words.check}</a>
        </p>
      )}
      {optional > 0 && (
        <p>
          {words.optional(optional)} <a href={`${deskPaths.launchCheck()}#yours`}>{words.optionalLink}</a>
        </p>
      )}
      <p className="quiet">{words.slow}</p>
      <form method="post" className="go-live__press">
        <Button kind="ink" bare type="submit">
          {words.button}
        </Button>
        <a href={deskPaths.today()}>{words.back}</a>
      </form>
    </>
  );
}

const HandOver = ({ siteUrl }: { siteUrl: string }) => (
  <section aria-labelledby="lines">
    <h2 id="lines" className="h4">
      {copy.lines.title}
    </h2>
    <pre className="go-live__lines">{copy.lines.text(siteUrl)}</pre>
  </section>
);

function Live({ siteUrl }: Data) {
  return (
    <>
      <p className="st st--ok">{copy.live.lead}</p>
      <p>{copy.live.next}</p>
      <p>
        <code>{new URL(paths.sitemap(), siteUrl).href}</code>
      </p>
    </>
  );
}
