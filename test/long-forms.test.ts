import { afterAll, beforeAll, expect, test } from "vitest";
import { deskPaths } from "#app/desk-paths.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { formPost, signIn } from "./desk.ts";

let site: TestSite;
let cookie: string;
beforeAll(async () => {
  site = await startTestSite();
  cookie = await signIn(site);
});
afterAll(() => site.stop());

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
