import { Agent } from "node:http";
import { beforeEach, expect, test } from "vitest";
import { paths } from "#facts/paths.ts";
import { startTestSite } from "./app.ts";
import { calendar } from "./booking.ts";
import { hasNginx, startNginx } from "./nginx.ts";
import { type Answered, askFrom, type RequestInput } from "./robots/ask-from.ts";
import { forFile } from "./stop-after.ts";

const connections = 20;
const hourMs = 3_600_000;
/** The forms that one address may send at once. */
const burst = 60;
const direct = forFile(await startTestSite());
const proxied = forFile(await startTestSite({ TRUST_PROXY: "1" }));

beforeEach(() => {
  for (const site of [direct, proxied]) site.clock.nowMs += hourMs;
});

let person = 0;
const fields = (more: Record<string, string> = {}) => {
  person += 1;
  return String(new URLSearchParams({ name: "Ada", email: `ada.${person}@cellar.example`, ...more }));
};
const form = { "content-type": "application/x-www-form-urlencoded" };
const sendForm = (site: string, { headers, ...input }: RequestInput = {}, name = "winery") =>
  askFrom(site, paths.formWidget(name), { method: "POST", headers: { ...form, ...headers }, body: fields(), ...input });

const among = (answers: Answered[], status: number) => answers.filter((answer) => answer.status === status).length;

/** Sends forms as fast as twenty connections can. */
async function flood(site: string, input: (number: number) => RequestInput, size: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Answered[] = [];
  let sent = 0;
  const send = async () => {
    while (sent < size) {
      sent += 1;
      answers.push(await sendForm(site, { agent, ...input(sent) }));
    }
  };
  await Promise.all(Array.from({ length: connections }, send));
  agent.destroy();
  return answers;
}

test("who is refused one kind of form may read, and do the rest; a while later also that", async () => {
  const site = direct.address;
  const from = "127.0.0.67";
  await flood(site, () => ({ from }), burst + 1);
  expect((await sendForm(site, { from }, "dining")).status).toBe(429);
  expect((await askFrom(site, paths.formWidget("winery"), { from })).status).toBe(200);
  const json = { "content-type": "application/json" };
  expect((await askFrom(site, paths.quizSteps(), { method: "POST", from, headers: json, body: "{}" })).status).not.toBe(
    429,
  );
  expect((await askFrom(site, calendar, { method: "POST", from, headers: json, body: "{}" })).status).toBe(422);
  const refused = await sendForm(site, { from });
  direct.clock.nowMs += Number(refused.headers["retry-after"]) * 1000;
  expect((await sendForm(site, { from })).status).toBe(303);
  expect((await sendForm(site, { from })).status).toBe(429);
});

const answersOf = async (site: string, input: RequestInput[]) => {
  const statuses: number[] = [];
  for (const each of input) statuses.push((await sendForm(site, each)).status);
  return statuses;
};

const spoofed = (number: number) => ({
  "x-forwarded-for": `203.0.113.${number % 250}`,
  "x-real-ip": `203.0.113.${number % 250}`,
  forwarded: `for=203.0.113.${number % 250}`,
});

/** How nginx passes the visitor's address: in our configuration, and in most others. */
const waysToName = {
  "as deploy/nginx.conf says": "$remote_addr",
  "behind what the visitor claims": "$proxy_add_x_forwarded_for",
};

test.runIf(hasNginx).each(Object.entries(waysToName))(
  "behind nginx, named %s, each address counts for itself",
  async (way, words) => {
    const port = Number(new URL(proxied.address).port);
    const naming = "X-Forwarded-For $remote_addr";
    const front = await startNginx([port], [[naming, `X-Forwarded-For ${words}`]]);
    const flooded = await flood(
      front.origin,
      (number) => ({ from: "127.0.0.69", headers: spoofed(number) }),
      burst + 40,
    );
    const others = await answersOf(front.origin, [
      { from: "127.0.0.70" },
      { from: "127.0.0.71", headers: { "x-forwarded-for": "127.0.0.69" } },
      { from: "127.0.0.69", headers: { "x-forwarded-for": "127.0.0.70" } },
    ]);
    await front.stop();
    expect([among(flooded, 303), among(flooded, 429)]).toEqual([burst, 40]);
    expect(others).toEqual([303, 303, 429]);
    console.info(
      `figure: behind nginx, named ${way}: ${burst + 40} forms under as many claimed addresses count as one visitor's`,
    );
  },
);
