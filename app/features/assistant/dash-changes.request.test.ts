import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { publishText } from "#features/words/server/words.ts";
import { startTestSite, type TestSite } from "#test/app.ts";
import { changeFacts } from "#test/change-facts.ts";
import { formPost, signIn } from "#test/desk.ts";
import { soon } from "#test/eventually.ts";
import { assistantPaths } from "./assistant-paths.ts";
import { dashApi } from "./rules/ask-addresses.ts";
import type { DashReply } from "./server/dash.ts";
import { asksCopy } from "./words/dash-asks.ts";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite();
  await ask("ready?");
});
afterAll(() => site.stop());

async function ask(question: string): Promise<DashReply> {
  site.clock.nowMs += 2500;
  const headers = { "Content-Type": "application/json", Accept: "application/json" };
  const answer = await site.get(dashApi(), { method: "POST", body: JSON.stringify({ question }), headers });
  expect(answer.status).toBe(200);
  const reply = (await answer.json()) as DashReply;
  return { ...reply, text: reply.text.replaceAll("\u00a0", " ") };
}

const texts = (changes: Record<string, string>) =>
  site.db.transaction().execute(async (tx) => {
    for (const [at, text] of Object.entries(changes)) {
      const [group = "", path = ""] = at.split("/");
      await publishText(tx, { group, path, text, standard: "" }, { changeId: at, nowMs: site.clock.nowMs });
    }
  });

/** On an idle machine a second is enough; a busy one may take longer. */
async function timeUntil(question: string, shows: string): Promise<number> {
  const started = performance.now();
  await soon(() => ask(question)).is(({ text }) => text.includes(shows));
  return Math.round(performance.now() - started);
}

test("an owner's changed price, word and session are answered anew", async () => {
  const price = { lowDollars: 1700, highDollars: 1900 };
  await changeFacts(site, { "starter.setup": price });
  const times = [await timeUntil("What does Visibility Starter cost?", "$1,700–$1,900")];
  await changeFacts(site, { "sessionMinutes.consultation": 25 });
  times.push(await timeUntil("How long is the consultation?", "25"));
  await texts({
    "visibility-starter/hero.lead": "For a cellar with seven doors.",
    "dash-asks/price": `${asksCopy(defaultFacts).price}, how many thaler`,
    "dash-questions/package.price": "Which toll does {name} levy upon our purse?",
  });
  times.push(await timeUntil("who is Visibility Starter for?", "seven doors"));
  times.push(await timeUntil("Visibility Starter, how many thaler?", "$1,700"));
  times.push(await timeUntil("so which toll would the Visibility Starter levy upon our purse?", "$1,700"));
  console.info(`figure: Dash has a changed price, session, page and word after ${times.join(", ")} ms`);
});

test("the words that people also say for the owner's answer find it", async () => {
  const cookie = await signIn(site);
  const entry = { act: "save", question: "Do you ship?", answer: "Yes, on Mondays.", path: paths.about(), settles: "" };
  const also = "post a case, deliver";
  const sent = await site.get(assistantPaths.questionBook(), formPost({ ...entry, also }, { cookie }));
  expect(sent.status).toBe(303);
  await soon(() => ask("could you post us a case please")).is(({ text }) => text === entry.answer);
  expect((await ask("do you deliver?")).text).toBe(entry.answer);
  expect((await ask("do you deliver flowers?")).kind).toBe("declined");
  const book = await (await site.get(assistantPaths.questionBook(), { headers: { cookie } })).text();
  expect(book).toContain(`value="${also}"`);
  expect(await (await site.get(paths.about())).text()).toContain('<h3 class="h4">Do you ship?</h3>');
});

test("a second business is answered with its own names, prices and place", async () => {
  await texts({
    "package-names/starter": "Kiln Basic",
    "package-names/accelerator": "Kiln Plus",
    "package-names/authority": "Kiln Grand",
  });
  await changeFacts(site, {
    "brand.name": "Ash & Ember",
    "contact.email": "hello@ember.example",
    "contact.locality": "Portland",
    "contact.region": "OR",
    "starter.setup": { lowDollars: 90, highDollars: 110 },
    "starter.monthly": { lowDollars: 40, highDollars: null },
    "accelerator.setup": { lowDollars: 9000, highDollars: 9500 },
    "accelerator.postsPerMonth": "12",
    "authority.setup": { lowDollars: 700, highDollars: 800 },
    "dash.supportDays": 45,
    "aLaCarte.websiteAudit": { lowDollars: 77, highDollars: 77 },
  });
  await soon(() => ask("What does Kiln Basic cost?")).is(({ text }) => text.includes("$90–$110"));
  const answers: [question: string, shows: string][] = [
    ["kiln plus price", "$9,000–$9,500"],
    ["How many posts are in Kiln Plus?", "12 posts"],
    ["Which package is the cheapest?", "Kiln Basic: $90"],
    ["What is your most expensive package?", "Kiln Plus: $9,000"],
    ["which package has the most posts", "Kiln Plus"],
    ["how much is a website audit", "$77"],
    ["How long is the support for Dash?", "45-day"],
    ["what is your email", "hello@ember.example"],
    ["Where is Ash & Ember based?", "Portland, OR"],
    ["Which packages have retargeting pixels?", "Kiln Grand, included"],
    ["difference between Kiln Basic and Kiln Grand?", "Kiln Grand: $700–$800"],
  ];
  const told = await Promise.all(answers.map(async ([question]) => [question, (await ask(question)).text]));
  expect(told.filter(([, text], at) => !text?.includes(answers[at]?.[1] ?? "?"))).toEqual([]);
  for (const question of ["What does Visibility Starter cost?", "kiln basic in euros", "Where is Alder & Vale based?"])
    expect((await ask(question)).kind, question).toBe("declined");
});
