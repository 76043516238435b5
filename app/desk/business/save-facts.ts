import { data, type RouterContextProvider, redirect } from "react-router";
import { type FactCopy, type FactGroup, factGroups } from "#app/copy/desk/business-details.ts";
import { defaultFacts } from "#app/copy/facts.ts";
import { deskPaths } from "#app/desk-paths.ts";
import type { FactProblem } from "#app/rules/business/fact-kind.ts";
import { mergeFacts } from "#app/rules/business/merge-facts.ts";
import { readFact } from "#app/rules/business/read-fact.ts";
import { fieldCount } from "#app/rules/business/type-fact.ts";
import { type Fields, readFields } from "#app/sections/read-fields.ts";
import { type Services, servicesOf } from "#server/services.ts";
import { readFactAt } from "./fact-places.ts";

type Posted = { request: Request; context: Readonly<RouterContextProvider> };

/** A group that was not saved: the typed values and the problem at each field. */
export type WrongFacts = {
  group: string;
  typed: Record<string, string[]>;
  problems: Record<string, { problem: FactProblem; at: number }>;
};

/** The result of the last press. */
export const flashes = ["saved", "unchanged", "back"] as const;

const flash = (what: (typeof flashes)[number], group: string) =>
  redirect(`${deskPaths.facts()}?said=${what}#${group}`, 303);

/** Saves a group of facts, or reverts one. */
export async function saveFacts({ request, context }: Posted) {
  const services = servicesOf(context);
  const fields = await readFields(request);
  const group = factGroups.find(({ id }) => id === fields.group);
  if (!group) return redirect(deskPaths.facts(), 303);
  const [how, path] = (fields.back ?? "").split(":");
  const known = group.facts.find((fact) => fact.path === path);
  if (!known) return saveGroup(services, group, fields);
  await services.queries.facts.inTransaction(async (facts) => {
    if (how === "standard") await facts.removeFact(known.path);
    else await facts.restorePreviousFact(known.path, services.clock());
  });
  return flash("back", group.id);
}

/** Twice the maximum of any fact: typed text is shown again, but no more of it. */
const maxTypedCharacters = 8000;

const typedOf = (fields: Fields, { path, kind }: FactCopy) =>
  Array.from({ length: fieldCount(kind) }, (_, at) => (fields[`${path}.${at}`] ?? "").slice(0, maxTypedCharacters));

async function saveGroup(services: Services, group: FactGroup, fields: Fields) {
  const typed: WrongFacts["typed"] = {};
  const problems: WrongFacts["problems"] = {};
  const values = new Map<string, unknown>();
  for (const fact of group.facts) {
    const parts = typedOf(fields, fact);
    typed[fact.path] = parts;
    const reading = readFact(fact.kind, parts);
    if ("problem" in reading) problems[fact.path] = reading;
    else values.set(fact.path, reading.value);
  }
  if (Object.keys(problems).length > 0) {
    return data({ group: group.id, typed, problems } satisfies WrongFacts, { status: 422 });
  }
  return flash((await changeFacts(services, values)) > 0 ? "saved" : "unchanged", group.id);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Writes what differs from what is in force; what is as delivered needs no row. */
async function changeFacts({ queries, clock }: Services, values: Map<string, unknown>): Promise<number> {
  return queries.facts.inTransaction(async (facts) => {
    const current = mergeFacts(defaultFacts, await facts.readFactChanges());
    const changed = [...values].filter(([path, value]) => !isSame(value, readFactAt(current, path)));
    for (const [path, value] of changed) {
      if (isSame(value, readFactAt(defaultFacts, path))) await facts.removeFact(path);
      else await facts.writeFact(path, value, clock());
    }
    return changed.length;
  });
}
