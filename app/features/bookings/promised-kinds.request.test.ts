import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { kindPath } from "#facts/kind-path.ts";
import { paths } from "#facts/paths.ts";
import { promisedPath } from "#facts/promised-kinds.ts";
import { startTestSite } from "#test/app.ts";
import { mainOf, post, visitor } from "#test/booking.ts";
import { changeFacts } from "#test/change-facts.ts";
import { formPost, signIn } from "#test/desk.ts";
import { soon } from "#test/eventually.ts";
import { payload, readOutbox } from "#test/outbox.ts";
import { fixedPages } from "#test/public-pages.ts";
import { forFile } from "#test/stop-after.ts";
import { withDatabase } from "#test/with-database.ts";

const site = forFile(await startTestSite({ SMTP_URL: "smtp://127.0.0.1:1", OWNER_EMAIL: "owner@house.example" }));
const cookie = await signIn(site);
const diagnostic = "digital-diagnostic";
const page = promisedPath(diagnostic);
const widget = paths.calendarWidget(diagnostic);

const read = async (path: string) => mainOf(await site.get(path));
const listed = async (calendar: string) =>
  (await site.get(calendar, { headers: { accept: "application/json" } })).json() as Promise<{
    lengthMinutes: number;
    slots: string[];
  }>;

/** The minutes of the session that a link opens, as its calendar says. */
async function minutesBehind(href: string): Promise<number> {
  const calendar = href.startsWith("/widget/") ? href : /src="(\/widget\/booking\/[^"]+)"/.exec(await read(href))?.[1];
  return (await listed(calendar ?? "")).lengthMinutes;
}

type Offer = { page: string; href: string; promised: number[] };

/** Each way to a session, with the minutes that the words around it promise. */
async function offersOn(path: string): Promise<Offer[]> {
  // Before the first section are the head and the menu.
  const [, ...sections] = (await read(path)).split("<section");
  return sections.flatMap((section) => {
    // A package's monthly check-in is no session that is booked.
    const lengths = section.matchAll(/(\d+)[-\s\u00a0]minutes?\b(?! monthly)/g);
    const promised = Array.from(lengths, ([, minutes]) => Number(minutes));
    const links = section.matchAll(/<a [^>]*?href="(\/(?:book-consultation|widget\/booking)[^"#]*)"/g);
    if (promised.length === 0) return [];
    return Array.from(links, ([, href = ""]) => ({ page: path, href: href.replaceAll("&amp;", "&"), promised }));
  });
}

async function wrongOffers(result: string): Promise<[offers: number, wrong: Offer[]]> {
  const offers = (await Promise.all([...fixedPages, result].map(offersOn))).flat();
  const wrong: Offer[] = [];
  for (const offer of offers) if (!offer.promised.includes(await minutesBehind(offer.href))) wrong.push(offer);
  return [offers.length, wrong];
}

async function storedResult(): Promise<string> {
  await site.get(paths.quizCrmHook(), { method: "POST", body: JSON.stringify(payload) });
  const key = (db: Parameters<Parameters<typeof withDatabase>[1]>[0]) =>
    db.selectFrom("quiz_results").select("link_key").executeTakeFirstOrThrow();
  return paths.quizResult((await withDatabase(site, key)).link_key ?? "");
}

test("a page whose words promise a length opens a session of that length [9.session.fifteen] [9.session.thirty]", async () => {
  const result = await storedResult();
  const [count, wrong] = await wrongOffers(result);
  expect([count > 10, wrong]).toEqual([true, []]);
  const lengths = {
    blueprint: 20,
    visibilityThankYou: 25,
    quiz: 10,
    playbook: 40,
    cigarThankYou: 45,
    strategyCall: 50,
  };
  await changeFacts(
    site,
    Object.fromEntries(Object.entries(lengths).map(([name, minutes]) => [`sessionMinutes.${name}`, minutes])),
  );
  await soon(() => minutesBehind(page)).is((minutes) => minutes === 10);
  expect((await wrongOffers(result))[1]).toEqual([]);
  await changeFacts(site, { "sessionMinutes.quiz": 15 });
  await soon(() => minutesBehind(page)).is((minutes) => minutes === 15);
});

test("the kind travels in the query, and has its name and length on the page; others are the ordinary session", async () => {
  const main = await read(page);
  for (const words of [
    "Digital Diagnostic: 15\u00a0minutes, free of charge.",
    `src="${widget}"`,
    `?kind=${diagnostic}`,
  ])
    expect(main).toContain(words);
  expect(main).not.toContain("30-minute");
  const html = await (await site.get(page)).text();
  expect(html).toMatch(/<title>Digital Diagnostic \| /);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/book-consultation"/);
  const ordinary = await read(paths.bookConsultation());
  for (const kind of ["no-such", "x".repeat(600), "quiz"]) expect(await read(promisedPath(kind))).toBe(ordinary);
  const moved = await site.get(kindPath(diagnostic), { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([302, page]);
  expect(await (await site.get("/sitemap.xml")).text()).not.toContain(diagnostic);
});

test("the form before the calendar carries the kind, and what is wrong is said on its page", async () => {
  const sent = await post(site, paths.formWidget("consultation", diagnostic), { ...visitor, message: "Tuesdays" });
  const next = sent.headers.get("location") ?? "";
  const [, calendar = ""] = /href="(\/widget\/booking[^"]+)"/.exec(await (await site.get(next)).text()) ?? [];
  expect(calendar).toMatch(new RegExp(`^${widget}\\?asked=`));
  expect(await (await site.get(calendar)).text()).toContain("For Marguerite, m@cellar.example, with your note");
  const wrong = await post(site, widget, { ...visitor, start: "", name: "" });
  expect([wrong.status, (await mainOf(wrong)).includes("Digital Diagnostic: 15")]).toEqual([422, true]);
});

test("button, calendar, confirmation, mails, file and desk read the same name", async () => {
  const [start = ""] = (await listed(widget)).slots;
  const booked = await post(site, widget, { ...visitor, start });
  expect(booked.status).toBe(303);
  const own = booked.headers.get("location") ?? "";
  const file = await (await site.get(`${own}/consultation.ics`)).text();
  const bodies = (await readOutbox(site)).map(({ body }) => body);
  const desk = await mainOf(await site.get(deskPaths.bookings(), { headers: { cookie } }));
  for (const text of [await read(widget), await read(own), file, desk]) expect(text).toContain("Digital Diagnostic");
  expect(await read(own)).toContain("15\u00a0minutes");
  expect(bodies.some((body) => body.includes("Your Digital Diagnostic is booked"))).toBe(true);
  expect(bodies.some((body) => body.includes("A session is booked") && body.includes("Digital Diagnostic"))).toBe(true);
  const end = new Date(Date.parse(start) + 15 * 60_000).toISOString();
  for (const at of [start, end]) expect(file).toContain(at.slice(11, 16).replace(":", ""));
});

test("once the owner hides it, pages promise and open the ordinary session", async () => {
  expect(await mainOf(await site.get(deskPaths.kinds(), { headers: { cookie } }))).toContain("Digital Diagnostic");
  const act = (name: string) => site.get(deskPaths.kind("quiz"), formPost({ act: name }, { cookie }));
  expect((await act("hide")).status).toBe(303);
  const quiz = await soon(() => read(paths.visibilityQuiz())).is((text) =>
    text.replaceAll(/<[^>]*>/g, "").includes("30-minute Digital Diagnostic"),
  );
  expect(quiz).not.toContain(widget);
  expect(await read(page)).toBe(await read(paths.bookConsultation()));
  expect((await post(site, widget, visitor)).status).toBe(404);
  expect((await act("remove")).status).toBe(405);
  expect((await act("show")).status).toBe(303);
  await soon(() => read(page)).is((text) => text.includes("Digital Diagnostic: 15"));
});
