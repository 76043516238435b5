import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { AgentLedger } from "./agent-ledger.ts";

const dayMs = 24 * 60 * 60 * 1000;
const isPersonal = (path: string) => path.startsWith("/mine");

function startLedger() {
  const clock = { nowMs: 0 };
  const dayOf = (ms: number) => `day ${Math.floor(ms / dayMs)}`;
  const ledger = new AgentLedger({ clock: () => clock.nowMs, dayOf, trustedProxies: 0 });
  const ask = (url: string, agent = "curl/8", method = "GET") =>
    ledger.note({ method, url, headers: { "user-agent": agent } } as unknown as IncomingMessage, 200, isPersonal);
  const take = () => ledger.take().map(({ day, path, count }) => `${day} ${path} ${count}`);
  return { clock, ask, take };
}

test("requests for a page count together within a day, with any query", () => {
  const { clock, ask, take } = startLedger();
  for (const url of ["/about", "/about", "/about?q=1", "/about.md", "/about"]) ask(url);
  clock.nowMs = dayMs;
  for (const url of ["/about", "/about"]) ask(url);
  expect(take()).toEqual(["day 0 /about 5", "day 1 /about 2"]);
});

test("what was taken does not change, and the next count begins anew", () => {
  const { ask, take } = startLedger();
  ask("/about");
  expect(take()).toEqual(["day 0 /about 1"]);
  ask("/about");
  expect(take()).toEqual(["day 0 /about 1"]);
});

test("beyond 2,000 a day, the pages of agents count together for each agent", () => {
  const { clock, ask, take } = startLedger();
  for (let page = 0; page < 2100; page += 1) ask(`/blog/${page}`);
  ask("/blog/1");
  ask("/about", "GPTBot/1.0");
  ask("/about", "GPTBot/1.0");
  const counted = take();
  expect([counted.length, ...counted.slice(-2)]).toEqual([2002, "day 0  100", "day 0  2"]);
  ask("/blog/2099");
  clock.nowMs = dayMs;
  ask("/blog/2099");
  expect(take()).toEqual(["day 0  1", "day 1 /blog/2099 1"]);
});

test("files, personal addresses, other methods and browsers are not counted, also when a page was", () => {
  const { ask, take } = startLedger();
  for (const url of ["/about", "/assets/a.js", "/mine", "/mine"]) ask(url);
  ask("/about", "curl/8", "HEAD");
  ask(
    "/about",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
  );
  expect(take()).toEqual(["day 0 /about 1"]);
});
