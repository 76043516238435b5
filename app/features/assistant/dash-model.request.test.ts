import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { paths } from "#facts/paths.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import { startTestSite, type TestSite } from "#test/app.ts";
import {
  honest,
  type LyingModel,
  lies,
  moods,
  omissions,
  sendClaims,
  slowMoods,
  startLyingModel,
} from "#test/dash/lying-model.ts";
import { readQuestions } from "#test/dash-questions.ts";
import { soon } from "#test/eventually.ts";
import { isShort } from "#test/extent.ts";
import { dashApi } from "./rules/ask-addresses.ts";
import type { DashReply } from "./server/dash.ts";

let model: LyingModel;
let site: TestSite;
const budget = 1_000_000_000;
/** Found when the tests begin: what the site knows by itself never reaches the model, and that grows with its facts. */
const questions: string[] = [];
let question = "";
beforeAll(async () => {
  model = await startLyingModel();
  const env = { DASH_MODEL_URL: model.url, DASH_MODEL: "liar", DASH_TOKENS_PER_MONTH: String(budget) };
  site = await startTestSite(env);
  for (const { kind, question: each } of readQuestions()) {
    if (kind !== "passage") continue;
    model.asked.length = 0;
    await ask(each);
    if (model.asked.length > 0) questions.push(each);
  }
  question = questions[0] ?? "";
  expect(questions.length).toBeGreaterThan(9);
});
beforeEach(() => {
  model.answer = honest;
  model.asked.length = 0;
});
afterAll(async () => {
  await site.stop();
  model.stop();
});

const post = (question: string, at = site, headers: Record<string, string> = {}) =>
  at.get(dashApi(), {
    method: "POST",
    body: JSON.stringify({ question }),
    headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
  });

async function ask(question: string, at = site, headers: Record<string, string> = {}) {
  at.clock.nowMs += 2500;
  const answer = await post(question, at, headers);
  expect(answer.status).toBe(200);
  return (await answer.json()) as DashReply;
}

const turns = isShort ? 1 : Math.ceil(1000 / Object.keys(lies).length);

test("what holds is shown with its quotes, in events as well", async () => {
  const reply = await ask(question);
  expect(reply.kind).toBe("answer");
  expect(reply.citations.length).toBe(2);
  for (const { quote } of reply.citations)
    expect(model.asked[0]?.passages.some(({ text }) => text.includes(quote))).toBe(true);
  const events = await (await post(question, site, { Accept: "text/event-stream" })).text();
  expect(events.match(/^event: \w+/gm)).toEqual(["event: sentence", "event: sentence", "event: answer"]);
});

test("the page and the privacy policy name who processes a question", async () => {
  for (const path of [paths.dash(), paths.privacyPolicy()])
    expect(await (await site.get(path)).text()).toMatch(/go to (?:<!-- -->)?127\.0\.0\.1/);
});

test("what the site knows of a subject reaches the model with its passages", async () => {
  await ask("Does Dash whisper reviews to a parrot?");
  expect(model.asked[0]?.passages.map(({ text }) => text)).toContainEqual(
    expect.stringContaining("one line and one link"),
  );
});

test("facts, and the wish for a person, never reach the model", async () => {
  for (const each of ["What does Dash cost?", "How long is the consultation?", "A person, please"]) await ask(each);
  expect(model.asked).toEqual([]);
});

test.each(Object.keys(lies))("%s is not shown", async (name) => {
  const lie = lies[name] as (typeof lies)[string];
  for (let turn = 0; turn < turns; turn += 1) {
    const asked = questions[(turn * 7 + name.length) % questions.length] as string;
    let said = "";
    model.answer = ({ response, asked: read }) => {
      const claim = lie(read);
      said = claim.text;
      sendClaims(response, [claim]);
    };
    const reply = await ask(asked);
    expect(reply.kind, `${asked}: ${said}`).not.toBe("answer");
    expect(reply.text).not.toContain(said);
  }
});

test.each(Object.entries(omissions))(
  "of a sentence without %s the whole of it is shown, or nothing",
  async (_, leave) => {
    for (const asked of questions.slice(0, isShort ? 8 : undefined)) {
      model.answer = ({ response, asked: read }) => sendClaims(response, [leave(read)]);
      model.asked.length = 0;
      const reply = await ask(asked);
      if (reply.kind !== "answer") continue;
      const [passage] = model.asked[0]?.passages ?? [];
      const [, said = reply.text] = /^In the article “.*”: “(.*)”$/s.exec(reply.text) ?? [];
      const at = passage?.text.indexOf(said) ?? -1;
      const [before = "", after = ""] = [passage?.text.slice(0, at), passage?.text.slice(at + said.length)];
      expect([at >= 0, /^$|[.!]["”’)]* $/.test(before), /^$|^ /.test(after)], reply.text).toEqual([true, true, true]);
    }
  },
);

test("a lie among true sentences is left out", async () => {
  const lie = lies["a wrong price"] as (typeof lies)[string];
  model.answer = ({ response, asked }) => {
    const shown = asked.passages[0] as (typeof asked.passages)[number];
    const quote = /^.{60}\S*/.exec(shown.text)?.[0] ?? shown.text;
    sendClaims(response, [lie(asked), { text: quote, passage: shown.id, quote }, lie(asked)]);
  };
  const reply = await ask(question);
  expect([reply.kind, reply.citations.length]).toEqual(["answer", 1]);
  expect(reply.text).not.toContain("$7");
});

test.each(Object.entries(isShort ? moods : { ...moods, ...slowMoods }))(
  "with a model that answers with %s visitors get an honest no in time",
  async (_, mood) => {
    model.answer = mood;
    const reply = await ask(question);
    expect(reply.kind).toBe("declined");
    expect(JSON.stringify(reply)).not.toMatch(/\$7|evil/);
  },
);

test("an obedient model cannot be made to say what strangers want", async () => {
  model.answer = ({ response, asked }) => {
    const shown = asked.passages[0];
    if (shown) sendClaims(response, [{ text: asked.question, passage: shown.id, quote: shown.text }]);
    else sendClaims(response, []);
  };
  for (const { question: attack, expected } of readQuestions().filter(({ kind }) => kind === "attack")) {
    const reply = await ask(attack);
    expect(reply.text, attack).not.toContain(expected);
  }
});

/** On PostgreSQL two instances over one database, on SQLite one site twice. */
async function startBoth(more: Record<string, string>) {
  const env = { DASH_MODEL_URL: model.url, DASH_MODEL: "liar", ...more };
  const one = await startTestSite(env);
  const { databaseUrl } = one.settings;
  const other = databaseUrl ? await startTestSite({ ...env, DATABASE_URL: databaseUrl }) : one;
  const both = [one, other];
  for (const each of both) await ask("ready?", each);
  const stop = async () => {
    if (other !== one) await other.stop();
    await one.stop();
  };
  return { both, one, stop };
}

test("of a small budget a network has three answers of the model a day, of all instances together, and others theirs", async () => {
  const { both, stop } = await startBoth({ TRUST_PROXY: "1", DASH_TOKENS_PER_MONTH: "200000" });
  const askFrom = (address: string, at: number) =>
    ask(question, both[at % 2], { "X-Forwarded-For": address }).then(({ kind }) => kind);
  const kinds: string[] = [];
  for (let at = 0; at < 5; at += 1) kinds.push(await askFrom("203.0.113.7", at));
  expect(kinds).toEqual([...Array(3).fill("answer"), "declined", "declined"]);
  expect(await askFrom("203.0.113.8", 0)).toBe("answer");
  for (const { clock } of both) clock.nowMs += 24 * 60 * 60 * 1000;
  expect(await askFrom("203.0.113.7", 1)).toBe("answer");
  await stop();
});

async function readSpending(db: Db, period: string): Promise<number> {
  const row = await db.selectFrom("dash_spending").select("tokens").where("period", "=", period).executeTakeFirst();
  return Number(row?.tokens ?? 0);
}

test("the budget is never passed, whoever asks which instance at once, and what was not used comes back", async () => {
  const { both, one: small, stop } = await startBoth({ DASH_TOKENS_PER_MONTH: "200000" });
  const day = new Date(small.clock.nowMs).toISOString().slice(0, 10);
  const before = await readSpending(small.db, day);
  const reserved: number[] = [];
  model.asked.length = 0;
  model.answer = async ({ response }) => {
    reserved.push(await readSpending(small.db, day));
    sendClaims(response, [], 1000);
  };
  await Promise.all(questions.slice(0, 12).map((each, at) => post(each, both[at % 2])));
  expect(await readSpending(small.db, day)).toBe(before + 1000 * model.asked.length);
  for (const each of questions) await Promise.all(both.map((site) => ask(each, site)));
  expect(Math.max(...reserved, await readSpending(small.db, day))).toBeLessThanOrEqual(20_000);
  expect(model.asked.length).toBeLessThanOrEqual(20);
  expect(model.asked.length).toBeGreaterThan(0);
  for (const each of both) expect((await ask(question, each)).kind).toBe("declined");
  await stop();
});

test("an answer that the visitor leaves is charged as far as it came", async () => {
  const leaving = new AbortController();
  const month = () => readSpending(site.db, new Date(site.clock.nowMs).toISOString().slice(0, 7));
  const before = await month();
  let reserved = 0;
  model.answer = async ({ response }) => {
    reserved = (await month()) - before;
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write(": one moment\n\n");
    leaving.abort();
  };
  const headers = { "Content-Type": "application/json", Accept: "text/event-stream" };
  const body = JSON.stringify({ question: `${question} ${'"'.repeat(200)}` });
  const left = site.get(dashApi(), { method: "POST", headers, body, signal: leaving.signal });
  await left.then((response) => response.text()).catch(() => "");
  const charged = await soon(async () => (await month()) - before).is((tokens) => tokens < reserved);
  expect(reserved).toBeLessThan(4500);
  expect(reserved - charged).toBe(700);
});
