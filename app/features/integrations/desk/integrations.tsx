import { redirect } from "react-router";
import { alertCopy, alertKindOf } from "#facts/alerts.ts";
import { deskPaths } from "#facts/desk-paths.ts";
import { countedTo } from "#platform/desk/counted-to.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Flash } from "#platform/desk/flash.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { readFields } from "#platform/http/read-fields.ts";
import { servicesOf } from "#platform/http/services.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { connectionCopy } from "../words/connections.ts";
import { integrationNames, integrationsCopy } from "../words/integrations.ts";
import type { Route } from "./+types/integrations";
import { IntegrationGroups } from "./integration-groups.tsx";
import { Needs } from "./needs.tsx";
import "./integrations.css";

/** A test may take long, and reaches somebody else's server. */
export const handle = { personal: true, limit: { burst: 30, perSecond: 0.5 } } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { integrations } = servicesOf(context);
  return {
    isDisconnected: new URL(request.url).searchParams.get("flash") === "disconnected",
    alerts: await integrations.alerts(),
    integrations: await integrations.list(countedTo),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readFields(request);
  const name = integrationNames.find((each) => each === fields.integration);
  if (!name) return redirect(deskPaths.integrations(), 303);
  const forwardedFor = request.headers.get("X-Forwarded-For");
  await servicesOf(context).integrations.test(name, { forwardedFor, isSecure: request.url.startsWith("https:") });
  return redirect(`${deskPaths.integrations()}#${name}`, 303);
}

export const meta: Route.MetaFunction = () => deskMeta(integrationsCopy.title);

export default function IntegrationsPage({ loaderData }: Route.ComponentProps) {
  const { isDisconnected, alerts, integrations } = loaderData;
  return (
    <>
      <DeskHead title={integrationsCopy.title} lead={integrationsCopy.lead}>
        <Flash words={isDisconnected ? connectionCopy.disconnect.done : undefined} />
      </DeskHead>
      <Alerts alerts={alerts} />
      <Needs integrations={integrations} />
      <IntegrationGroups integrations={integrations} />
      <p id="launch">
        <GoLink href={deskPaths.launchCheck()}>{integrationsCopy.launch}</GoLink>
      </p>
    </>
  );
}

type Props = Pick<Route.ComponentProps["loaderData"], "alerts">;

/** Current problems; nothing if there are none. */
function Alerts({ alerts }: Props) {
  const { moment: at } = useBusinessTime();
  if (alerts.length === 0) return null;
  return (
    <section className="wrongs" aria-labelledby="wrongs">
      <h2 id="wrongs">{alertCopy.now}</h2>
      <ul>
        {alerts.map(({ name, since, toldAt }) => (
          <li key={name}>
            <b>{alertCopy.short[alertKindOf(name)]}</b>
            <span>
              {alertCopy.since(at(since))} {toldAt === null ? alertCopy.untold : alertCopy.told(at(toldAt))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
