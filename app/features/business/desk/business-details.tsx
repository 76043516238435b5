import { readStoredFacts } from "#features/details/server/queries/facts.ts";
import { factsCopy } from "#features/details/words/business-details.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { servicesOf } from "#platform/http/services.ts";
import { findFacts } from "../rules/find-facts.ts";
import { checklistCopy } from "../words/checklist.ts";
import type { Route } from "./+types/business-details";
import { FoundFacts } from "./found-facts.tsx";
import { GroupList } from "./group-list.tsx";
import { listFacts } from "./list-facts.ts";
import { findOutside } from "./sessions-outside.ts";
import "#features/details/desk/facts.css";

const maxTypedCharacters = 100;

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = servicesOf(context);
  const stored = await readStoredFacts(services.db);
  const typed = (new URL(request.url).searchParams.get("q") ?? "").trim().slice(0, maxTypedCharacters);
  const facts = listFacts(stored);
  const changed = facts.filter(({ isStandard }) => !isStandard);
  const { count: outside } = await findOutside(stored.activeFacts, services);
  const asksForPrices = typed === checklistCopy.findPrices && (await services.checklist.isLeft("prices"));
  return { typed, found: findFacts(facts, typed), changed, outside, asksForPrices };
}

export const meta: Route.MetaFunction = () => deskMeta(factsCopy.title);

export default function BusinessDetails({ loaderData }: Route.ComponentProps) {
  const { typed, found, changed, outside, asksForPrices } = loaderData;
  return (
    <>
      <DeskHead title={factsCopy.title} lead={factsCopy.lead} />
      <FoundFacts typed={typed} found={found} asksForPrices={asksForPrices} />
      {typed === "" && <GroupList changed={changed} outside={outside} />}
    </>
  );
}
