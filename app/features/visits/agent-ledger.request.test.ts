import { expect, test } from "vitest";
import { serverFeatures } from "#app/wiring/server/server-features.ts";
import { paths } from "#facts/paths.ts";
import { startTestSite } from "#test/app.ts";
import { signIn } from "#test/desk.ts";
import { soon } from "#test/eventually.ts";
import { forFile } from "#test/stop-after.ts";
import { AgentLedger } from "./server/agent-ledger.ts";
import { addAgentCounts } from "./server/queries/agent-counts.ts";
import { makeLedgerStore } from "./server/store-ledger.ts";
import { visitPaths } from "./visit-paths.ts";

const site = forFile(await startTestSite({ TRUST_PROXY: "1" }));

const chatGpt =
  "Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot";
const googlebot = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0";
const visit = (path: string, headers: Record<string, string>) =>
  site.get(path, { headers }).then((answer) => answer.arrayBuffer());
const askTool = (method: string, params: object = {}) =>
  site
    .get(paths.mcp(), {
      method: "POST",
      headers: {
        "User-Agent": "openai-mcp/1.0.0 (ChatGPT)",
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
    })
    .then((answer) => answer.text());
/** Programs ask questions through a feature of its own. */
const takesQuestions = serverFeatures.some(({ name }) => name === "assistant");
const rows = () =>
  site.db.selectFrom("agent_counts").selectAll().orderBy("kind").orderBy("agent").orderBy("path").execute();

test("who fetched what, and who came from an answer, is counted by day and page without an address", async () => {
  await visit(`${paths.services()}?secret=1`, { "User-Agent": chatGpt });
  await visit(paths.services(), { "User-Agent": chatGpt, Accept: "text/markdown" });
  await visit("/about.md", { "User-Agent": chatGpt });
  await visit(paths.home(), { "User-Agent": googlebot, "X-Forwarded-For": "203.0.113.7" });
  await visit(paths.home(), { "User-Agent": "curl/8.5.0" });
  await visit(paths.services(), { "User-Agent": firefox, Referer: "https://chatgpt.com/" });
  await visit(`${paths.home()}?utm_source=chatgpt.com`, { "User-Agent": firefox });
  await visit(paths.home(), { "User-Agent": firefox, Referer: "https://www.google.com/" });
  await visit(paths.services(), { "User-Agent": firefox, Referer: "https://chatgpt.com/", "Sec-GPC": "1" });
  await visit("/nowhere", { "User-Agent": chatGpt });
  await visit("/favicon.svg", { "User-Agent": chatGpt });
  await visit("/booking/secret", { "User-Agent": chatGpt });
  await visit(paths.llms(), { "User-Agent": chatGpt });
  await visit(paths.sitemap(), { "User-Agent": googlebot });
  await visit("/robots.txt", { "User-Agent": googlebot });
  await askTool("tools/list");
  await askTool("resources/list");
  await askTool("tools/call", { name: "list_services" });
  await askTool("resources/read", { uri: `${site.settings.siteUrl}/about` });
  const counted = await soon(rows).is(
    (all) => all.reduce((sum, { count }) => sum + count, 0) === (takesQuestions ? 9 : 7),
  );
  expect(counted.map(({ kind, agent, path, count }) => `${kind} ${agent} ${path} ${count}`)).toEqual([
    "arrival ChatGPT / 1",
    "arrival ChatGPT /services 1",
    "index Googlebot / 1",
    "other  / 1",
    "question ChatGPT-User /about 1",
    "question ChatGPT-User /services 2",
    ...(takesQuestions ? ["question openai-mcp /mcp 2"] : []),
  ]);
  expect(JSON.stringify(counted)).not.toContain("203.0.113");
});

test("a name is confirmed where reverse DNS says so, and only there", async () => {
  const ledger = new AgentLedger({ clock: () => site.clock.nowMs, dayOf: () => "2027-01-01", trustedProxies: 1 });
  const asked: string[] = [];
  const keep = makeLedgerStore(site.db, ledger, async (address) => {
    asked.push(address);
    return address === "66.249.66.1";
  });
  const from = (address: string, agent: string) =>
    ledger.note(
      {
        method: "GET",
        url: "/about",
        headers: { "user-agent": agent, "x-forwarded-for": address },
        socket: {},
      } as never,
      200,
      () => false,
    );
  from("66.249.66.1", googlebot);
  from("66.249.66.1", googlebot);
  from("203.0.113.7", googlebot);
  from("203.0.113.8", chatGpt);
  await keep();
  from("66.249.66.1", googlebot);
  await keep();
  expect(asked.sort()).toEqual(["203.0.113.7", "66.249.66.1"]);
  const stored = (await rows()).filter(({ day }) => day === "2027-01-01");
  expect(stored.map(({ agent, is_confirmed, count }) => [agent, is_confirmed, count])).toEqual(
    expect.arrayContaining([
      ["Googlebot", 1, 3],
      ["Googlebot", 0, 1],
      ["ChatGPT-User", 0, 1],
    ]),
  );
});

test("the desk shows it in the owner's words, with what to do", async () => {
  const cookie = await signIn(site);
  const day = "2026-11-20";
  const row = { day, agent: "ChatGPT-User", kind: "question" as const, path: "/dash", is_confirmed: 0, count: 9 };
  await addAgentCounts(site.db, [row]);
  const page = await (await site.get(visitPaths.assistants(), { headers: { Cookie: cookie } })).text();
  expect(page).toContain("Assistants read “Dash” 9 times");
  expect(page).toContain("by its own word");
  expect(page).toContain("People came to “");
});
