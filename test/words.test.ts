import { expect, test } from "vitest";
import * as features from "#app/site.ts";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { everyPage } from "#features/frame/every-page.ts";
import { guideGroup, guides } from "#features/guides/words/guides/guides.ts";
import { publishText } from "#features/words/server/words.ts";
import { textGroups } from "#features/words/text-groups.ts";
import type { Feature } from "#platform/http/feature.ts";
import { decodeEntities } from "#platform/text/decode-entities.ts";
import { startTestSite } from "./app.ts";
import { bookAsProgram, freeSlots, post } from "./booking.ts";
import { changeFacts } from "./change-facts.ts";
import { formPost, signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { readOutbox } from "./outbox.ts";
import { forFile } from "./stop-after.ts";

const article = paths.article("what-the-pdf-menu-costs-you");
const person = { name: "Ada", email: "ada@cellar.example" };
const answers = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`q${index + 1}`, "3"]));

/** A text that no other test writes; pages show its emphasis as an element. */
const markOf = (group: string) => `«${group}»`;
const emphasised = (group: string) => `<em>${markOf(group)}</em>`;

type Place = { path: string; text?: string; at: string; shows: string };

const pages = everyPage.map(({ path, copy: { group }, isHidden }): [string, Place[]] => [
  group,
  [
    { path: "meta.title", at: path, shows: `<title>${markOf(group)} | ` },
    ...(isHidden ? [] : [{ path: "meta.title", at: paths.llms(), shows: `[${markOf(group)}](` }]),
  ],
]);

/** One text, at one address or more; mails are at "outbox", the quiz and a page that fails at their names. */
const at =
  (path: string, address: string, shows: (group: string) => string = emphasised) =>
  (group: string) => [{ path, at: address, shows: shows(group) }];

const others: Record<string, (group: string) => Place[]> = {
  navigation: (group) => [
    {
      path: "footer.imprint",
      text: `${markOf(group)} {year}`,
      at: paths.home(),
      shows: `<span>${markOf(group)} 2026</span>`,
    },
  ],
  loading: (group) => [{ path: "label", text: markOf(group), at: paths.home(), shows: `>${markOf(group)}</span>` }],
  article: at("closing.text", article),
  "package-names": (group) => [
    { path: "accelerator", at: paths.services(), shows: emphasised(group) },
    { path: "accelerator", at: paths.growthAccelerator(), shows: `"@type":"Service","name":"${markOf(group)}"` },
    { path: "accelerator", at: paths.markdown(paths.growthAccelerator()), shows: `# _${markOf(group)}_` },
  ],
  packages: at("rangeTitle", paths.visibilityStarter()),
  comparison: at("0.feature", paths.services()),
  "a-la-carte": at("0.text", paths.services()),
  "dash-ask": at("lead", paths.dash()),
  proof: at("testimonials.label", paths.about(), markOf),
  form: at("further", paths.formWidget("blueprint")),
  "thank-you": at("copyHeld", `${paths.thankYouWinery()}?mail=held`),
  calendar: at(
    "hint",
    paths.calendarWidget("consultation"),
    (group) => `data-words="{"calendar":{"hint":"${markOf(group)}"}}"`,
  ),
  "booking-page": at("missing.lead", paths.booking("nothing")),
  "quiz-questions": (group) => [
    { path: "quizQuestions.0.text", at: paths.visibilityQuiz(), shows: `"quizQuestions.0.text":"${markOf(group)}"` },
    { path: "quizQuestions.0.text", at: `${paths.visibilityQuiz()}?questions=all`, shows: emphasised(group) },
    { path: "areas.SEO", text: "«Found»", at: `${paths.visibilityQuiz()}?questions=all`, shows: ">«Found»</span>" },
    { path: "areas.SEO", text: "«Found»", at: "quiz", shows: ">«Found»</th>" },
    { path: "areas.SEO", text: "«Found»", at: "outbox", shows: "«Found»: 15 / 25" },
  ],
  "quiz-result": (group) => [
    { path: "result.bands.Good.message", at: "quiz", shows: emphasised(group) },
    { path: "result.bands.Good.name", text: "«In order»", at: "quiz", shows: "«In order»</h" },
    { path: "result.bands.Good.name", text: "«In order»", at: "outbox", shows: "of 75 points: «In order»" },
  ],
  "not-found": at("lead", "/no-such-page"),
  error: at("slip", "failing page"),
  findable: at("source", paths.markdown(paths.about()), (group) => `---\n\n${markOf(group)} <`),
  greeting: (group) => [
    { path: "named", text: `${markOf(group)} {name}!`, at: "outbox", shows: `${markOf(group)} Ada!` },
  ],
  "guide-mail": at("thanks", "outbox", markOf),
  "quiz-report": at("lead", "outbox", markOf),
  "booking-mails": at("place", "outbox", markOf),
  appointment: at("location", "outbox", (group) => `LOCATION:${markOf(group)}`),
  invitation: at("open", "outbox", markOf),
};

const places = new Map<string, Place[]>([
  ...pages,
  ...Object.entries(others)
    .filter(([group]) => group in textGroups)
    .map(([group, placesOf]): [string, Place[]] => [group, placesOf(group)]),
]);
const site = forFile(await startTestSite({ SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "house@cellar.example" }));

const all: Record<string, Feature> = features;

/** Left out: guides.test.ts reads changed texts of guides in their PDFs, and tests of these features those that they bring. */
const elsewhere = new Set([
  ...guides.map(({ name }) => guideGroup(name)),
  ...["answers", "assistant", "letters"].flatMap((name) => (all[name]?.texts ?? []).map(({ copy }) => copy.group)),
]);

const publish = (texts: { group: string; path: string; text: string }[]) =>
  site.db.transaction().execute(async (tx) => {
    const change = { changeId: "one press", nowMs: site.clock.nowMs };
    for (const text of texts) await publishText(tx, { ...text, standard: "" }, change);
  });

const ask = async (path: string) => (await site.get(path)).text();
const special: Record<string, () => Promise<string>> = {
  quiz: async () => (await post(site, paths.visibilityQuiz(), answers)).text(),
  async outbox() {
    await post(site, paths.formWidget("winery"), { ...person, consent: "on" });
    await post(site, paths.visibilityQuiz(), { ...answers, email: person.email });
    const { slots } = await freeSlots(site);
    await bookAsProgram(site, { start: slots[0] });
    await site.get(deskPaths.writers(), formPost(person, { Cookie: await signIn(site) }));
    return (await readOutbox(site)).map(({ body }) => body).join("\n");
  },
  async "failing page"() {
    const { schema } = site.db;
    await schema.alterTable("articles").renameTo("articles_elsewhere").execute();
    const page = await ask(paths.article("what-guests-want-to-know-before-they-drive-out-to-you"));
    await schema.alterTable("articles_elsewhere").renameTo("articles").execute();
    return page;
  },
};

test("an island brings no words along while none is changed", async () => {
  for (const path of [paths.home(), paths.blog(), paths.visibilityQuiz(), paths.calendarWidget("consultation")])
    expect(await ask(path), path).not.toContain("data-words");
});

test("a changed text of every group shows where it stands, and no mark reaches a visitor", async () => {
  const groups = Object.keys(textGroups).filter((group) => !elsewhere.has(group) || places.has(group));
  expect([...places.keys()].sort()).toEqual(groups.sort());
  const testimonial = { words: "They came for dinner.", name: "Ida Roux", permittedOn: "2026-10-01" };
  await changeFacts(
    site,
    Object.fromEntries(Object.entries(testimonial).map(([name, text]) => [`proof.testimonials.first.${name}`, text])),
  );
  await publish(
    [...places].flatMap(([group, of]) =>
      [...new Map(of.map((place) => [place.path, place])).values()].map(({ path, text }) => ({
        group,
        path,
        text: text ?? `*${markOf(group)}*`,
      })),
    ),
  );
  await soon(() => ask(paths.home())).is((html) => html.includes(markOf("navigation")));
  const addresses = new Set([...places.values()].flat().map(({ at }) => at));
  const found = new Map<string, string>();
  for (const address of addresses) found.set(address, await (special[address] ?? (() => ask(address)))());
  for (const [address, answer] of found) expect(answer, address).not.toMatch(/[\ue000-\uf8ff]/);
  for (const [group, of] of places)
    for (const { at, shows } of of) {
      const isShown = decodeEntities(found.get(at) ?? "").includes(shows);
      expect(isShown, `${group}: ${shows} at ${at}`).toBe(true);
    }
});

test("a link in a text that keeps words together stays whole", async () => {
  const text = "Read [the whole list](/growth-accelerator) first.";
  await publish([{ group: "thank-you-winery", path: "after.text", text }]);
  const link = '<a href="/growth-accelerator">the whole list</a>';
  await soon(() => ask(paths.thankYouWinery())).is((html) => html.includes(link));
});

test("a visitor's text cannot forge a link, in a search or a question", async () => {
  const forged = encodeURIComponent("\ue003https://elsewhere.example/\ue004Sign in again\ue005");
  for (const path of [`/blog?q=${forged}`, `/dash?ask=${forged}`]) {
    const html = await ask(path);
    expect(html, path).toContain("Sign in again");
    expect(html, path).not.toContain('href="https://elsewhere.example');
  }
});
