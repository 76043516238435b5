import { redirect } from "react-router";
import { partiesCopy, partyNames } from "#app/copy/desk-parties.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { readFields } from "#app/sections/read-fields.ts";
import { edgesOf } from "#server/edges.ts";
import { countedTo } from "../counted-to.ts";
import { deskMeta } from "../desk-meta.ts";
import type { Route } from "./+types/parties";
import { Alerts } from "./alerts.tsx";
import { LaunchCheck } from "./launch-check.tsx";
import { readLaunchState } from "./launch-state.ts";
import { PartyRow } from "./party-row.tsx";
import "#app/ui/buttons.css";
import "./parties.css";

/** A test may take a while, and goes to somebody else's door. */
export const handle = { personal: true, limit: { burst: 30, perSecond: 0.5 } } as const;

export async function loader({ context }: Route.LoaderArgs) {
  const edges = edgesOf(context);
  const { parties } = edges;
  return {
    alerts: await parties.alerts(),
    parties: await parties.list(countedTo),
    findings: await readLaunchState(edges),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request);
  const name = partyNames.find((each) => each === fields.party);
  if (!name) return redirect(deskPaths.parties(), 303);
  const forwardedFor = request.headers.get("X-Forwarded-For");
  await edgesOf(context).parties.test(name, { forwardedFor, isSecure: request.url.startsWith("https:") });
  return redirect(`${deskPaths.parties()}#${name}`, 303);
}

export const meta: Route.MetaFunction = () => deskMeta(partiesCopy.title);

export default function PartiesPage({ loaderData: { alerts, parties, findings } }: Route.ComponentProps) {
  return (
    <>
      <header className="desk__head">
        <h1 className="h2">{partiesCopy.title}</h1>
        <p>{partiesCopy.lead}</p>
      </header>
      <Alerts alerts={alerts} />
      <ul className="parties">
        {parties.map((party) => (
          <PartyRow key={party.name} party={party} />
        ))}
      </ul>
      <LaunchCheck findings={findings} />
    </>
  );
}
