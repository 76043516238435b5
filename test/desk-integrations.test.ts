import { afterAll, expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { defaultFacts } from "#facts/facts.ts";
import { settingsByName } from "#features/business/server/launch-state.ts";
import { settingPlaceholders } from "#features/business/words/launch/placeholders.ts";
import { integrationNames } from "#features/integrations/words/integrations.ts";
import { startTestSite, type TestSite, testInLongRun } from "./app.ts";
import { isOnPostgres } from "./database.ts";
import { formPost, signIn } from "./desk.ts";
import { jsonResponse, startFeedServer } from "./feed-server.ts";
import { startMailbox } from "./mailbox.ts";
import { startReceiver } from "./receiver/start-receiver.ts";
import { plainText } from "./row-of.ts";
import { forFile, forTest } from "./stop-after.ts";

const receiver = await startReceiver();
const mailbox = forFile(await startMailbox());
const other = forFile(await startFeedServer([]));
afterAll(async () => {
  await receiver.kill();
});

type Desk = {
  site: TestSite;
  cookie: string;
  page: () => Promise<string>;
  test: (integration: string, more?: object) => Promise<string>;
};

async function openDesk(env: Record<string, string> = {}): Promise<Desk> {
  const site = forTest(await startTestSite(env));
  const cookie = await signIn(site);
  const page = async () => (await site.get(deskPaths.integrations(), { headers: { Cookie: cookie } })).text();
  return {
    site,
    cookie,
    page,
    async test(integration, more = {}) {
      const answer = await site.get(deskPaths.integrations(), formPost({ integration }, { Cookie: cookie, ...more }));
      expect([answer.status, answer.headers.get("Location")]).toEqual([
        303,
        `${deskPaths.integrations()}#${integration}`,
      ]);
      return rowOf(await page(), integration);
    },
  };
}

/** An integration's row as plain text. */
const rowOf = (html: string, integration: string) =>
  plainText(new RegExp(`<li class="integration" id="${integration}">(.*?)</li>`).exec(html)?.[1] ?? "");

test("a new site shows each integration as built-in", async () => {
  const { page } = await openDesk();
  const html = await page();
  for (const integration of integrationNames.filter((name) => name !== "database" || !isOnPostgres))
    expect(rowOf(html, integration), integration).toMatch(/Built-in|None/);
  expect(html).not.toMatch(/app\/copy|npm run/);
});

test("only what is connected, and the server itself, is offered a test", async () => {
  const desk = await openDesk({ QUIZ_CRM_WEBHOOK_URL: receiver.url("/ok") });
  const html = await desk.page();
  const buttons = [...html.matchAll(/<button[^>]*name="integration"[^>]*>/g)];
  const offered = buttons.map(([button]) => / value="([a-z-]+)"/.exec(button)?.[1]);
  expect(offered).toEqual(["quiz-crm", "database", "proxy"]);
  expect(await desk.test("database")).toMatch(/written and read in \d+ ms/);
  expect(await desk.test("proxy")).toContain("straight from your browser");
});

test("what the business needs comes first, then mail and calendar, the CRM, and what is the server's in a fold", async () => {
  const { page } = await openDesk();
  const text = plainText(await page());
  const places = [
    "What your business still needs",
    "The site cannot send mail yet",
    "The site cannot write to you",
    "The site knows no calendar of yours",
    "Mail and calendar",
    "My CRM and automations",
    "For whoever runs the server",
    "Database",
  ].map((words) => text.indexOf(words));
  expect(places).toEqual([...places].sort((one, another) => one - another));
  expect(places[0]).toBeGreaterThan(0);
  expect(await page()).toMatch(/<details class="integrations__server"><summary>/);
});

test("a fold opens for what is wrong in it", async () => {
  const desk = await openDesk({ TRUST_PROXY: "1" });
  await desk.test("proxy");
  expect(await desk.page()).toMatch(/<details class="integrations__server" open="">/);
  expect(plainText(await desk.page())).toContain("Proxy in front: it is connected, and does not work as it should.");
});

const record = (name: string) => ({
  title: name,
  content: "A record with enough words to be a post of its own. ".repeat(4),
});

test("real ones are sent something real, and what came back is said and kept", async () => {
  other.answer((request, response) => {
    if (request.url === "/feed") return jsonResponse({ posts: [record("One"), record("Two")] })(request, response);
    response.writeHead(request.url === "/widget/form/winery-id" ? 404 : 200).end();
  });
  const { origin } = new URL(other.url);
  const desk = await openDesk({
    FEED_URL: other.url,
    QUIZ_CRM_WEBHOOK_URL: receiver.url("/ok"),
    QUIZ_WORKFLOW_WEBHOOK_URL: receiver.url("/refuse"),
    LEADS_WEBHOOK_URL: "http://127.0.0.1:1/hook/secret-token",
    SMTP_URL: mailbox.url.replace("//", "//user:secret-word@"),
    OWNER_EMAIL: "owner@house.example",
    EMBED_ORIGIN: origin,
    FORM_IDS: '{"winery":"winery-id"}',
    DOCUMENT_URLS: JSON.stringify({ winery: `${origin}/document` }),
    TRUST_PROXY: "1",
  });
  expect(await desk.test("feed")).toContain("the feed answered with 2 posts");
  expect(await desk.test("quiz-crm")).toContain("your CRM has taken it");
  expect(JSON.parse(receiver.at("/ok").at(-1)?.body ?? "").type).toBe("test");
  expect(await desk.test("quiz-workflow")).toMatch(
    /your workflow does not take the message\. Technical details refused \(400\)/,
  );
  expect(await desk.test("leads")).toMatch(/your CRM does not answer\. Technical details unreachable \(ECONNREFUSED\)/);
  expect(await desk.test("forms")).toMatch(
    /not there: winery-id; all others answer\. Technical details winery-id \(404\)/,
  );
  expect(await desk.test("calendar")).toContain("it answers");
  expect(await desk.test("documents")).toContain("all 4 answer");
  expect(await desk.test("proxy")).toContain("fewer proxies than are expected");
  expect(await desk.test("proxy", { "X-Forwarded-For": "203.0.113.7, 10.0.0.1" })).toContain("more proxies than");
  const html = await desk.page();
  for (const secret of ["secret-token", "secret-word"]) expect(html).not.toContain(secret);
  expect(rowOf(html, "quiz-crm")).toContain("Set by your server");
});

test("every setting that the launch check asks for is looked up", async () => {
  const { site } = await openDesk();
  expect(settingPlaceholders.map(({ name }) => name).sort()).toEqual(
    Object.keys(settingsByName(site.settings, defaultFacts)).sort(),
  );
});

testInLongRun("the whole desk warns where all visitors seem to come from one address, and nowhere else", async () => {
  const proxied = { "x-forwarded-for": "203.0.113.9" };
  const { site, cookie } = await openDesk();
  const warning = async (path: string, headers: object) => {
    const html = await (await site.get(path, { headers: { Cookie: cookie, ...headers } })).text();
    const warnings = [...html.matchAll(/class="desk__warning">(.*?)<\/p>/g)].map(([, words = ""]) => words);
    return warnings.find((words) => words.includes("#proxy")) ?? "";
  };
  for (const path of [deskPaths.today(), deskPaths.articles(), deskPaths.bookings()]) {
    expect(await warning(path, {})).toBe("");
    const words = await warning(path, proxied);
    expect(words).toContain("bookings and mails for one visitor are switched off");
    expect(words).toContain(`href="${deskPaths.integrations()}#proxy"`);
  }
  const named = await openDesk({ SITE_URL: "https://www.house.example" });
  expect(await named.page()).toContain("bookings and mails for one visitor are switched off");
});
