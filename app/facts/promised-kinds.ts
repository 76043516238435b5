import { withQuery } from "#platform/http/with-query.ts";
import type { Facts } from "./facts.ts";
import { bookConsultation } from "./public-paths.ts";
import type { SessionKind } from "./session-kind.ts";

/** A length that pages promise, besides that of the consultation. */
export type SessionPromise = Exclude<keyof Facts["sessionMinutes"], "consultation">;

type Described = { slug: string; name: string; about: string; isNamed?: true };

const audit = {
  name: "Visibility audit",
  about: "We search for you the way a stranger would, with you on the line, and name what would change the most.",
};
const call = {
  name: "Strategy call",
  about: "About your house and the season ahead. You hear what we would put right first, and what can wait.",
};

/**
 * The sessions that pages promise, as kinds in the one calendar. Those that are named are kinds of their own; the
 * others are only while their length differs from the calendar's.
 */
const promised: Record<SessionPromise, Described> = {
  quiz: {
    slug: "digital-diagnostic",
    name: "Digital Diagnostic",
    about: "We go through your own pages with you. You hear what we would do first, and take it from there yourself.",
    isNamed: true,
  },
  blueprint: { slug: "visibility-audit", ...audit, isNamed: true },
  visibilityThankYou: { slug: "blueprint-audit", ...audit, isNamed: true },
  playbook: { slug: "playbook-call", ...call },
  cigarThankYou: { slug: "lounge-audit", ...audit },
  strategyCall: { slug: "strategy-call", ...call },
};

const promises = Object.keys(promised) as SessionPromise[];

/** Whether a kind is one of them. */
export const isPromised = (id: string): id is SessionPromise => Object.hasOwn(promised, id);

export const isPromisedSlug = (slug: string) => promises.some((promise) => promised[promise].slug === slug);

/** The path stays that of the specification; the kind travels in the query. */
export const promisedPath = (slug: string) => withQuery(bookConsultation(), { kind: slug });

function kindOf(promise: SessionPromise, facts: Facts): SessionKind {
  const { slug, name, about } = promised[promise];
  const stored = facts.kinds?.find(({ id }) => id === promise);
  const times = { ...facts.booking, lengthMinutes: facts.sessionMinutes[promise] };
  const isHidden = stored?.isHidden ?? false;
  return { id: promise, slug, name, about, place: "", questions: [], isHidden, times };
}

/** All promised sessions as kinds. */
export const promisedKinds = (facts: Facts): SessionKind[] => promises.map((promise) => kindOf(promise, facts));

const isOwnKind = ({ id, isHidden, times }: SessionKind, { booking }: Facts) =>
  !isHidden && (promised[id as SessionPromise].isNamed || times.lengthMinutes !== booking.lengthMinutes);

/** The kind that a page opens for its promise; undefined for the ordinary session. */
export function openedKind(facts: Facts, promise: SessionPromise): SessionKind | undefined {
  const kind = kindOf(promise, facts);
  return isOwnKind(kind, facts) ? kind : undefined;
}

/** Where a page that promises a session leads to. */
export const sessionPath = (facts: Facts, promise: SessionPromise): string =>
  withQuery(bookConsultation(), { kind: openedKind(facts, promise)?.slug });

/** The promised sessions that the owner can switch off, and those that differ from the ordinary one. */
export const listedPromises = (facts: Facts): SessionKind[] =>
  promisedKinds(facts).filter((kind) => kind.isHidden || isOwnKind(kind, facts));

/** A promise whose kind is hidden opens the ordinary session, so that is what pages promise. */
export function keepPromises(facts: Facts): Facts {
  const hidden = promisedKinds(facts).filter(({ isHidden }) => isHidden);
  if (hidden.length === 0) return facts;
  const minutes = hidden.map(({ id }) => [id, facts.booking.lengthMinutes]);
  return { ...facts, sessionMinutes: { ...facts.sessionMinutes, ...Object.fromEntries(minutes) } };
}
