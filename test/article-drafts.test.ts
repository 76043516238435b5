import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { startTestSite, testInLongRun } from "./app.ts";
import { formPost, signIn } from "./desk.ts";
import { rowOf } from "./row-of.ts";
import { forFile } from "./stop-after.ts";

const site = forFile(await startTestSite());
const cookie = await signIn(site);

const text = "A guest stands in front of the door and has already decided, by what was read on the way.";
const fields = { title: "The first door", author: "Ana", date: "2026-11-20", content: text, categories: "Wine" };
const look = async (path: string) => (await site.get(path, { headers: { Cookie: cookie } })).text();
const act = async (path: string, parts: Record<string, string> = {}) => {
  const answer = await site.get(path, formPost(parts, { Cookie: cookie, Accept: "text/html" }));
  return [answer.status, answer.headers.get("Location")];
};
const shown = async (slug: string) => site.get(paths.article(slug));

const saveDraft = async (fields: object, query: { revision: number; writer: string; ours?: string }) => {
  const { revision, ...more } = query;
  const answer = await site.get(deskPaths.article("written", { do: "draft", revision: String(revision), ...more }), {
    method: "POST",
    headers: { Cookie: cookie, Accept: "application/json", "Content-Type": "application/json" },
    body: JSON.stringify(fields),
  });
  return [answer.status, await answer.json()];
};

test("without JavaScript nothing claims to be saved by itself", async () => {
  const html = await look(deskPaths.newArticle());
  expect(html).toContain("“Save draft” saves what you write.");
  expect(html).not.toContain("saved as you go");
});

test("a draft is saved as it is written, shown to nobody, and of two windows’ words none are lost", async () => {
  const one = { ...fields, title: "Written", content: "One window’s words." };
  const other = { ...fields, title: "Written", content: "The other window’s words." };
  expect(await saveDraft(one, { revision: 0, writer: "one" })).toEqual([200, { kind: "saved", revision: 1 }]);
  expect(await saveDraft(one, { revision: 0, writer: "one" })).toEqual([200, { kind: "saved", revision: 2 }]);
  const told = [409, { kind: "elsewhere", revision: 2 }];
  expect(await saveDraft({ ...other, content: "The" }, { revision: 1, writer: "other" })).toEqual(told);
  expect(await saveDraft(other, { revision: 1, writer: "other" })).toEqual(told);
  expect((await shown("written")).status).toBe(404);
  expect(rowOf(await look(deskPaths.articles()), "Written")).toMatch(/^Written Draft \w+ \d+/);
  expect(rowOf(await look(deskPaths.articles({ list: "draft" })), "Written")).toMatch(/^Written Draft/);
  expect(rowOf(await look(deskPaths.articles({ q: "writ" })), "Written")).toMatch(/^Written Draft/);
  const html = await look(deskPaths.article("written"));
  expect(html).toContain("One window’s words.");
  expect(html.match(/compare=written/g)).toHaveLength(1);
  expect(await look(deskPaths.article("written", { compare: "written.owner.other" }))).toContain(">The other<");
  expect(await saveDraft(other, { revision: 2, writer: "other", ours: "1" })).toEqual([
    200,
    { kind: "saved", revision: 3 },
  ]);
  expect(await look(deskPaths.article("written"))).toContain("The other window’s words.");
});

test("a draft is published at an address made from its title, and leaves no draft behind", async () => {
  const written = {
    ...fields,
    id: "written",
    title: "The First Door!",
    slug: "",
    due: "2030-01-01T09:00",
    when: "now",
  };
  expect(await act(deskPaths.article("written", { revision: "3", writer: "other" }), written)).toEqual([
    303,
    deskPaths.articles({ done: "published", article: "written" }),
  ]);
  expect((await shown("the-first-door")).status).toBe(200);
  await act(deskPaths.article("twin"), { ...written, id: "twin" });
  expect((await shown("the-first-door-2")).status).toBe(200);
  const html = await look(deskPaths.article("written"));
  expect(html).not.toContain("do=discard");
  expect(html).toContain("Versions");
  expect(await saveDraft(fields, { revision: 3, writer: "late" })).toEqual([409, { kind: "elsewhere", revision: 0 }]);
  const later = await act(deskPaths.article("written"), { ...written, due: "", when: "later" });
  expect(later).toEqual([422, null]);
});

testInLongRun("a picture that comes after the publication does not put an empty draft over the article", async () => {
  const headers = { Cookie: cookie, Accept: "application/json", "Content-Type": "image/webp" };
  const body = readFileSync("public/pictures/wine-800.webp");
  const answer = await site.get(deskPaths.article("twin", { do: "picture" }), { method: "POST", headers, body });
  expect(answer.status).toBe(201);
  const html = await look(deskPaths.article("twin"));
  expect(html).toContain(text);
  expect(html).not.toContain("Untitled");
});

test("what could not be published is kept as the draft, and a draft is deleted", async () => {
  const answer = await site.get(
    deskPaths.article("unfinished"),
    formPost({ id: "unfinished", title: "", content: "Half a text" }, { Cookie: cookie, Accept: "text/html" }),
  );
  expect([answer.status, (await answer.text()).includes("Half a text")]).toEqual([422, true]);
  expect(await look(deskPaths.article("unfinished"))).toContain("Half a text");
  await act(deskPaths.article("unfinished", { do: "discard" }));
  expect((await site.get(deskPaths.article("unfinished"), { headers: { Cookie: cookie } })).status).toBe(404);
});
