import { deskPaths } from "#app/desk-paths.ts";
import { businessDay } from "#app/rules/time/business-time.ts";
import { closedDeskAddresses } from "../test/site-map.ts";

/** Addresses that are not pages: downloads, pictures, form targets and requests of scripts. */
const noPages = [
  deskPaths.leadDownload("part"),
  deskPaths.leadsCsv(),
  deskPaths.letterMail("part"),
  deskPaths.originalPicture("part"),
  deskPaths.wordDraft(),
  deskPaths.checklist(),
  deskPaths.confirm(),
  deskPaths.backupNow(),
  deskPaths.storedBackup("part"),
  deskPaths.sharePicture("").split("?")[0],
];

/** Every page of the desk, some with several things to find; `people` are those of `seedDesk`. */
export function deskPages(people: number, nowMs: number): [name: string, path: string][] {
  const middle = Math.floor(people / 2);
  const daysAgo = (days: number) => businessDay(nowMs - days * 86_400_000, "America/Los_Angeles");
  return [
    ["today", deskPaths.today()],
    ["leads", deskPaths.leads()],
    ["leads: a name", deskPaths.leads({ q: "name4999" })],
    ["leads: name and business", deskPaths.leads({ q: `name${middle % 5000} estate${middle % 9000}` })],
    ["leads: an address", deskPaths.leads({ q: `owner${middle}@venue.example` })],
    ["leads: a word of all", deskPaths.leads({ q: "venue" })],
    ["leads: nobody", deskPaths.leads({ q: "nobody has this" })],
    ["leads: by the quiz", deskPaths.leads({ came: "quiz" })],
    ["leads: new, by the quiz", deskPaths.leads({ status: "new", came: "quiz" })],
    ["leads: a rare way", deskPaths.leads({ came: "dining" })],
    ["leads: a name, by the quiz", deskPaths.leads({ q: "name4999", came: "quiz" })],
    ["leads: due", deskPaths.leads({ due: "1" })],
    ["leads: of a month", deskPaths.leads({ new: daysAgo(400), until: daysAgo(370) })],
    ["leads: a rare source", deskPaths.leads({ found: "maps", new: daysAgo(365) })],
    ["leads: a rare first page", deskPaths.leads({ page: "/rare", new: daysAgo(365) })],
    ["leads: no known source", deskPaths.leads({ found: "unknown", new: daysAgo(365) })],
    ["a lead", deskPaths.lead(`lead${middle}`)],
    ["set aside", deskPaths.spam()],
    ["bookings", deskPaths.bookings()],
    ["bookings: the week", deskPaths.bookings({ view: "week" })],
    ["bookings: past", deskPaths.bookings({ view: "past" })],
    ["bookings: why not", deskPaths.bookings({ day: daysAgo(-3), at: "10:00" })],
    ["book for somebody", deskPaths.bookFor()],
    ["a booking", deskPaths.booking("ahead1")],
    ["a booking: move", deskPaths.booking("ahead1", { open: "move" })],
    ["kinds", deskPaths.kinds()],
    ["a kind", deskPaths.kind("new")],
    ["quiz results", deskPaths.quizResults()],
    ["letters", deskPaths.letters()],
    ["a letter", deskPaths.letter("letter0")],
    ["a new letter", deskPaths.newLetter()],
    ["a letter of a sequence", deskPaths.letter("winery-1")],
    ["deliveries", deskPaths.deliveries()],
    ["deliveries: waiting", deskPaths.deliveries("waiting")],
    ["deliveries: delivered", deskPaths.deliveries("delivered")],
    ["a delivery", deskPaths.delivery(`delivery${middle}`)],
    ["replies", deskPaths.replies()],
    ["articles", deskPaths.articles()],
    ["articles: a search", deskPaths.articles({ q: "wine" })],
    ["a new article", deskPaths.newArticle()],
    ["feed", deskPaths.feed()],
    ["search: a name", deskPaths.search(`name${middle % 5000}`)],
    ["search: a word of all", deskPaths.search("venue")],
    ["search: nothing", deskPaths.search("nothing has this")],
    ["words", deskPaths.words()],
    ["words: a search", deskPaths.words({ q: "wine" })],
    ["words: a page", deskPaths.wordGroup("services")],
    ["words: on the page", deskPaths.editPage("services")],
    ["words: a draft", deskPaths.draftOfPage("services")],
    ["words: as a visitor", deskPaths.lookAtPage("services")],
    ["facts", deskPaths.facts()],
    ["facts: a search", deskPaths.facts({ q: "price" })],
    ["facts: hours", deskPaths.factGroup("booking")],
    ["addresses", deskPaths.addresses()],
    ["dead links", deskPaths.deadLinks()],
    ["pictures", deskPaths.pictures()],
    ["a picture", deskPaths.picture("wine")],
    ["brand", deskPaths.brand()],
    ["launch check", deskPaths.launchCheck("about")],
    ["go live", deskPaths.goLive()],
    ["visibility", deskPaths.visibility()],
    ["visibility: a year", deskPaths.visibility(365)],
    ["assistants", deskPaths.assistants()],
    ["questions", deskPaths.questionBook()],
    ["integrations", deskPaths.integrations()],
    ["a connection", deskPaths.connection("mail")],
    ["access", deskPaths.access()],
    ["passkeys", deskPaths.passkeys()],
    ["writers", deskPaths.writers()],
    ["owner key", deskPaths.ownerKey()],
    ["publishing keys", deskPaths.publishingKeys()],
    ["activity", deskPaths.activity()],
    ["backup", deskPaths.backup()],
    ["backup: how", deskPaths.backupHow()],
  ];
}

/** Closed addresses of `routes.ts` that are neither in `pages` nor in the lists above. */
export function pagesLeftOut(pages: readonly [string, string][]): string[] {
  const asked = pages.map(([, path]) => path.split("?")[0] ?? "");
  const isAsked = (address: string) => asked.some((path) => shapeOf(address).test(path));
  return closedDeskAddresses.filter(
    (address) => !(noPages.includes(address) || isEarlier(address) || isAsked(address)),
  );
}

const shapeOf = (address: string) => new RegExp(`^${address.replaceAll("part", "[^/]+")}$`);
/** Catch-all patterns, and earlier addresses that redirect to today's. */
const isEarlier = (address: string) => /\/\*$|^\/desk\/(?:leads|deliveries|parties|facts)(?:[/.]|$)/.test(address);
