import { beforeEach, expect, test } from "vitest";
import { hillLines } from "#features/quiz/rules/hill.ts";
import type { ScoresById } from "#features/quiz/rules/quiz-progress.ts";
import { quizQuestions } from "#features/quiz/words/quiz-questions.ts";
import { startTestSite, type TestSite } from "./app.ts";
import { soon } from "./eventually.ts";
import { headOf, type Mailbox, startMailbox, wordsOf } from "./mailbox.ts";
import { payload, readOutbox } from "./outbox.ts";
import { forTest } from "./stop-after.ts";

// New for each test: deliveries under way when a site stops still arrive.
let mailbox: Mailbox;
beforeEach(async () => {
  mailbox = forTest(await startMailbox());
});

const siteUrl = "https://house.example";

async function startConfigured(env: Record<string, string> = {}): Promise<TestSite> {
  return forTest(await startTestSite({ SITE_URL: siteUrl, ...env }));
}

type Accepted = { status: string; linkKey: string; mail: string };

async function post(
  site: TestSite,
  body: object,
  path = "/api/hooks/crm",
  key?: string,
  more: Record<string, string> = {},
): Promise<Accepted> {
  const headers = { "content-type": "application/json", ...(key && { "idempotency-key": key }), ...more };
  const answer = await site.get(path, { method: "POST", body: JSON.stringify(body), headers });
  expect(answer.status).toBe(202);
  return answer.json();
}

const answers = (score: number) => Array.from({ length: 15 }, (_, index) => [`q${index + 1}`, String(score)]);
const postForm = (site: TestSite, fields: Record<string, string>, score = 3) =>
  site.get("/visibility-quiz", {
    method: "POST",
    body: new URLSearchParams([...answers(score), ...Object.entries(fields)] as [string, string][]),
  });
const linkOf = (page: string) =>
  /href="https:\/\/house\.example(\/quiz-results\/[\w-]{21})" data-private/.exec(page)?.[1];

test("both hooks name one address for a result, and every result has its own", async () => {
  const site = await startConfigured();
  const first = await post(site, payload, "/api/hooks/crm", "a-key-of-a-page");
  expect(first).toEqual({ status: "accepted", linkKey: expect.stringMatching(/^[\w-]{21}$/), mail: "queued" });
  expect(await post(site, payload, "/api/hooks/workflow", "a-key-of-a-page")).toEqual(first);
  expect((await post(site, { ...payload, seo_score: 5 })).linkKey).not.toBe(first.linkKey);
});

test("a repeated result without its key is accepted without a link", async () => {
  const site = await startConfigured();
  expect((await post(site, payload)).linkKey).toMatch(/^[\w-]{21}$/);
  expect(await post(site, payload, "/api/hooks/workflow")).toEqual({ status: "already accepted", mail: "queued" });
  await post(site, { ...payload, seo_score: 5 }, "/api/hooks/crm", "a-key-of-a-page");
  expect(await post(site, { ...payload, seo_score: 5 })).toEqual({ status: "already accepted", mail: "queued" });
  expect(await readOutbox(site)).toHaveLength(2);
});

test("the plain form gives the link again to its own visitor; to others it says that the mail holds it", async () => {
  const site = await startConfigured({ SMTP_URL: mailbox.url });
  const [, key = ""] = /name="idempotency_key" value="([^"]+)"/.exec(await (await postForm(site, {})).text()) ?? [];
  const send = async (fields: Record<string, string>) => (await postForm(site, fields)).text();
  const sent = { email: "ben@cellar.example", idempotency_key: key };
  const link = linkOf(await send(sent));
  expect(link).toBeDefined();
  expect(linkOf(await send(sent))).toBe(link);
  const stranger = await send({ email: sent.email });
  expect(linkOf(stranger)).toBeUndefined();
  expect(stranger).toContain("The mail holds your private link");
  expect(linkOf(await send({ ...sent, email: "eve@cellar.example" }))).not.toBe(link);
  expect(await readOutbox(site)).toHaveLength(2);
});

test("the address shows the result and not whose it is, and asks to be kept, listed and passed on by nobody", async () => {
  const site = await startConfigured();
  const { linkKey } = await post(site, payload);
  const page = await site.get(`/quiz-results/${linkKey}`);
  expect(page.status).toBe(200);
  expect(page.headers.get("cache-control")).toBe("private, no-cache");
  expect(page.headers.get("referrer-policy")).toBe("no-referrer");
  expect(page.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  const html = await page.text();
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(/<h1[^>]*>.*Good<\/h1>/);
  for (const points of [/>52</, /SEO<\/th><td>18</, /Lead Generation<\/th><td>16</]) expect(html).toMatch(points);
  expect(html).not.toContain(payload.email);
  expect(html.replace(/<(?:a|meta)[^>]*>/g, "")).not.toContain(linkKey);
});

/** They add up to the payload's three scores. */
const answersOfPayload = "444333433344442";

test("the address draws the hill of the fifteen answers in at most 6 KB, and names its weakest valley", async () => {
  const site = await startConfigured();
  const { linkKey } = await post(site, payload, "/api/hooks/crm", undefined, { "x-quiz-answers": answersOfPayload });
  const html = await (await site.get(`/quiz-results/${linkKey}`)).text();
  const [drawn = ""] = /<svg class="hill".*?<\/svg>/s.exec(html) ?? [];
  const answers = Object.fromEntries([...answersOfPayload].map((digit, index) => [index + 1, Number(digit)]));
  for (const line of hillLines(answers as ScoresById)) expect(drawn).toContain(`d="${line}"`);
  expect(drawn.length).toBeLessThan(6 * 1024);
  expect(drawn).toContain("found 18 of 25, answered 16 of 25, welcomed 18 of 25");
  expect(html).toContain(quizQuestions[14]?.text.replaceAll("'", "&#x27;"));
  expect(html).toContain("drawn, not promised");
});

test("where the address is passed on, its picture shows the hill without the score", async () => {
  const site = await startConfigured();
  const { linkKey } = await post(site, payload);
  const html = await (await site.get(`/quiz-results/${linkKey}`)).text();
  const address = `/quiz-results/${linkKey}/hill.jpg`;
  expect(html).toContain(`property="og:image" content="${siteUrl}${address}"`);
  const picture = await site.get(address);
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
  expect(picture.headers.get("x-robots-tag")).toBe("noindex");
  const again = await site.get(
    `/quiz-results/${(await post(site, { ...payload, email: "b@b.example" })).linkKey}/hill.jpg`,
  );
  const bytes = Buffer.from(await picture.arrayBuffer());
  expect(bytes.equals(Buffer.from(await again.arrayBuffer()))).toBe(true);
  expect((await site.get("/quiz-results/V1StGXR8_Z5jdHi6B-myT/hill.jpg")).status).toBe(404);
});

test("an address that was given to nobody is not found, and no list names one that was", async () => {
  const site = await startConfigured();
  const { linkKey } = await post(site, payload);
  for (const other of ["V1StGXR8_Z5jdHi6B-myT", linkKey.toLowerCase(), linkKey.slice(1), "%25", `${linkKey}x`]) {
    if (other === linkKey) continue;
    const answer = await site.get(`/quiz-results/${other}`);
    expect(answer.status, other).toBe(404);
    expect(await answer.text()).toContain("Oops! Page not found");
  }
  for (const list of ["/sitemap.xml", "/robots.txt", "/llms.txt", "/visibility-quiz", "/"])
    expect(await (await site.get(list)).text(), list).not.toMatch(/quiz-results\/[\w-]/);
});

test("the report is mailed once, as text and as a letter, with the way back to the result", async () => {
  const site = await startConfigured({ SMTP_URL: mailbox.url, MAIL_FROM: "The House <hello@house.example>" });
  const { linkKey } = await post(site, payload);
  await post(site, payload, "/api/hooks/workflow");
  await soon(() => readOutbox(site)).is(
    (rows) => rows.length === 1 && rows.every(({ state }) => state === "delivered"),
  );
  expect(mailbox.mails.map(({ to }) => to)).toEqual([[payload.email]]);
  const [mail] = mailbox.mails;
  if (!mail) throw new Error("The mail is missing");
  expect(headOf(mail)).toContain("Subject: Your visibility score: 52 of 75");
  expect(headOf(mail)).toMatch(/^From: The House <hello@house\.example>$/m);
  const words = wordsOf(mail);
  const [text = "", html = ""] = words.split("Content-Type: text/html");
  for (const part of [
    "52 of 75 points: Good",
    "SEO: 18 / 25",
    "Lead Generation: 16 / 25",
    "1. Write the first reply once",
  ])
    expect(text).toContain(part);
  expect(html).toContain("prefers-color-scheme:dark");
  for (const part of [text, html]) {
    expect(part).toContain(`${siteUrl}/quiz-results/${linkKey}`);
    expect(part).toContain(`${siteUrl}/book-consultation`);
    expect(part).toContain("found 18 of 25, answered 16 of 25, welcomed 18 of 25");
  }
  expect(html).toContain(`${siteUrl}/quiz-results/${linkKey}/hill.jpg`);
});

test("without a mail transport the report waits, and the page promises no copy", async () => {
  const silent = await startConfigured();
  const promised = "A copy of the report was sent";
  const page = await (await postForm(silent, { email: "ben@cellar.example" })).text();
  expect(page).toContain("Your results were sent to ben@cellar.example.");
  for (const claim of [promised, "On its way"]) expect(page).not.toContain(claim);
  expect(page).toContain("The copy by email follows as soon as our mail is connected.");
  expect(await (await silent.get(linkOf(page) ?? "")).text()).toMatch(/>45</);
  expect((await readOutbox(silent)).map((row) => [row.destination, row.state, row.attempts])).toEqual([
    ["mail", "waiting", 0],
  ]);
  const repeated = await (await postForm(silent, { email: "ben@cellar.example" })).text();
  expect(repeated).toContain("The copy by email follows as soon as our mail is connected.");
  expect(repeated).not.toContain("The mail holds your private link");
  const site = await startConfigured({ SMTP_URL: mailbox.url });
  const mailed = await (await postForm(site, { email: "ben@cellar.example" })).text();
  expect(mailed).toContain(promised);
  expect(mailed).toContain("On its way");
});

test("the result's button leads to the page of the calendar, ours or the provider's [4.quiz.book]", async () => {
  const own = await startConfigured();
  const ours = await (await own.get(`/quiz-results/${(await post(own, payload)).linkKey}`)).text();
  const [, calendar = ""] = /href="(\/widget\/booking\/[^"]+)"[^>]*>Book a Digital Diagnostic/.exec(ours) ?? [];
  expect((await own.get(calendar)).status).toBe(200);
  const site = await startConfigured({ EMBED_ORIGIN: "https://forms.example", CALENDAR_ID: "Ab12" });
  const { linkKey } = await post(site, payload);
  const page = await (await site.get(`/quiz-results/${linkKey}`)).text();
  expect(page).toMatch(/href="https:\/\/forms\.example\/widget\/booking\/Ab12"[^>]*>Book a Digital Diagnostic/);
});
