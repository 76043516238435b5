import { accessCopy } from "#app/copy/desk/access.ts";
import { activityCopy } from "#app/copy/desk/activity.ts";
import { addressesCopy } from "#app/copy/desk/addresses.ts";
import { backupCopy } from "#app/copy/desk/backup.ts";
import { connectionNames, connectionsCopy } from "#app/copy/desk/connections.ts";
import { deskCopy } from "#app/copy/desk/desk.ts";
import { goLiveCopy } from "#app/copy/desk/go-live.ts";
import { integrations, integrationsCopy } from "#app/copy/desk/integrations.ts";
import { launchCheckCopy } from "#app/copy/desk/launch-check.ts";
import { lettersCopy } from "#app/copy/desk/letters.ts";
import { deliveriesCopy } from "#app/copy/desk/outbox.ts";
import { brandCopy, picturesCopy } from "#app/copy/desk/pictures.ts";
import { questionBookCopy } from "#app/copy/desk/question-book.ts";
import { repliesCopy } from "#app/copy/desk/replies.ts";
import { searchCopy as copy } from "#app/copy/desk/search.ts";
import { kindsCopy } from "#app/copy/desk/session-kinds.ts";
import { visibilityCopy } from "#app/copy/desk/visibility.ts";
import { writersCopy } from "#app/copy/desk/writers.ts";
import type { Facts } from "#app/copy/facts.ts";
import { everyPage } from "#app/copy/pages/every-page.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { type PageName, pagePaths } from "#app/page-paths.ts";
import { matchWords } from "#app/rules/text/match-words.ts";

export type Hit = { href: string; title: string; note: string };

type Page = Hit & { texts: string[] };

const { nav } = deskCopy;

/** Pages of the desk, with the words that they are looked for by. */
const deskPages = (): Page[] =>
  (
    [
      [deskPaths.today(), nav.today, []],
      [deskPaths.leads(), nav.leads, []],
      [deskPaths.spam(), copy.desk.spam, []],
      [deskPaths.bookings(), nav.bookings, []],
      [deskPaths.kinds(), kindsCopy.title, [kindsCopy.lead]],
      [deskPaths.quizResults(), `${nav.quiz} ${nav.results}`, []],
      [deskPaths.deliveries(), deliveriesCopy.title, Object.values(deliveriesCopy.lists)],
      [deskPaths.replies(), repliesCopy.title, Object.values(repliesCopy.kinds)],
      [deskPaths.articles(), nav.articles, []],
      [deskPaths.letters(), lettersCopy.title, [lettersCopy.newsletters, ...Object.values(lettersCopy.sequence)]],
      [deskPaths.newLetter(), lettersCopy.editor.new, []],
      [deskPaths.feed(), copy.desk.feed, []],
      [deskPaths.pictures(), picturesCopy.title, [picturesCopy.lead]],
      [deskPaths.brand(), brandCopy.title, [brandCopy.mark.lead, brandCopy.seal.lead]],
      [deskPaths.facts(), nav.facts, []],
      [deskPaths.addresses(), addressesCopy.title, [addressesCopy.add.title]],
      [deskPaths.deadLinks(), addressesCopy.links.title, []],
      [deskPaths.visibility(), visibilityCopy.ways.title, [visibilityCopy.ways.sources, visibilityCopy.ways.pages]],
      [
        deskPaths.assistants(),
        visibilityCopy.assistants.title,
        Object.values(visibilityCopy.assistants.kinds).map(({ title }) => title),
      ],
      [deskPaths.questionBook(), questionBookCopy.title, [questionBookCopy.given]],
      [deskPaths.integrations(), integrationsCopy.title, Object.values(integrations).map(({ name }) => name)],
      ...connectionNames.map((name) => [deskPaths.connection(name), connectionsCopy[name].title, []] as const),
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
  return Object.entries(everyPage(facts)).map(([name, { meta }]) => {
    const href = pagePaths[name as PageName];
    return { href, title: meta.title, note: copy.onSite, texts: [meta.title, meta.description, href] };
  });
}

/** Pages of the desk before those of the site. */
export const findPages = (words: readonly string[], facts: Facts): Hit[] =>
  [...deskPages(), ...sitePages(facts)].filter(({ texts }) => matchWords(texts, words));
