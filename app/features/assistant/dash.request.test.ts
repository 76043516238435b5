import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { defaultFacts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { startTestSite, type TestSite } from "#test/app.ts";
import { readQuestions, type TestQuestion } from "#test/dash-questions.ts";
import { formPost, signIn } from "#test/desk.ts";
import { isShort } from "#test/extent.ts";
import { withDatabase } from "#test/with-database.ts";
import { assistantPaths } from "./assistant-paths.ts";
import { carryAddress, dashApi, handedOverAddress, personAddress } from "./rules/ask-addresses.ts";
import type { DashReply } from "./server/dash.ts";
import { writeOwnersAnswer } from "./server/queries/dash-answers.ts";
import { askCopy } from "./words/dash-answers.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await ask({ question: "ready?" });
});
afterAll(() => site.stop());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  site.get(dashApi(), {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
  });

async function ask(body: { question: string; conversation?: string }, headers?: Record<string, string>) {
  site.clock.nowMs += 2500;
  const answer = await post(body, headers);
  expect(answer.status).toBe(200);
  return (await answer.json()) as DashReply;
}

const plain = (text: string) => text.replace(/\s+/g, " ");
const pathsOf = (reply: DashReply) => reply.citations.map(({ url }) => new URL(url).pathname);

async function askAll(questions: TestQuestion[]) {
  const startCpu = process.cpuUsage();
  const answered: { asked: TestQuestion; reply: DashReply }[] = [];
  for (const asked of questions) {
    const { question, earlier } = asked;
    const conversation = earlier ? (await ask({ question: earlier })).conversation : undefined;
    answered.push({ asked, reply: await ask({ question, ...(conversation && { conversation }) }) });
  }
  const { user, system } = process.cpuUsage(startCpu);
  // Measures CPU time, because others share the machine. On an idle one the whole time at 95 % is 60 ms.
  return { answered, cpuMs: (user + system) / 1000 / questions.length };
}

/** Whether the answer, or the words below it, hold everything that is expected. */
function isTrue({ asked, reply }: { asked: TestQuestion; reply: DashReply }): boolean {
  const said = plain([reply.text, ...reply.citations.map(({ quote }) => quote)].join(" ")).toLowerCase();
  const paths = pathsOf(reply);
  const holds = (wanted: string) => said.includes(wanted.toLowerCase()) || paths.includes(wanted);
  if (asked.expected === "") return paths.some((path) => asked.pages.includes(path));
  return asked.expected.split(" & ").every((each) => each.split(";").some(holds));
}

test("the questions of strangers: answers that are true, and an honest no to what the site does not say, quickly", async () => {
  const { answered, cpuMs } = await askAll(readQuestions());
  const of = (...kinds: TestQuestion["kind"][]) => answered.filter(({ asked }) => kinds.includes(asked.kind));
  const isAnswer = ({ reply }: (typeof answered)[number]) => reply.kind === "answer";
  const told = (list: typeof answered) => list.map(({ asked, reply }) => [asked.question, reply.text]);

  const known = of("known", "followup");
  expect(told(known.filter((each) => isAnswer(each) && !isTrue(each)))).toEqual([]);
  const direct = known.filter(isAnswer).length / known.length;
  const no = of("unanswerable");
  const said = no.filter(({ reply }) => reply.kind !== "declined");
  console.info(
    `figure: Dash answers ${Math.round(100 * direct)} % of ${known.length}, and ${said.length} of ${no.length} others`,
  );
  expect(direct).toBeGreaterThanOrEqual(0.9);
  expect(told(said).length / no.length, JSON.stringify(told(said))).toBeLessThanOrEqual(0.01);
  expect(told(of("person").filter(({ reply }) => reply.kind !== "handover"))).toEqual([]);
  for (const { asked, reply } of of("attack")) expect(reply.text, asked.question).not.toContain(asked.expected);
  if (!isShort) expect(cpuMs).toBeLessThan(40);
});

test("what Dash suggests, it answers", async () => {
  for (const question of askCopy(defaultFacts).suggestions)
    expect((await ask({ question })).kind, question).toBe("answer");
});

test("every quote stands word for word on its page", async () => {
  const pages = new Map<string, string>();
  for (const { question } of readQuestions().filter(({ kind }) => kind === "known" || kind === "passage")) {
    for (const { url, quote } of (await ask({ question })).citations) {
      const { pathname } = new URL(url);
      if (!pages.has(pathname)) pages.set(pathname, textOf(await (await site.get(pathname)).text()));
      expect(pages.get(pathname), `${pathname}: ${quote}`).toContain(bare(quote));
    }
  }
});

const bare = (text: string) => text.replace(/[\s\u2060]+/g, "");
const textOf = (html: string) =>
  bare(
    html
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
      .replace(/<[^>]+>/g, "")
      .replaceAll("&amp;", "&")
      .replaceAll("&#x27;", "'")
      .replaceAll("&quot;", '"'),
  );

test("what cannot be read is refused with a word about it", async () => {
  const refused: [body: unknown, status: number][] = [
    [{}, 422],
    [{ question: " " }, 422],
    [{ question: 7 }, 422],
    [{ question: "x".repeat(501) }, 422],
    ["null", 422],
    ["{", 400],
    [{ question: "x".repeat(20_000) }, 413],
  ];
  for (const [body, status] of refused) {
    const answer = await post(body);
    expect([answer.status, Object.keys((await answer.json()) as object)]).toEqual([status, ["error"]]);
  }
  expect((await site.get(dashApi())).status).toBe(405);
});

test("the same comes in events", async () => {
  const answer = await post({ question: "What does Dash cost?" }, { Accept: "text/event-stream" });
  expect(answer.headers.get("content-type")).toContain("text/event-stream");
  expect(await answer.text()).toMatch(/^event: answer\ndata: \{"kind":"answer","text":"Dash: .*\}\n\n$/);
});

test("who asks too often is told when to come back", async () => {
  const statuses = new Set<number>();
  let retryAfter: string | null = null;
  for (let sent = 0; sent < 70; sent += 1) {
    const answer = await post({ question: "What does Dash cost?" });
    statuses.add(answer.status);
    retryAfter ??= answer.headers.get("retry-after");
  }
  expect([...statuses]).toEqual([200, 429]);
  expect(Number(retryAfter)).toBeGreaterThan(0);
  site.clock.nowMs += 10 * 60_000;
});

test("an agent gets the same answer", async () => {
  const client = new Client({ name: "test", version: "1.0.0" }, { versionNegotiation: { mode: "auto" } });
  await client.connect(new StreamableHTTPClientTransport(new URL(paths.mcp(), site.address)));
  for (const question of ["What does SEO cost?", "Who else sees my data?", "Do you work in Japan?"]) {
    const { kind, text, citations } = await ask({ question });
    const { structuredContent } = await client.callTool({ name: "ask", arguments: { question } });
    expect(structuredContent).toEqual({ kind, text, citations });
  }
  await client.close();
});

test("a conversation is kept for 30 days, and not at all with Global Privacy Control", async () => {
  const count = async () => (await site.db.selectFrom("dash_questions").select("id").execute()).length;
  const before = await count();
  const { conversation } = await ask({ question: "What does Dash cost?" }, { "Sec-GPC": "1" });
  expect(await count()).toBe(before);
  expect((await ask({ question: "And monthly?", conversation }, { "Sec-GPC": "1" })).text).toContain("$500 a month");
  expect(await count()).toBe(before);
  await ask({ question: "What does Dash cost?" });
  expect(await count()).toBe(before + 1);
});

test("a conversation is shown, handed over by the visitor, and belongs to them from then on", async () => {
  const { conversation } = await ask({ question: "Do you work in Japan?" });
  const form = await (await site.get(personAddress(conversation).replace("#ask", ""))).text();
  expect(form).toContain("You: Do you work in Japan?");
  const [, id = ""] = /name="conversation" value="([\w-]{21})"/.exec(form) ?? [];
  const at = String(site.clock.nowMs);
  site.clock.nowMs += 60_000;
  const message = "You: Do you work in Japan?\nDash: This site doesn’t say.";
  const fields = { name: "Mio", email: "Mio@vineyard.example", message, conversation: id, at };
  const wrong = await site.get(paths.dash(), {
    method: "POST",
    body: new URLSearchParams({ ...fields, email: "mio" }),
  });
  expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining("Do you work in Japan?")]);
  const sent = await site.get(paths.dash(), { method: "POST", body: new URLSearchParams(fields) });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, handedOverAddress()]);
  const { entry } = await site.db.selectFrom("lead_submissions").select("entry").executeTakeFirstOrThrow();
  expect(JSON.parse(entry)).toMatchObject({ message });
  const theirs = site.db.selectFrom("dash_questions").where("email_folded", "=", "mio@vineyard.example");
  expect(await theirs.select("question").execute()).toEqual([{ question: "Do you work in Japan?" }]);
  const { id: lead } = await site.db.selectFrom("leads").select("id").executeTakeFirstOrThrow();
  const erase = formPost({ intent: "erase", sure: "yes" }, { cookie: await signIn(site) });
  expect((await site.get(deskPaths.lead(lead), erase)).status).toBe(303);
  expect(await theirs.select("question").execute()).toEqual([]);
});

test("a conversation goes along into a booking, read before, and belongs to the visitor from then on", async () => {
  const { conversation } = await ask({ question: "Do you ship wine to Norway?" });
  const form = await (await site.get(personAddress(conversation).replace("#ask", ""))).text();
  expect(form).toContain(`formAction="${carryAddress()}"`);
  expect(form).toContain("You: Do you ship wine to Norway?");
  const [, id = ""] = /name="conversation" value="([\w-]{21})"/.exec(form) ?? [];
  const message = `${"You: Hello.\n".repeat(300)}You: Do you ship wine to Norway?\nDash: This site doesn’t say.`;
  const visitor = { name: "Kari", email: "Kari@vineyard.example" };
  const post = (path: string, fields: Record<string, string>) =>
    site.get(path, { method: "POST", body: new URLSearchParams(fields) });
  const shown = await post(carryAddress().replace(/#.*/, ""), { ...visitor, message, conversation: id });
  const page = await shown.text();
  expect([shown.status, shown.headers.get("cache-control")]).toEqual([200, expect.stringContaining("no-store")]);
  expect(page).toMatch(/<textarea [^>]*name="notes"[^>]*>[^<]*Do you ship wine to Norway\?/);
  const hidden = Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
  expect(hidden.conversation).toBe(id);
  const [, start = ""] = /name="start"[^>]*value="([^"]+)"/.exec(page) ?? [];
  site.clock.nowMs += 60_000;
  const notes = "You: Do you ship wine to Norway?";
  const booked = await post(paths.calendarWidget("consultation"), { ...hidden, ...visitor, start, notes });
  expect([booked.status, booked.headers.get("location")]).toEqual([303, expect.stringContaining("/booking/")]);
  const booking = site.db.selectFrom("bookings").where("name", "=", "Kari");
  expect(await booking.select("notes").execute()).toEqual([{ notes }]);
  const theirs = site.db.selectFrom("dash_questions").where("email_folded", "=", "kari@vineyard.example");
  expect(await theirs.select("question").execute()).toEqual([{ question: "Do you ship wine to Norway?" }]);
});

test("the owner's line is an answer, stands on its page, and a price that would contradict it is asked about first", async () => {
  const cookie = await signIn(site);
  const book = assistantPaths.questionBook();
  await ask({ question: "Do you work in Japan?" });
  const page = await (await site.get(book, { headers: { cookie } })).text();
  const [, settles = ""] = /name="settles" value="([^"]+)"/.exec(page) ?? [];
  const send = (path: string, fields: Record<string, string>) => site.get(path, formPost(fields, { cookie }));
  const line = "Yes, in Tokyo, for $1,000 more.";
  const entry = { act: "save", question: "Do you work in Japan?", answer: line, path: paths.about(), settles };
  expect((await send(book, { ...entry, answer: " " })).status).toBe(422);
  expect((await send(book, entry)).status).toBe(303);
  const reply = await ask({ question: "do you work in japan please" });
  expect([reply.kind, reply.text, pathsOf(reply)]).toEqual(["answer", line, [paths.about()]]);
  expect(await (await site.get(paths.about())).text()).toContain(line);
  expect(await (await site.get(book, { headers: { cookie } })).text()).not.toContain(settles);
  const starter = deskPaths.factGroup("starter");
  const form = await (await site.get(starter, { headers: { cookie } })).text();
  const typed = Object.fromEntries(
    [...form.matchAll(/name="(starter\.[\w.]+)"[^>]*value="([^"]*)"/g)].map(([, name = "", value = ""]) => [
      name,
      value,
    ]),
  );
  const dearer = { ...typed, "starter.setup.0": "from 1100" };
  expect(await (await send(starter, dearer)).text()).toContain(line);
  expect(site.address && (await ask({ question: "What does Visibility Starter cost?" })).text).toContain("$1,000");
  expect((await send(starter, { ...dearer, sure: "save" })).status).toBe(303);
  expect((await ask({ question: "What does Visibility Starter cost?" })).text).toContain("$1,100");
});

test("the book shows the answers by pages, the last changed first, and each once", async () => {
  const cookie = await signIn(site);
  const read = async (path: string) => (await site.get(path, { headers: { cookie } })).text();
  const named = (page: string) => [...page.matchAll(/<h3>(Case \d+\?)<\/h3>/g)].map(([, name]) => name);
  await withDatabase(site, async (db) => {
    for (let number = 0; number < 30; number += 1) {
      const entry = { id: `case-${number}`.padEnd(21, "x"), question: `Case ${number}?`, also: "", answer: "Yes." };
      await writeOwnersAnswer(db, { ...entry, path: paths.about() }, site.clock.nowMs + number);
    }
  });
  const first = await read(assistantPaths.questionBook());
  expect(named(first)).toEqual(Array.from({ length: 25 }, (_, index) => `Case ${29 - index}?`));
  const [, older = ""] = /href="([^"]+\?before=[^"]+)"/.exec(first) ?? [];
  const second = await read(older);
  expect(named(second)).toEqual(["Case 4?", "Case 3?", "Case 2?", "Case 1?", "Case 0?"]);
  expect(second).not.toContain("before=");
  expect(second).not.toContain('id="open"');
});
