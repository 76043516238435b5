import { createHmac } from "node:crypto";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { startTestSite, type TestSite, testInLongRun, testOnce } from "./app.ts";
import { startCountingReceiver } from "./clock/counting-receiver.ts";
import { soon } from "./eventually.ts";
import { payload, readWebhooks } from "./outbox.ts";
import { type Receiver, startReceiver } from "./receiver/start-receiver.ts";
import { forTest } from "./stop-after.ts";

// New for each test: deliveries under way when a site stops still arrive.
let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
  onTestFinished(receiver.kill);
});

async function startConfigured(env: Record<string, string>): Promise<TestSite> {
  return forTest(await startTestSite(env));
}

const post = (site: TestSite, path: string, body: unknown, headers: Record<string, string> = {}) =>
  site.get(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json", ...headers },
  });

const keyOf = (letter: string) => letter.repeat(21);

test("a result sent through both hooks, and sent again, is one result, delivered once to each automation [7.quiz.two-posts]", async () => {
  const site = await startConfigured({
    QUIZ_CRM_WEBHOOK_URL: receiver.url("/ok"),
    QUIZ_WORKFLOW_WEBHOOK_URL: receiver.url("/ok"),
  });
  const headers = { "Idempotency-Key": keyOf("a"), "X-Retry-Attempt": "0" };
  const answers = await Promise.all([
    post(site, "/api/hooks/crm", payload, headers),
    post(site, "/api/hooks/workflow", payload, headers),
    post(site, "/api/hooks/crm", payload, { ...headers, "X-Retry-Attempt": "1" }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
  const rows = await soon(() => readWebhooks(site)).is(
    (all) => all.length === 2 && all.every(({ state }) => state === "delivered"),
  );
  expect(rows.map(({ destination }) => destination).sort()).toEqual(["quiz-crm", "quiz-workflow"]);
  expect(receiver.at("/ok").map(({ body }) => JSON.parse(body))).toEqual([payload, payload]);
});

test("without a key an equal body within ten minutes is the same result, later it is a new one", async () => {
  const site = await startConfigured({ QUIZ_CRM_WEBHOOK_URL: receiver.url("/ok") });
  await Promise.all([post(site, "/api/hooks/crm", payload), post(site, "/api/hooks/workflow", payload)]);
  site.clock.nowMs += 9 * 60_000;
  expect((await post(site, "/api/hooks/crm", payload)).status).toBe(202);
  expect(await readWebhooks(site)).toHaveLength(1);
  site.clock.nowMs += 2 * 60_000;
  await post(site, "/api/hooks/crm", payload);
  expect(await readWebhooks(site)).toHaveLength(2);
});

testOnce("bad bodies are answered with what is wrong, and nothing is stored", async () => {
  const site = await startConfigured({ QUIZ_CRM_WEBHOOK_URL: receiver.url("/ok") });
  const send = (body: string, type: string) =>
    site.get("/api/hooks/crm", { method: "POST", body, headers: { "content-type": type } });
  expect((await send("{", "application/json")).status).toBe(400);
  expect((await send("a=b", "application/x-www-form-urlencoded")).status).toBe(415);
  const tooLarge = await send(`"${"x".repeat(17_000)}"`, "application/json");
  expect(tooLarge.status).toBe(413);
  expect(await tooLarge.json()).toEqual({ error: expect.any(String) });
  const wrong = await post(site, "/api/hooks/crm", { ...payload, email: "nobody", seo_score: 99 });
  expect(wrong.status).toBe(422);
  expect(Object.keys((await wrong.json()).fields)).toEqual(["email", "seo_score"]);
  for (const key of ["short", "with space", "k".repeat(201), "schlüssel"])
    expect((await post(site, "/api/hooks/crm", payload, { "Idempotency-Key": key })).status, key).toBe(422);
  expect((await site.get("/api/hooks/crm")).status).toBe(405);
  expect(await readWebhooks(site)).toEqual([]);
  expect((await send(JSON.stringify(payload), "text/plain;charset=UTF-8")).status).toBe(202);
});

testOnce.each(["8_signs!", "~".repeat(200)])("the key %s is taken, and refused for another result", async (key) => {
  const site = await startConfigured({});
  const send = (body: object) => post(site, "/api/hooks/crm", body, { "Idempotency-Key": key });
  const first = await (await send(payload)).json();
  expect(first.linkKey).toMatch(/^[\w-]{21}$/);
  const again = await send(payload);
  expect([again.status, await again.json()]).toEqual([202, first]);
  const other = await send({ ...payload, seo_score: 5 });
  expect([other.status, Object.keys((await other.json()).fields)]).toEqual([422, ["Idempotency-Key"]]);
});

test("a failing receiver is tried after 1 s and 2 s with the same id, counted from 0 [7.quiz.retry-header] [7.quiz.retries]", async () => {
  const site = await startConfigured({ QUIZ_CRM_WEBHOOK_URL: receiver.url("/twice") });
  await post(site, "/api/hooks/crm", payload);
  await soon(() => receiver.at("/twice")).is((all) => all.length === 1);
  await soon(() => readWebhooks(site)).is(
    ([row]) => row?.attempts === 1 && Number(row.due_at) === site.clock.nowMs + 1000,
  );
  site.clock.nowMs += 1000;
  await soon(() => readWebhooks(site)).is(
    ([row]) => row?.attempts === 2 && Number(row.due_at) === site.clock.nowMs + 2000,
  );
  site.clock.nowMs += 2000;
  await soon(() => readWebhooks(site)).is(([row]) => row?.state === "delivered");
  const attempts = receiver.at("/twice");
  expect(attempts.map(({ headers }) => headers["retry-attempt"])).toEqual(["0", "1", "2"]);
  expect(new Set(attempts.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(attempts[0]?.headers["webhook-timestamp"]).not.toBe(attempts[2]?.headers["webhook-timestamp"]);
});

const outcomes: [path: string, state: string, outcome: RegExp, dueInMs: number | null][] = [
  ["/gone", "parked", /^gone$/, null],
  ["/refuse", "waiting", /^refused \(400\)$/, 1000],
  ["/fail", "waiting", /^refused \(500\)$/, 1000],
  ["/redirect", "waiting", /^redirected \(302\)$/, 1000],
  ["/later", "waiting", /^refused \(503\)$/, 7000],
  ["/cut", "waiting", /^unreachable/, 1000],
  ["/torn", "delivered", /^delivered \(200\)$/, null],
  ["/flood", "delivered", /^delivered \(200\)$/, null],
];

testOnce.each(outcomes)("a receiver at %s leaves the delivery %s", async (path, state, outcome, dueInMs) => {
  const site = await startConfigured({ QUIZ_CRM_WEBHOOK_URL: receiver.url(path) });
  await post(site, "/api/hooks/crm", payload);
  const [row] = await soon(() => readWebhooks(site)).is(([first]) => first?.attempts === 1);
  expect(row?.state).toBe(state);
  expect(row?.last_outcome).toMatch(outcome);
  if (dueInMs !== null) expect(Number(row?.due_at) - site.clock.nowMs).toBe(dueInMs);
});

test("a delivery that fails for three days is dead-lettered", async () => {
  const site = await startConfigured({ QUIZ_CRM_WEBHOOK_URL: receiver.url("/fail") });
  await post(site, "/api/hooks/crm", payload);
  await soon(() => readWebhooks(site)).is(([row]) => row?.attempts === 1);
  await soon(() => {
    site.clock.nowMs += 12 * 60 * 60 * 1000;
    return readWebhooks(site);
  }).is(([row]) => row?.state === "parked");
  expect((await readWebhooks(site))[0]?.attempts).toBeGreaterThanOrEqual(6);
});

test("a receiver that never answers does not delay another, nor the site's stop beyond its limit", async () => {
  const site = await startTestSite({
    QUIZ_CRM_WEBHOOK_URL: receiver.url("/hang"),
    QUIZ_WORKFLOW_WEBHOOK_URL: receiver.url("/ok"),
  });
  for (let index = 0; index < 20; index += 1)
    await post(site, "/api/hooks/crm", { ...payload, email: `owner${index}@x.example` });
  await soon(() => receiver.at("/ok")).is((all) => all.length === 20);
  const startedAtMs = performance.now();
  await site.stop();
  expect(performance.now() - startedAtMs).toBeLessThan(15_000);
});

testOnce("one message that its receiver leaves hanging holds up none behind it", async () => {
  const site = await startConfigured({ QUIZ_CRM_WEBHOOK_URL: receiver.url("/hang-first") });
  await post(site, "/api/hooks/crm", { ...payload, email: "hanging@x.example" });
  await soon(() => receiver.at("/hang-first")).is((all) => all.length === 1);
  for (let index = 0; index < 20; index += 1)
    await post(site, "/api/hooks/crm", { ...payload, email: `owner${index}@x.example` });
  const rows = await soon(() => readWebhooks(site)).is(
    (all) => all.filter(({ state }) => state === "delivered").length === 20,
  );
  expect(rows.filter(({ state }) => state === "waiting")).toHaveLength(1);
});

/** Sends results that fail until each waits a minute for its next attempt. */
async function failFor(site: TestSite, count: number) {
  for (let index = 0; index < count; index += 1)
    await post(site, "/api/hooks/crm", { ...payload, email: `early${index}@x.example` });
  await soon(async () => {
    site.clock.nowMs += 1000;
    return readWebhooks(site);
  }).is((rows) => rows.length === count && rows.every(({ attempts }) => attempts >= 4));
}

testInLongRun("once a receiver that was away answers, what waits for it follows without its pause", async () => {
  const site = await startConfigured({ QUIZ_CRM_WEBHOOK_URL: receiver.url("/ok") });
  await receiver.kill();
  await failFor(site, 12);
  await receiver.restart();
  await post(site, "/api/hooks/crm", payload);
  await soon(() => readWebhooks(site)).is(
    (rows) => rows.length === 13 && rows.every(({ state }) => state === "delivered"),
  );
  expect(receiver.at("/ok")).toHaveLength(13);
});

testInLongRun("a refused delivery keeps its pause, which the receiver may have asked for", async () => {
  const refusing = await startCountingReceiver();
  const site = await startConfigured({ QUIZ_CRM_WEBHOOK_URL: refusing.url });
  await failFor(site, 3);
  refusing.status = 200;
  for (const late of [1, 2]) {
    await post(site, "/api/hooks/crm", { ...payload, email: `late${late}@x.example` });
    await soon(() => readWebhooks(site)).is((rows) => rows.filter(({ state }) => state === "delivered").length >= late);
  }
  const waiting = (await readWebhooks(site)).filter(({ state }) => state === "waiting");
  expect(waiting.map((row) => Number(row.due_at) > site.clock.nowMs)).toEqual([true, true, true]);
  await refusing.stop();
});

testOnce("signatures can be verified with either secret while keys rotate", async () => {
  const secrets = ["a", "b"].map((letter) => Buffer.from(letter.repeat(32)));
  const [WEBHOOK_SECRET = "", WEBHOOK_SECRET_NEXT = ""] = secrets.map((secret) => `whsec_${secret.toString("base64")}`);
  const site = await startConfigured({
    QUIZ_CRM_WEBHOOK_URL: receiver.url("/ok"),
    WEBHOOK_SECRET,
    WEBHOOK_SECRET_NEXT,
  });
  await post(site, "/api/hooks/crm", payload);
  const [got] = await soon(() => receiver.at("/ok")).is((all) => all.length === 1);
  expect(Number(got?.headers["webhook-timestamp"])).toBeCloseTo(site.clock.nowMs / 1000, -2);
  const signed = `${got?.headers["webhook-id"]}.${got?.headers["webhook-timestamp"]}.${got?.body}`;
  const expected = secrets.map((secret) => `v1,${createHmac("sha256", secret).update(signed).digest("base64")}`);
  expect(got?.headers["webhook-signature"]).toBe(expected.join(" "));
});

testInLongRun("a receiver that is killed and restarted gets every result, each under one id", async () => {
  const site = await startConfigured({ QUIZ_CRM_WEBHOOK_URL: receiver.url("/ok") });
  const emails = Array.from({ length: 30 }, (_, index) => `owner${index}@x.example`);
  for (const [index, email] of emails.entries()) {
    if (index % 10 === 3) await receiver.kill();
    if (index % 10 === 8) await receiver.restart();
    expect((await post(site, "/api/hooks/crm", { ...payload, email })).status).toBe(202);
  }
  await soon(async () => {
    site.clock.nowMs += 1000;
    return readWebhooks(site);
  }).is((rows) => rows.length === 30 && rows.every(({ state }) => state === "delivered"));
  const idsByEmail = new Map<string, Set<string>>();
  for (const { headers, body } of receiver.received) {
    const { email } = JSON.parse(body);
    idsByEmail.set(email, (idsByEmail.get(email) ?? new Set()).add(headers["webhook-id"] ?? ""));
  }
  expect([...idsByEmail.keys()].sort()).toEqual([...emails].sort());
  expect([...idsByEmail.values()].every((ids) => ids.size === 1)).toBe(true);
});
