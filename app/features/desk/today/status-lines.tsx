import { type AlertKind, alertCopy } from "#facts/alerts.ts";
import { deskPaths } from "#facts/desk-paths.ts";
import { addressesCopy } from "#features/business/words/addresses.ts";
import { guidesCopy } from "#features/guides/words/desk.ts";
import { guideGroup } from "#features/guides/words/guides/guides.ts";
import { countedTo } from "#platform/desk/counted-to.ts";
import { sayOutboxStatus } from "#platform/desk/delivery-words.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import { deliveriesCopy } from "#platform/desk/words/sent-messages.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { todayCopy as copy } from "../words/today.ts";
import type { Route } from "./+types/today";

type Data = Route.ComponentProps["loaderData"];
type Props = Pick<Data, "outbox" | "people" | "addresses" | "guides" | "alerts"> & { hasChecklist: boolean };

/** Sent messages has lines of its own for these. */
const ofOutbox: AlertKind[] = ["deliveries", "mail", "held", "hourly"];

/** Lists who waits, what is due, and what the site could not do by itself, each with a link. */
export function StatusLines({ outbox, addresses, guides, alerts, people: { counts, due }, hasChecklist }: Props) {
  const count = (number: number) => deskCopy.atMost(number, countedTo);
  const { failing, resent, untransported, held, fullMailHour } = outbox;
  const lines: [href: string, words: string][] = [];
  const addOutbox = (list: string, words: string) => lines.push([deskPaths.deliveries(list), words]);
  if (due > 0) lines.push([deskPaths.leads({ due: "1" }), copy.due(count(due), due === 1)]);
  if (failing + resent > 0) addOutbox(failing > 0 ? "failing" : "waiting", sayOutboxStatus(outbox).replace(/\.$/, ""));
  if (untransported > 0) addOutbox("waiting", deliveriesCopy.untransported(count(untransported), untransported === 1));
  if (fullMailHour) addOutbox("waiting", copy.hourIsFull(fullMailHour));
  if (addresses.missed > 0) lines.push([deskPaths.addresses(), copy.missed(addresses.missed)]);
  if (addresses.dead > 0) lines.push([deskPaths.deadLinks(), addressesCopy.links.found(addresses.dead)]);
  if (guides[0]) lines.push([deskPaths.wordGroup(guideGroup(guides[0])), guidesCopy.behind(guides.length)]);
  if (held > 0) addOutbox("held", deliveriesCopy.held(count(held), held === 1));
  const others = alerts.filter((kind) => !ofOutbox.includes(kind));
  for (const kind of others) lines.push([deskPaths.integrations(), alertCopy.short[kind]]);
  const people = copy.peopleLine(count(counts.recent), count(counts.waiting), counts);
  const nothingNew = lines.length === 0 ? copy.calm : copy.nobodyWaits;
  return (
    <>
      <p>{people || (hasChecklist ? copy.opening : nothingNew)}</p>
      {lines.map(([href, words]) => (
        <p key={words}>
          <GoLink href={href}>{words}</GoLink>
        </p>
      ))}
    </>
  );
}
