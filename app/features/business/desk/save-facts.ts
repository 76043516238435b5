import { nanoid } from "nanoid";
import { data, type RouterContextProvider, redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { defaultFacts, type PriceRange } from "#facts/facts.ts";
import { writeNotes } from "#features/articles/desk/picture-notes.ts";
import { readWeekFields, type WeekFields } from "#features/details/desk/read-week-fields.ts";
import { takePictures } from "#features/details/desk/take-pictures.ts";
import { typedOf } from "#features/details/desk/typed-of.ts";
import type { FactProblem } from "#features/details/rules/fact-kind.ts";
import { mergeFacts } from "#features/details/rules/merge-facts.ts";
import { readFact } from "#features/details/rules/read-fact.ts";
import { readStoredFacts, removeFact, writeFact } from "#features/details/server/queries/facts.ts";
import { type FactGroup, factGroups } from "#features/details/words/business-details.ts";
import { noteActivity } from "#features/owner/owner-session.ts";
import type { PictureNote } from "#features/pictures/rules/picture-file.ts";
import type { ChangeWarning } from "#platform/http/feature.ts";
import { type Fields, type PostedForm, readForm } from "#platform/http/read-fields.ts";
import { type Services, servicesOf } from "#platform/http/services.ts";
import type { Place } from "#platform/intl/place.ts";
import { formatPrice } from "#platform/text/format-price.ts";
import { businessDay } from "#platform/time/business-time.ts";
import { zoneOfCountry } from "../rules/zone-of-country.ts";
import { readFactAt } from "./fact-places.ts";
import { findGroup, isSame } from "./load-facts.ts";
import { type Planned, planChange } from "./plan-change.ts";
import { findNewlyOutside, type OutsideSessions } from "./sessions-outside.ts";

type Posted = { request: Request; params: { group: string }; context: Readonly<RouterContextProvider> };

/** A section that was not saved: the typed values, the problem at each field, or a question. */
export type UnsavedFacts = {
  typed: Record<string, string[]>;
  problems: Record<string, { problem: FactProblem; at: number; spans?: string[] }>;
  /** The opening hours as they were chosen. */
  week?: WeekFields | undefined;
  /** Sessions outside the new hours; `act` is the action that the owner's confirmation repeats. */
  question?: { outside?: OutsideSessions; warning?: ChangeWarning; act: string };
};

/** The result of the last action. */
export const flashes = ["saved", "unchanged", "back"] as const;

const save = "save";

/** Saves a section, takes facts back, or lets facts follow the name. Asks before it closes a booked hour. */
export async function saveFacts({ request, params, context }: Posted) {
  const services = servicesOf(context);
  const group = findGroup(params.group);
  if (!group) throw data(null, 404);
  const form = await readForm(request);
  const { fields } = form;
  const act = fields.sure ?? fields.act ?? save;
  const typed = Object.fromEntries(group.facts.map((fact) => [fact.path, typedOf(fields, fact)]));
  const hours = group.facts.find(({ kind }) => kind.type === "weeklyHours");
  const week = hours && act === save ? readWeekFields(fields, hours.path) : undefined;
  const reading: Reading =
    act === save
      ? await readGroup(group, form, typed, services)
      : { values: await planAct(act, group, fields, services) };
  if ("problems" in reading) return data({ typed, problems: reading.problems, week } satisfies UnsavedFacts, 422);
  if (act === save) followCountry(reading.values, services);
  const outside = fields.sure === undefined && (await findNewlyOutside(reading.values, services));
  if (outside && outside.count > 0) {
    const kept = act === save ? typed : {};
    return data({ typed: kept, problems: {}, week, question: { outside, act } } satisfies UnsavedFacts);
  }
  const warning = fields.sure === undefined ? await warnOf(reading.values, services) : undefined;
  if (warning) {
    const kept = act === save ? typed : {};
    return data({ typed: kept, problems: {}, week, question: { warning, act } } satisfies UnsavedFacts);
  }
  const undo = await changeFacts(services, reading.values);
  if (undo) await noteActivity({ request, context }, { kind: "details-changed", about: group.id });
  if (fields.say === "hours") await services.checklist.say("hours");
  await services.refreshContent();
  const flash = act !== save && !act.startsWith("follow") ? "back" : "saved";
  const note = writeNotes(reading.notes);
  return redirect(deskPaths.factGroup(group.id, { flash: undo ? flash : "unchanged", undo, note }), 303);
}

/** Plans a button's change; empty if its fact is in another section. */
async function planAct(act: string, group: FactGroup, fields: Fields, services: Services): Promise<Planned> {
  const [how, about] = act.split(":");
  const isOfFact = how === "standard" || how === "previous";
  if (isOfFact && !group.facts.some(({ path }) => path === about)) return new Map();
  return planChange(act, (path) => fields[`follow.${path}`] === "on", services);
}

type Reading = { values: Planned; notes?: PictureNote[] } | { problems: UnsavedFacts["problems"] };

async function readGroup(
  group: FactGroup,
  form: PostedForm,
  typed: UnsavedFacts["typed"],
  services: Services,
): Promise<Reading> {
  const { pictures, problems: refused, notes } = await takePictures(group, form, typed, services);
  const problems: UnsavedFacts["problems"] = refused;
  const values: Planned = new Map();
  const { booking, place } = services.facts();
  const today = businessDay(services.clock(), booking.timeZone);
  for (const { path, kind } of group.facts) {
    const reading = readFact(kind, typed[path] ?? [], { today, pictures, place });
    if (!("problem" in reading)) values.set(path, reading.value);
    else problems[path] ??= reading;
  }
  return Object.keys(problems).length > 0 ? { problems } : { values, notes };
}

/** Lets the time zone follow a new country, unless the owner has chosen one. */
function followCountry(values: Planned, { facts, clock }: Services) {
  const { contact, booking } = facts();
  const country = values.get("contact.country");
  if (typeof country !== "string" || country === contact.country) return;
  if (booking.timeZone !== defaultFacts.booking.timeZone) return;
  const zone = zoneOfCountry(country, clock());
  if (zone) values.set("booking.timeZone", zone);
}

/** Stores values that differ from the current ones. Returns the id that undoes it; undefined if none did. */
async function changeFacts({ db, clock }: Services, values: Planned): Promise<string | undefined> {
  const changeId = nanoid();
  return db.transaction().execute(async (tx) => {
    const { activeFacts } = await readStoredFacts(tx);
    const changed = [...values].filter(([path, value]) => !isSame(value, readFactAt(activeFacts, path)));
    for (const [path, value] of changed) {
      if (isSame(value, readFactAt(defaultFacts, path))) await removeFact(tx, path, changeId);
      else await writeFact(tx, path, value, clock(), changeId);
    }
    return changed.length > 0 ? changeId : undefined;
  });
}

async function warnOf(values: Planned, { db, warnOfChange }: Services) {
  const { activeFacts } = await readStoredFacts(db);
  const after = mergeFacts(activeFacts, Object.fromEntries(values));
  const printed = (facts: typeof activeFacts, path: string) => print(readFactAt(facts, path), facts.place);
  // Another currency changes every price.
  const changed = factGroups
    .flatMap(({ facts }) => facts)
    .map(({ path }) => [printed(activeFacts, path), printed(after, path)] as const)
    .filter(([one, other]) => one !== other);
  return warnOfChange({ before: changed.map(([before]) => before), after: changed.map(([, now]) => now) });
}

function print(value: unknown, place: Place): string {
  if (typeof value === "number" || typeof value === "string") return String(value);
  const isPrice = typeof value === "object" && value !== null && "lowDollars" in value;
  return isPrice ? formatPrice(value as PriceRange, place) : "";
}
