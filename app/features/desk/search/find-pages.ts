import { deskPaths } from "#facts/desk-paths.ts";
import type { Facts } from "#facts/facts.ts";
import { backupCopy } from "#features/backup/words.ts";
import { kindsCopy } from "#features/bookings/words/session-kinds.ts";
import { addressesCopy } from "#features/business/words/addresses.ts";
import { goLiveCopy } from "#features/business/words/go-live.ts";
import { launchCheckCopy } from "#features/business/words/launch-check.ts";
import { everyPage } from "#features/frame/every-page.ts";
import { connectionNames, connectionsCopy } from "#features/integrations/words/connections.ts";
import { integrations, integrationsCopy } from "#features/integrations/words/integrations.ts";
import { accessCopy } from "#features/owner/words/access.ts";
import { activityCopy } from "#features/owner/words/activity.ts";
import { writersCopy } from "#features/owner/words/writers.ts";
import { brandCopy, picturesCopy } from "#features/pictures/words/desk.ts";
import { deskCopy } from "#platform/desk/words/desk.ts";
import { searchCopy as copy } from "#platform/desk/words/search.ts";
import { deliveriesCopy } from "#platform/desk/words/sent-messages.ts";
import type { Services } from "#platform/http/services.ts";
import { matchWords } from "#platform/text/match-words.ts";
import { deskEntries } from "../frame/desk-entries.ts";

export type Hit = { href: string; title: string; note: string };

type Page = Hit & { texts: string[] };

const { nav } = deskCopy;

/** Pages of the desk, with the words that they are looked for by. */
type IsOffered = Services["integrations"]["isOffered"];

const deskPages = (isOffered: IsOffered): Page[] =>
  (
    [
      [deskPaths.today(), nav.today, []],
      [deskPaths.leads(), nav.leads, []],
      [deskPaths.spam(), copy.desk.spam, []],
      [deskPaths.bookings(), nav.bookings, []],
      [deskPaths.kinds(), kindsCopy.title, [kindsCopy.lead]],
      [deskPaths.quizResults(), `${nav.quiz} ${nav.results}`, []],
      [deskPaths.deliveries(), deliveriesCopy.title, Object.values(deliveriesCopy.lists)],
      [deskPaths.articles(), nav.articles, []],
      [deskPaths.feed(), copy.desk.feed, []],
      [deskPaths.pictures(), picturesCopy.title, [picturesCopy.lead]],
      [deskPaths.brand(), brandCopy.title, [brandCopy.mark.lead, brandCopy.seal.lead]],
      [deskPaths.facts(), nav.facts, []],
      [deskPaths.addresses(), addressesCopy.title, [addressesCopy.add.title]],
      [deskPaths.deadLinks(), addressesCopy.links.title, []],
      ...deskEntries.map(({ href, title, texts = [] }) => [href, title, texts] as const),
      [deskPaths.integrations(), integrationsCopy.title, Object.values(integrations).map(({ name }) => name)],
      ...connectionNames
        .filter(isOffered)
        .map((name) => [deskPaths.connection(name), connectionsCopy[name].title, []] as const),
      [deskPaths.launchCheck(), launchCheckCopy.title, [launchCheckCopy.words.title]],
      [deskPaths.goLive(), goLiveCopy.title, []],
      [deskPaths.backup(), backupCopy.title, [backupCopy.now.button]],
      [deskPaths.backupHow(), copy.desk.backupHow, []],
      [deskPaths.access(), accessCopy.title, [accessCopy.sessions.title]],
      [deskPaths.writers(), writersCopy.title, [writersCopy.invite]],
      [deskPaths.passkeys(), accessCopy.passkeys.title, [accessCopy.passkeys.only.title]],
      [deskPaths.ownerKey(), accessCopy.ownerKey.change, []],
      [deskPaths.publishingKeys(), accessCopy.publishing.title, []],
      [deskPaths.activity(), activityCopy.title, []],
    ] as const
  ).map(([href, title, texts]) => ({ href, title, note: copy.onDesk, texts: [title, ...texts] }));

function sitePages(facts: Facts): Page[] {
  return everyPage.map(({ path: href, copy: words }) => {
    const { title, description } = words(facts).meta;
    return { href, title, note: copy.onSite, texts: [title, description, href] };
  });
}

/** Pages of the desk before those of the site. */
export const findPages = (words: readonly string[], facts: Facts, isOffered: IsOffered): Hit[] =>
  [...deskPages(isOffered), ...sitePages(facts)].filter(({ texts }) => matchWords(texts, words));
