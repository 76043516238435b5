import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { startTestSite, testInLongRun } from "./app.ts";
import { formPost, signIn } from "./desk.ts";
import { forFile } from "./stop-after.ts";

const site = forFile(await startTestSite());
const cookie = await signIn(site);

const kilobytes = (count: number) => "a".repeat(count * 1024);
const answerTo = async (path: string, init: RequestInit) => {
  const answer = await site.get(path, init);
  return [answer.status, await answer.text()] as const;
};
const withCookie = (body: BodyInit, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { Cookie: cookie, ...headers },
  body,
});

test.each([deskPaths.factGroup("founder"), deskPaths.brand({ part: "accent" }), deskPaths.picture("stock-rims")])(
  "%s takes long files, and no long texts",
  async (path) => {
    const post = (count: number) => answerTo(path, formPost({ alt: kilobytes(count) }, { Cookie: cookie }));
    expect((await post(250))[0]).not.toBe(413);
    expect((await post(257))[0]).toBe(413);
  },
);

test("a section with files and too much text is refused in words, and nothing of it is saved", async () => {
  const form = new FormData();
  for (let at = 0; at < 3; at++) form.append(`founder.name.${at}`, kilobytes(100));
  const [status, page] = await answerTo(deskPaths.factGroup("founder"), withCookie(form));
  expect([status, page]).toEqual([413, expect.stringContaining("Too much text")]);
});

const draftPath = deskPaths.article("long-draft-of-a-test", { do: "draft", writer: "one" });
const json = { "Content-Type": "application/json", Accept: "application/json" };
const saveDraft = (body: string) => answerTo(draftPath, withCookie(body, json));

test("a draft of the longest text is saved whole", async () => {
  const content = "\u00fc".repeat(200_000);
  expect(await saveDraft(JSON.stringify({ title: "Long", content }))).toEqual([200, '{"kind":"saved","revision":1}']);
  const page = await site.get(deskPaths.article("long-draft-of-a-test"), { headers: { Cookie: cookie } });
  expect(await page.text()).toContain(content);
});

testInLongRun("others run while a long draft is read", async () => {
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const [status, text] = await saveDraft(`{"title":${"[".repeat(4_000_000)}`);
  isOver = true;
  expect([status, text]).toEqual([400, '{"error":"This is not JSON."}']);
  expect(turns).toBeGreaterThan(100);
});

test("without a script a draft that cannot be read is refused in words", async () => {
  const [status, page] = await answerTo(
    draftPath,
    withCookie("{}", { "Content-Type": "text/plain", Accept: "text/html" }),
  );
  expect([status, page]).toEqual([415, expect.stringContaining("Send an article as a form or as JSON.")]);
});
