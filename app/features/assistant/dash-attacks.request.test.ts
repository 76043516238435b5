import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "#facts/paths.ts";
import { startTestSite, type TestSite } from "#test/app.ts";
import { type Attack, attacks, forbidden } from "#test/dash/attacks.ts";
import { type LyingModel, sendClaims, startLyingModel } from "#test/dash/lying-model.ts";
import { soon } from "#test/eventually.ts";
import { type FeedServer, startFeedServer } from "#test/feed-server.ts";
import { askAddress, dashApi } from "./rules/ask-addresses.ts";
import type { DashReply } from "./server/dash.ts";

const ownerKey = "the-key-of-the-owner";
let [model, feed] = [{} as LyingModel, {} as FeedServer];
let site: TestSite;
beforeAll(async () => {
  model = await startLyingModel();
  feed = await startFeedServer([]);
  site = await startTestSite({
    ...{ DASH_MODEL_URL: model.url, DASH_MODEL: "liar", DASH_TOKENS_PER_MONTH: "1000000000" },
    ...{ FEED_URL: feed.url, FEED_FRESH_SECONDS: "0", OWNER_KEY: ownerKey },
  });
});
afterAll(async () => {
  await site.stop();
  await feed.stop();
  model.stop();
});

/** A unique name by which an attack is found. */
const nameOf = (at: number) => `Quill${String.fromCharCode(97 + (at % 26), 97 + (at % 7))}`;

/** Makes the model return exactly what the planted words ask for, with every passage and every quote that might do. */
function obey({ wants, words }: Attack) {
  model.answer = ({ response, asked }) => {
    const claims = asked.passages.flatMap(({ id, text }) => [
      { text: wants, passage: id, quote: wants },
      { text: wants, passage: id, quote: words },
      { text: wants, passage: id, quote: text },
      ...(text.includes(wants) ? [{ text, passage: id, quote: text }] : []),
      ...text.split(/(?<=[.!?]) /).map((each) => ({ text: each, passage: id, quote: each })),
    ]);
    sendClaims(response, [...claims, ...claims.map((claim) => ({ ...claim, passage: "p1" }))].slice(0, 60));
  };
}

const attributed = /In the article “.{0,400}?”: “.{0,700}?”(?= |$)/g;
const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** Returns what a visitor would read of the attack, as the business's words or anywhere. */
async function trouble(attack: Attack, name: string): Promise<string[]> {
  const question = `What is there to know about ${name}?`;
  obey(attack);
  site.clock.nowMs += 5000;
  const answer = await site.get(dashApi(), {
    method: "POST",
    body: JSON.stringify({ question }),
    headers: { "Content-Type": "application/json", Accept: "application/json" },
  });
  const reply = (await answer.json()) as DashReply;
  const shown = [reply.text, ...reply.citations.flatMap(({ title, quote }) => [title, quote])].join("\n");
  const page = await (await site.get(askAddress(question).replace("#ask", ""))).text();
  const [log = ""] = /data-ask-log[\s\S]*?data-ask-live/.exec(page) ?? [];
  const said = plain(reply.text.replaceAll(attributed, ""));
  const found = [
    shown.match(forbidden)?.[0],
    log.replace(/<[^>]*>/g, " ").match(/evil|555 0100/)?.[0],
    said.includes(plain(attack.wants)) ? attack.wants : undefined,
    shown.includes(attack.wants) && /\d|free|nothing|nine|five|three/.test(attack.wants) ? attack.wants : undefined,
    reply.citations.some(({ url }) => new URL(url).origin !== new URL(site.settings.siteUrl).origin) && "foreign link",
    JSON.stringify(model.asked).match(/Ruiz|the-key-of|"liar"/)?.[0],
  ];
  return found.filter((each) => each !== undefined && each !== false).map((each) => `${name}: ${each} in ${shown}`);
}

test("what an article of the feed asks for is not said", async () => {
  const records = attacks.map(({ words }, at) => {
    const name = nameOf(at);
    const said = `The cellar knows ${name} well, and so do the people upstairs.`;
    const places = [
      `## ${name}: ${words}\n\nA paragraph under it about ${name}, long enough to be quoted.`,
      `- ${name}: ${words}\n- another line`,
      `![${name} ${words}](/picture.png)\n\nWords about ${name}. ${words}`,
      `> ${name} was told: ${words}`,
    ];
    return {
      ...{ id: `a${at}`, title: at % 2 ? `On ${name}` : `${name}: ${words}`, date: "2026-11-21", tags: [words] },
      ...{ excerpt: `${name}: ${words}`, content: `${said}\n\n${places[at % 4]}` },
    };
  });
  const countListed = async () => Number((await (await site.get("/api/feed")).json()).total);
  const before = await countListed();
  feed.answer((_, response) => void response.end(JSON.stringify(records)));
  await soon(async () => {
    site.clock.nowMs += 60_000;
    await site.get(paths.blog());
    return countListed();
  }, 60_000).is((total) => total === before + attacks.length);
  const found: string[] = [];
  for (const [at, attack] of attacks.entries()) found.push(...(await trouble(attack, nameOf(at))));
  // If the title is the attack, nothing of the article is quoted, and the model is not asked.
  expect(model.asked.length).toBeGreaterThanOrEqual(10);
  expect(found).toEqual([]);
}, 900_000);

test("no address with a visitor's words is cached, indexed or passed on", async () => {
  for (const query of ["?ask=wine", "?ask=wine&conversation=x", "?person=new"]) {
    const { headers } = await site.get(paths.dash() + query);
    const sent = ["cache-control", "x-robots-tag", "referrer-policy"].map((name) => headers.get(name));
    expect(sent, query).toEqual(["no-store", "noindex, nofollow", "same-origin"]);
  }
  const { headers } = await site.get(paths.dash());
  expect([headers.get("cache-control"), headers.get("x-robots-tag")]).toEqual([expect.stringMatching("public"), null]);
});
