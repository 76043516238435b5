import { deskPaths } from "#facts/desk-paths.ts";
import { countedTo } from "#platform/desk/counted-to.ts";
import { sayOutboxStatus, sayTrouble } from "#platform/desk/delivery-words.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import { deliveriesCopy } from "#platform/desk/words/sent-messages.ts";
import type { Route } from "./+types/deliveries";

const copy = deliveriesCopy.stuck;
const count = (number: number) => deskCopy.atMost(number, countedTo);

/** Says what is stuck, by cause; nothing if nothing is. */
export function StuckStrip({ data }: { data: Route.ComponentProps["loaderData"] }) {
  const { failing, resent, untransported, held, outcomes } = data;
  if (failing + resent + untransported + held === 0) return null;
  const lines: [href: string, words: string][] = groupByCause(outcomes).map(([cause, messages]) => [
    deskPaths.deliveries("failing"),
    copy.cause(cause, count(messages)),
  ]);
  const mails = deliveriesCopy.untransported(count(untransported), untransported === 1);
  if (untransported > 0) lines.push([deskPaths.connection("mail"), mails]);
  if (held > 0) lines.push([deskPaths.deliveries("held"), deliveriesCopy.held(count(held), held === 1)]);
  return (
    <section className="desk__warning stuck" aria-label={copy.title}>
      {failing + resent > 0 && <p>{sayOutboxStatus(data)}</p>}
      <ul>
        {lines.map(([href, words]) => (
          <li key={words}>
            <a href={href}>{words}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Outcomes = Route.ComponentProps["loaderData"]["outcomes"];

/** Many outcomes have one cause in the owner's words. */
function groupByCause(outcomes: Outcomes): [cause: string, messages: number][] {
  const sums = new Map<string, number>();
  for (const outcome of outcomes) {
    const cause = sayTrouble(outcome) || copy.unknown;
    sums.set(cause, (sums.get(cause) ?? 0) + outcome.count);
  }
  return [...sums].sort(([, one], [, other]) => other - one);
}
