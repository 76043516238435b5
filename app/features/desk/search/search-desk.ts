import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { filterPosts } from "#features/articles/rules/filter-posts.ts";
import { formatPostDate } from "#features/articles/rules/format-post-date.ts";
import { listDrafts, listPlanned, listPublications } from "#features/articles/server/queries/article-list.ts";
import { listFacts } from "#features/business/desk/list-facts.ts";
import { findFacts } from "#features/business/rules/find-facts.ts";
import { readStoredFacts } from "#features/details/server/queries/facts.ts";
import { factsCopy } from "#features/details/words/business-details.ts";
import { listLeads } from "#features/leads/server/queries/lead-list.ts";
import { nameDelivery } from "#platform/desk/delivery-words.ts";
import { searchCopy as copy, type SearchGroup } from "#platform/desk/words/search.ts";
import type { Services } from "#platform/http/services.ts";
import { listDeliveriesAbout } from "#platform/outbox/server/queries/deliveries.ts";
import { excerptAround, matchWords, readWords } from "#platform/text/match-words.ts";
import { findPages, type Hit } from "./find-pages.ts";
import { searchEntries } from "./server/search-messages.ts";
import { searchNotes } from "./server/search-notes.ts";
import { searchSessions } from "./server/search-sessions.ts";
import { searchSteps } from "./server/search-steps.ts";

const limit = 8;
/** A search reads this many of the owner's newest articles of each state, in their present version. */
const maxOwn = 500;

export type Found = { group: SearchGroup; hits: Hit[]; isMore: boolean };

/** Searches everything on the desk; returns some matches of each kind. */
export async function searchDesk(q: string, services: Services): Promise<Found[]> {
  const words = readWords(q);
  if (words.length === 0) return [];
  const { db, facts, integrations } = services;
  const asked = { q, came: "", status: undefined, before: undefined, limit: limit + 1 };
  const [{ leads }, notes, steps, entries, sessions, articles] = await Promise.all([
    listLeads(db, asked),
    findNotes(words, services),
    findSteps(words, services),
    findEntries(words, services),
    findSessions(words, services),
    findArticles(q, words, services),
  ]);
  const sent = await findSent(leads.slice(0, limit), services);
  const all: [SearchGroup, Hit[]][] = [
    ["people", leads.map(asPerson)],
    ["notes", [...steps, ...notes]],
    ["messages", [...entries, ...sessions, ...sent]],
    ["articles", articles],
    ["details", await findDetails(q, services)],
    ["pages", findPages(words, facts(), integrations.isOffered)],
  ];
  return all
    .filter(([, hits]) => hits.length > 0)
    .map(([group, hits]) => ({ group, hits: hits.slice(0, limit), isMore: hits.length > limit }));
}

const asPerson = ({
  id,
  name,
  email,
  business,
}: {
  id: string;
  name: string;
  email: string;
  business: string;
}): Hit => ({
  href: deskPaths.lead(id),
  title: name || email,
  note: [business, name && email].filter(Boolean).join(" · "),
});

async function findNotes(words: string[], { db }: Services): Promise<Hit[]> {
  const notes = await searchNotes(db, { words, limit });
  return notes.map(({ id, name, email, note }) => ({
    href: deskPaths.lead(id),
    title: name || email,
    note: excerptAround(note, words),
  }));
}

async function findSteps(words: string[], { db }: Services): Promise<Hit[]> {
  const steps = await searchSteps(db, { words, limit });
  return steps.map(({ id, name, email, step }) => ({
    href: deskPaths.lead(id),
    title: copy.planFor(name || email),
    note: excerptAround(step, words),
  }));
}

async function findSessions(words: string[], { db }: Services): Promise<Hit[]> {
  const sessions = await searchSessions(db, { words, limit });
  return sessions.map(({ id, name, email, notes }) => ({
    href: deskPaths.booking(id),
    title: copy.wroteForSession(name || email),
    note: excerptAround(notes, words),
  }));
}

/** Searches the messages of forms. Names are left to the search for people. */
async function findEntries(words: string[], { db }: Services): Promise<Hit[]> {
  const entries = await searchEntries(db, { words, limit: 5 * limit });
  return entries
    .filter(({ message }) => matchWords([message], words))
    .slice(0, limit)
    .map(({ leadId, name, email, message }) => ({
      href: deskPaths.lead(leadId),
      title: copy.wrote(name || email),
      note: excerptAround(message, words),
    }));
}

/** Messages to or about the people found. */
async function findSent(people: readonly { email_folded: string }[], { db }: Services): Promise<Hit[]> {
  const addresses = people.map(({ email_folded }) => email_folded);
  const deliveries = await listDeliveriesAbout(db, addresses, limit);
  return deliveries.map((delivery) => ({
    href: deskPaths.delivery(delivery.id),
    title: nameDelivery(delivery),
    note: copy.sentTo(delivery.about),
  }));
}

async function findDetails(q: string, { db }: Services): Promise<Hit[]> {
  const found = findFacts(listFacts(await readStoredFacts(db)), q);
  return found.map(({ path, label, group, groupTitle, words }) => ({
    href: `${deskPaths.factGroup(group)}#fact-${path}`,
    title: factsCopy.of(groupTitle, label),
    note: words,
  }));
}

async function findArticles(q: string, words: string[], { db, facts, latestListing }: Services): Promise<Hit[]> {
  const newest = { offset: 0, limit: maxOwn };
  const published = await listPublications(db, "published", newest);
  const taken = new Set([...published, ...(await listPublications(db, "down", newest))].map(({ id }) => id));
  const others = filterPosts((await latestListing()).posts, { search: q, category: "" });
  const shown = [
    ...filterPosts(published, { search: q, category: "" }).map((each) => ({ ...each, source: "static" })),
    ...others.filter(({ id }) => !taken.has(id)),
  ].map(({ id, slug, title, source, date }) => ({
    href: source === "static" ? deskPaths.article(id) : paths.article(slug),
    title,
    note: formatPostDate(date, "", facts().place.locale),
  }));
  const unpublished = [...(await listPlanned(db)), ...(await listDrafts(db, { ...newest, areNew: true }))]
    .filter(({ title, excerpt }) => matchWords([title, excerpt], words))
    .map(({ id, title, state }) => ({
      href: deskPaths.article(id),
      title,
      note: state === "planned" ? copy.planned : copy.draft,
    }));
  return [...unpublished, ...shown].slice(0, limit + 1);
}
