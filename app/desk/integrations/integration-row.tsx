import { integrations, integrationsCopy } from "#app/copy/desk/integrations.ts";
import { countedTo } from "#app/desk/frame/counted-to.ts";
import { useBusinessTime } from "#app/desk/frame/use-business-time.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/integrations";

export type Integration = Route.ComponentProps["loaderData"]["integrations"][number];

export function IntegrationRow({ integration }: { integration: Integration }) {
  const { name, connected } = integration;
  const copy = integrations[name];
  return (
    <li className="integration" id={name}>
      <h2 className="integration__name">{copy.name}</h2>
      <div className="integration__stands">
        <span className={connected ? "st st--ok" : "st st--off"}>
          {connected ? integrationsCopy.connected : (copy.word ?? integrationsCopy.builtIn)}
        </span>
        {connected ? (
          <p>{connected}</p>
        ) : (
          <p>
            {copy.builtIn}
            <br />
            {integrationsCopy.setting(copy.settings)}
          </p>
        )}
      </div>
      <div className="integration__last">
        <LastHeard integration={integration} />
      </div>
      <form method="post" action={deskPaths.integrations()}>
        <Button kind="line" small bare type="submit" name="integration" value={name}>
          {integrationsCopy.test}
          <span className="vh">{integrationsCopy.testOf(copy.name)}</span>
        </Button>
      </form>
    </li>
  );
}

function LastHeard({ integration: { tested, delivered, feed } }: { integration: Integration }) {
  const { moment: at } = useBusinessTime();
  const words = integrationsCopy.feed;
  return (
    <>
      {feed?.lastAttemptAt && (
        <p className={feed.outcome === "posts" || feed.outcome === "started" ? undefined : "integrations__wrong"}>
          {feed.outcome === "posts"
            ? words.posts(feed.kept, at(feed.lastAttemptAt))
            : words.other(feed.outcome, feed.detail, at(feed.lastAttemptAt))}
        </p>
      )}
      {delivered && delivered.lastAt > 0 && (
        <p>{integrationsCopy.delivered(delivered.lastOutcome, at(delivered.lastAt))}</p>
      )}
      {delivered && delivered.waiting + delivered.deadLettered > 0 && (
        <p className="integrations__wrong">{integrationsCopy.inProgress(delivered, countedTo)}</p>
      )}
      {tested?.outcome && (
        <p className={tested.isHealthy ? undefined : "integrations__wrong"}>
          {integrationsCopy.lastTest(tested.outcome, at(tested.at))}
        </p>
      )}
      {!feed?.lastAttemptAt && !delivered && !tested?.outcome && (
        <p className="quiet">{integrationsCopy.nothingHeard}</p>
      )}
    </>
  );
}
