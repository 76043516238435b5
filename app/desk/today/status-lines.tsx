import { deskCopy } from "#app/copy/desk/desk.ts";
import { todayCopy as copy } from "#app/copy/desk/today.ts";
import { countedTo } from "#app/desk/frame/counted-to.ts";
import { sayOutboxStatus } from "#app/desk/outbox/delivery-words.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import type { Route } from "./+types/today";

type Data = Route.ComponentProps["loaderData"];
type Outbox = Data["outbox"];

const isHealthy = ({ failing, resent, untransported, held, fullMailHour }: Outbox) =>
  failing + resent + untransported + held === 0 && !fullMailHour;

/** Who waits, then in one line each what the site could not do by itself, with the way there. */
export function StatusLines({ outbox, people: { counts } }: Pick<Data, "outbox" | "people">) {
  const count = (number: number) => deskCopy.atMost(number, countedTo);
  const { failing, resent, untransported, held, fullMailHour } = outbox;
  const lines: [list: string, words: string][] = [];
  if (failing + resent > 0)
    lines.push([failing > 0 ? "failing" : "waiting", sayOutboxStatus(outbox).replace(/\.$/, "")]);
  if (untransported > 0) lines.push(["waiting", copy.untransported(count(untransported), untransported === 1)]);
  if (fullMailHour) lines.push(["waiting", copy.hourIsFull(fullMailHour)]);
  if (held > 0) lines.push(["held", copy.held(count(held), held === 1)]);
  const people = copy.peopleLine(count(counts.recent), count(counts.waiting), counts);
  return (
    <>
      <p>{people || (isHealthy(outbox) ? copy.calm : copy.nobodyWaits)}</p>
      {lines.map(([list, words]) => (
        <p key={words}>
          <GoLink href={deskPaths.deliveries(list)}>{words}</GoLink>
        </p>
      ))}
    </>
  );
}
