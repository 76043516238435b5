import { factsCopy } from "#app/copy/desk/business-details.ts";
import { searchCopy as copy, type SearchGroup } from "#app/copy/desk/search.ts";
import { listFacts } from "#app/desk/business/list-facts.ts";
import { readStoredFacts } from "#app/desk/business/load-facts.ts";
import { nameDelivery } from "#app/desk/outbox/delivery-words.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { filterPosts } from "#app/rules/articles/filter-posts.ts";
import { formatPostDate } from "#app/rules/articles/format-post-date.ts";
import { findFacts } from "#app/rules/business/find-facts.ts";
import { excerptAround, matchWords, readWords } from "#app/rules/text/match-words.ts";
import type { Services } from "#server/services.ts";
import { findPages, type Hit } from "./find-pages.ts";

const limit = 8;
/** A search reads this many of the owner's newest articles of each state, in their present version. */
const maxOwn = 500;

export type Found = { group: SearchGroup; hits: Hit[]; isMore: boolean };

/** Searches everything on the desk; returns some matches of each kind. */
export async function searchDesk(q: string, services: Services): Promise<Found[]> {
  const words = readWords(q);
  if (words.length === 0) return [];
  const { queries, facts } = services;
  const asked = { q, came: "", status: undefined, before: undefined, limit: limit + 1 };
  const [{ leads }, notes, steps, entries, sessions, articles] = await Promise.all([
    queries.leadList.listLeads(asked),
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
    ["pages", findPages(words, facts())],
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

async function findNotes(words: string[], { queries }: Services): Promise<Hit[]> {
  const notes = await queries.search.searchNotes({ words, limit });
  return notes.map(({ id, name, email, note }) => ({
    href: deskPaths.lead(id),
    title: name || email,
    note: excerptAround(note, words),
  }));
}

async function findSteps(words: string[], { queries }: Services): Promise<Hit[]> {
  const steps = await queries.search.searchSteps({ words, limit });
  return steps.map(({ id, name, email, step }) => ({
    href: deskPaths.lead(id),
    title: copy.planFor(name || email),
    note: excerptAround(step, words),
  }));
}

async function findSessions(words: string[], { queries }: Services): Promise<Hit[]> {
  const sessions = await queries.search.searchSessions({ words, limit });
  return sessions.map(({ id, name, email, notes }) => ({
    href: deskPaths.booking(id),
    title: copy.wroteForSession(name || email),
    note: excerptAround(notes, words),
  }));
}

/** Searches the messages of forms. Names are left to the search for people. */
async function findEntries(words: string[], { queries }: Services): Promise<Hit[]> {
  const entries = await queries.search.searchEntries({ words, limit: 5 * limit });
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
async function findSent(people: readonly { email_folded: string }[], { queries }: Services): Promise<Hit[]> {
  const addresses = people.map(({ email_folded }) => email_folded);
  const deliveries = await queries.deliveries.listDeliveriesAbout(addresses, limit);
  return deliveries.map((delivery) => ({
    href: deskPaths.delivery(delivery.id),
    title: nameDelivery(delivery),
    note: copy.sentTo(delivery.about),
  }));
}

async function findDetails(q: string, { queries }: Services): Promise<Hit[]> {
  const found = findFacts(listFacts(await readStoredFacts(queries.facts)), q);
  return found.map(({ path, label, group, groupTitle, words }) => ({
    href: `${deskPaths.factGroup(group)}#fact-${path}`,
    title: factsCopy.of(groupTitle, label),
    note: words,
  }));
}

async function findArticles(q: string, words: string[], { queries, latestListing }: Services): Promise<Hit[]> {
  const { listPlanned, listDrafts, listPublications } = queries.articleAdmin;
  const newest = { offset: 0, limit: maxOwn };
  const published = await listPublications("published", newest);
  const taken = new Set([...published, ...(await listPublications("down", newest))].map(({ id }) => id));
  const others = filterPosts((await latestListing()).posts, { search: q, category: "" });
  const shown = [
    ...filterPosts(published, { search: q, category: "" }).map((each) => ({ ...each, source: "static" })),
    ...others.filter(({ id }) => !taken.has(id)),
  ].map(({ id, slug, title, source, date }) => ({
    href: source === "static" ? deskPaths.article(id) : paths.article(slug),
    title,
    note: formatPostDate(date, ""),
  }));
  const unpublished = [...(await listPlanned()), ...(await listDrafts({ ...newest, areNew: true }))]
    .filter(({ title, excerpt }) => matchWords([title, excerpt], words))
    .map(({ id, title, state }) => ({
      href: deskPaths.article(id),
      title,
      note: state === "planned" ? copy.planned : copy.draft,
    }));
  return [...unpublished, ...shown].slice(0, limit + 1);
}
