import { parties, partiesCopy } from "#app/copy/desk-parties.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { Button } from "#app/ui/button.tsx";
import { countedTo } from "../counted-to.ts";
import { useHouseTime } from "../use-house-time.ts";
import type { Route } from "./+types/parties";

export type Party = Route.ComponentProps["loaderData"]["parties"][number];

export function PartyRow({ party }: { party: Party }) {
  const { name, real } = party;
  const copy = parties[name];
  return (
    <li className="party" id={name}>
      <h2 className="party__name">{copy.name}</h2>
      <div className="party__stands">
        <span className={real ? "st st--ok" : "st st--off"}>
          {real ? partiesCopy.real : (copy.word ?? partiesCopy.standIn)}
        </span>
        {real ? (
          <p>{real}</p>
        ) : (
          <p>
            {copy.standIn}
            <br />
            {partiesCopy.setting(copy.settings)}
          </p>
        )}
      </div>
      <div className="party__last">
        <LastHeard party={party} />
      </div>
      <form method="post" action={deskPaths.parties()}>
        <Button kind="line" small bare type="submit" name="party" value={name}>
          {partiesCopy.test}
          <span className="vh">{partiesCopy.testOf(copy.name)}</span>
        </Button>
      </form>
    </li>
  );
}

function LastHeard({ party: { tested, delivered, feed } }: { party: Party }) {
  const { moment: at } = useHouseTime();
  const words = partiesCopy.feed;
  return (
    <>
      {feed?.lastAttemptAt && (
        <p className={feed.outcome === "posts" || feed.outcome === "started" ? undefined : "parties__wrong"}>
          {feed.outcome === "posts"
            ? words.posts(feed.kept, at(feed.lastAttemptAt))
            : words.other(feed.outcome, feed.detail, at(feed.lastAttemptAt))}
        </p>
      )}
      {delivered && delivered.lastAt > 0 && <p>{partiesCopy.delivered(delivered.lastOutcome, at(delivered.lastAt))}</p>}
      {delivered && delivered.waiting + delivered.parked > 0 && (
        <p className="parties__wrong">{partiesCopy.underWay(delivered, countedTo)}</p>
      )}
      {tested?.outcome && (
        <p className={tested.isWell ? undefined : "parties__wrong"}>
          {partiesCopy.lastTest(tested.outcome, at(tested.at))}
        </p>
      )}
      {!feed?.lastAttemptAt && !delivered && !tested?.outcome && <p className="quiet">{partiesCopy.nothingHeard}</p>}
    </>
  );
}
