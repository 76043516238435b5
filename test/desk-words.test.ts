import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { writeWordsSheet } from "#features/words/rules/words-sheet.ts";
import { siteTexts } from "#features/words/server/site-texts.ts";
import { readWordDrafts, readWords } from "#features/words/server/words.ts";
import { startTestSite } from "./app.ts";
import { formPost, signIn } from "./desk.ts";
import { forFile } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

const site = forFile(await startTestSite());
const cookie = await signIn(site);

const text = (group: string, path: string) => {
  const found = siteTexts().find((each) => each.group === group && each.path === path);
  if (!found) throw new Error(`There is no text ${group} ${path}`);
  return found;
};
const title = text("home", "hero.title");
const lead = text("home", "closing.lead");
const label = text("home", "house.label");

const ask = async (path: string, headers: Record<string, string> = {}) => (await site.get(path, { headers })).text();
const look = (path: string) => ask(path, { Cookie: cookie });
const post = (path: string, fields: Record<string, string>) => site.get(path, formPost(fields, { Cookie: cookie }));
const typed = (id: number, words: string, base: string) => ({ [`text.${id}`]: words, [`base.${id}`]: base });
const goneTo = (answer: Response) => new URL(answer.headers.get("Location") ?? "/", site.address).searchParams;
const home = deskPaths.wordGroup("home");

test("words are a draft until they are published, and can be taken back", async () => {
  const saved = await post(home, typed(title.id, "Worth the climb,", title.text));
  expect([saved.status, goneTo(saved).get("flash")]).toEqual([303, "saved"]);
  expect(await ask("/")).toContain("Worth the detour,");
  expect(await look(deskPaths.draftOfPage("home"))).toContain("Worth the climb,");

  const published = goneTo(await post(deskPaths.words(), { act: "publish" }));
  expect(published.get("flash")).toBe("published");
  expect(await ask("/")).toContain("Worth the climb,");
  expect(await ask("/index.md")).toContain("Worth the climb,");
  expect(await look(home)).toContain("Ours: Worth the detour,");

  expect(goneTo(await post(deskPaths.words(), { act: `undo:${published.get("undo")}` })).get("flash")).toBe("back");
  expect(await ask("/")).toContain("Worth the detour,");
  expect(await withDatabase(site, readWords)).toEqual([]);
  expect(await look(deskPaths.words())).toMatch(/<del>Worth the climb,<\/del>.*<ins>our words<\/ins>/s);
  expect(await withDatabase(site, readWordDrafts)).toMatchObject([{ path: "hero.title", text: "Worth the climb," }]);
  await post(deskPaths.words(), { act: "discard" });
});

test("the form of a group with hundreds of texts is published at one press", async () => {
  const texts = siteTexts().filter(({ group }) => group === "guide-dining");
  const last = texts.at(-1);
  const fields = texts.map(({ id, text: ours }) => ({
    ...typed(id, id === last?.id ? `${ours} Truly.` : ours, ours),
    [`standard.${id}`]: ours,
  }));
  const whole = Object.assign({}, ...fields, { act: "publish" });
  expect(Object.keys(whole).length).toBeGreaterThan(700);
  const done = goneTo(await post(deskPaths.wordGroup("guide-dining"), whole));
  expect(done.get("flash")).toBe("published");
  expect(await withDatabase(site, readWords)).toMatchObject([{ path: last?.path, text: `${last?.text} Truly.` }]);
  await post(deskPaths.words(), { act: `undo:${done.get("undo")}` });
  await post(deskPaths.words(), { act: "discard" });
});

test("all words of a page are written as one text; one of another page, or without numbers, changes nothing", async () => {
  const page = await look(deskPaths.wordGroup("home", { as: "sheet" }));
  const [, field = ""] = /name="sheet"[^>]*>([^<]+)</.exec(page) ?? [];
  expect(field).toContain(`[${title.id}] Top, heading, at most 60 characters\n${title.text}`);
  const base = writeWordsSheet([title, lead].map(({ id, text }) => ({ id, label: "", text })));
  for (const [sheet, words] of [
    ["No numbers here", "Nothing was saved: no line such as [12] was found."],
    [`[9998] Heading\nOther`, "Nothing was saved: this page has no text [9998]."],
  ] as const) {
    const refused = await post(home, { sheet, base });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(words)]);
  }
  const empty = await post(home, { sheet: `[${lead.id}] Text\nA new ending.\n[${title.id}]\n`, base });
  expect([empty.status, await empty.text()]).toEqual([422, expect.stringContaining("This text cannot be empty.")]);
  expect(await withDatabase(site, readWordDrafts)).toMatchObject([{ path: "closing.lead", text: "A new ending." }]);
  const stale = await post(home, { sheet: `[${lead.id}]\nAnother ending.`, base });
  expect([stale.status, await stale.text()]).toEqual([422, expect.stringContaining("changed elsewhere meanwhile")]);
  await post(deskPaths.words(), { act: "discard" });
});

test("facts in words are edited by their names and follow the business details", async () => {
  expect(await look(home)).toContain("It takes {Free sessions: Consultation}");
  const words = "Come by *once* for {Free sessions: Consultation} minutes, [book here](/book-consultation).";
  await post(home, { ...typed(lead.id, words, lead.text), act: "publish" });
  expect(await ask("/")).toContain('Come by <em>once</em> for 30 minutes, <a href="/book-consultation">book here</a>.');
  await post(deskPaths.factGroup("sessionMinutes"), {
    ...Object.fromEntries(
      ["blueprint", "visibilityThankYou", "quiz", "playbook", "cigarThankYou", "strategyCall"].map((name) => [
        `sessionMinutes.${name}.0`,
        "30",
      ]),
    ),
    "sessionMinutes.consultation.0": "45",
  });
  await expect.poll(() => ask("/")).toContain("once</em> for 45 minutes");
  await post(home, { ...typed(lead.id, lead.text, words), act: "publish" });
  expect(await withDatabase(site, readWords)).toEqual([]);
});

test("two windows: the second is told, keeps what it typed, and wins only by saving again", async () => {
  await post(home, typed(label.id, "The dairy", label.text));
  const second = await post(home, typed(label.id, "The creamery", label.text));
  expect(second.status).toBe(422);
  const html = await second.text();
  expect(html).toContain("It now reads “The dairy”");
  expect(html).toContain('value="The creamery"');
  await post(home, typed(label.id, "The creamery", "The dairy"));
  expect(await withDatabase(site, readWordDrafts)).toMatchObject([{ path: "house.label", text: "The creamery" }]);
  await post(deskPaths.words(), { act: "discard" });
  expect(await withDatabase(site, readWordDrafts)).toEqual([]);
});

test.each([
  ["nothing", "", /cannot be empty/],
  ["more than fits", "long ".repeat(40), /keep it to 60 characters/],
  ["100 KB", "x".repeat(100_000), /keep it to 60 characters/],
])("%s in place of a heading is not saved, and the other texts are", async (_, words, problem) => {
  const answer = await post(home, {
    ...typed(title.id, words, title.text),
    ...typed(label.id, "The dairy", label.text),
  });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toMatch(problem);
  expect(await withDatabase(site, readWordDrafts)).toMatchObject([{ path: "house.label", text: "The dairy" }]);
  await post(deskPaths.words(), { act: "discard" });
});

test("a blank that is filled in later cannot be lost", async () => {
  const kept = text("calendar", "times");
  const answer = await post(deskPaths.wordGroup("calendar"), typed(kept.id, "Times of your town.", kept.text));
  expect(await answer.text()).toContain("Please keep {zone}");
  const misspelt = await post(home, typed(lead.id, "Write to {Contact: Emial}.", lead.text));
  expect([misspelt.status, await misspelt.text()]).toEqual([
    422,
    expect.stringContaining("There is no business detail of the name {Contact: Emial}."),
  ]);
});

const hostile = [
  "<script>alert(1)</script><img src=x onerror=alert(1)>",
  "{prices.x} {constructor.name} {__proto__.x} {facts.brand.name}",
  "[here](javascript:alert(1)) [there](data:text/html,x) [out](//elsewhere.example)",
  "\u202egnirts desrever\u202c \u2066a\u2069 \ue003javascript:x\ue004y\ue005",
  `e${"\u0301".repeat(1500)}`,
  "</p></section></main><!-- text 1 --> ]]> &amp; %3Cscript%3E",
];

test.each(hostile)("hostile words do nothing: %j", async (words) => {
  await post(home, { ...typed(lead.id, words, lead.text), act: "publish" });
  const html = await ask("/");
  expect(html).not.toMatch(/<script>alert|<img src=x|href="(?:javascript|data|\/\/)|<\/main><!-- text/);
  expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069\ue000-\uf8ff]|\u0301{31}/);
  if (words.startsWith("{")) expect(html).toContain("{prices.x} {constructor.name}");
  const stored = (await withDatabase(site, readWords)).find(({ path }) => path === "closing.lead");
  await post(home, { ...typed(lead.id, lead.text, stored?.text ?? ""), act: "publish" });
  expect(await withDatabase(site, readWords)).toEqual([]);
});

test("only the owner sees drafts and the way to edit; a page for visitors has neither, before and after", async () => {
  const visitors = await ask("/about");
  const owners = await site.get("/about", { headers: { Cookie: cookie } });
  expect(await owners.text()).toContain(deskPaths.editPage("about"));
  expect(owners.headers.get("Cache-Control")).toBe("private, no-store");
  expect(await ask("/about")).toBe(visitors);
  expect(await ask("/about", { Cookie: "desk=nobody" })).toBe(visitors);
  for (const path of [deskPaths.editPage("about"), deskPaths.draftOfPage("about"), deskPaths.lookAtPage("about")])
    expect((await site.get(path)).status).toBe(303);
  expect((await site.get(deskPaths.wordDraft(), formPost(typed(title.id, "Mine", title.text)))).status).toBe(401);
  expect(await withDatabase(site, readWordDrafts)).toEqual([]);
});

test("an edited page has every text of its own marked, and no mark beyond that", async () => {
  const html = await look(deskPaths.editPage("about"));
  const onPage = new Set([...html.matchAll(/<!--text (\d+)-->/g)].map(([, id]) => Number(id)));
  const inTags = [...html.matchAll(/ data-texts="([\d ]+)"/g)].flatMap(([, ids = ""]) => ids.split(" ").map(Number));
  for (const id of inTags) onPage.add(id);
  const missing = siteTexts().filter(({ group, id }) => group === "about" && !onPage.has(id));
  expect(missing.map(({ path }) => path)).toEqual([]);
  expect(html).not.toMatch(/[\ue000-\uf8ff]/);
});

test("where a new version of the site changed our words, the desk shows both", async () => {
  await withDatabase(site, (db) =>
    db
      .insertInto("words")
      .values({ text_group: "home", path: "house.label", text: "The dairy", standard: "The old house" })
      .execute(),
  );
  expect(await look(home)).toContain("Ours was: The old house");
  await withDatabase(site, (db) => db.deleteFrom("words").execute());
});
