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

const page = async (path = deskPaths.launchCheck()) =>
  (await (await site.get(path, { headers: { Cookie: cookie } })).text()).replaceAll("<!-- -->", "");
const press = async (fields: Record<string, string>) => {
  const answer = await site.get(deskPaths.launchCheck(), formPost(fields, { Cookie: cookie }));
  return [answer.status, answer.headers.get("Location")];
};
const summaries = (html: string) => [...html.matchAll(/<summary>([^<]+)/g)].map(([, words]) => words);
const left = (html: string) => Number(/(\d+) points to settle/.exec(html)?.[1]);

test("the launch check shows what is still ours in the owner's words, each with its text or the way to change it", async () => {
  const html = await page();
  expect(summaries(html)).toContain("Home page: one passage to confirm");
  expect(html).toContain("You know what happens once someone sits down");
  expect(html).toContain("Name: Alder &amp; Vale");
  expect(html).toContain(`href="${deskPaths.facts()}#brand"`);
  expect(html).toContain("Your own address, for news from the site");
  expect(html).toContain("Web address: http://localhost");
  expect(html).not.toMatch(/app\/copy|npm run|OWNER_EMAIL|letter\.signature<|not set/);
});

test("words are confirmed one by one or by the page, and taken back", async () => {
  const before = left(await page());
  expect(await press({ mine: "home house.paragraphs" })).toEqual([303, deskPaths.launchCheck("home")]);
  await press({ mine: "about" });
  const html = await page();
  expect(summaries(html)).toEqual(
    expect.arrayContaining(["Home page: one passage confirmed", "About: 7 passages confirmed"]),
  );
  expect(left(html)).toBe(before - 8);
  await press({ notMine: "about letter.signature" });
  expect(summaries(await page())).toEqual(
    expect.arrayContaining(["About: one passage to confirm", "About: 6 passages confirmed"]),
  );
});

test("what is not on the list confirms nothing", async () => {
  const before = left(await page());
  for (const mine of ["", "nothing", "__proto__", "home nothing", "live"])
    expect(await press({ mine })).toEqual([303, deskPaths.launchCheck()]);
  expect(left(await page())).toBe(before);
  expect((await site.get(deskPaths.launchCheck(), formPost({ mine: "home" }))).status).toBe(401);
});
