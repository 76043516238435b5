import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { removeLaunchStep } from "#features/business/server/queries/launch-steps.ts";
import { siteTexts } from "#features/words/server/site-texts.ts";
import { publishText } from "#features/words/server/words.ts";
import { startTestSite, testInLongRun } from "./app.ts";
import { formPost, signIn } from "./desk.ts";
import { soon } from "./eventually.ts";
import { startMailbox, wordsOf } from "./mailbox.ts";
import { forFile } from "./stop-after.ts";

const owner = "owner@house.example";
const mailbox = forFile(await startMailbox());
const site = forFile(await startTestSite({ SMTP_URL: mailbox.url, OWNER_EMAIL: owner }));
const cookie = await signIn(site);

const page = async (path = deskPaths.launchCheck()) =>
  (await (await site.get(path, { headers: { Cookie: cookie } })).text()).replaceAll("<!-- -->", "");
const press = async (fields: Record<string, string>) => {
  const answer = await site.get(deskPaths.launchCheck(), formPost(fields, { Cookie: cookie }));
  return [answer.status, answer.headers.get("Location")];
};
const summaries = (html: string) => [...html.matchAll(/<summary>([^<]+)/g)].map(([, words]) => words);
const left = (html: string) => Number(/(\d+) points to settle/.exec(html)?.[1]);

test("the launch check shows what is still ours in the owner's words, each with its text or the way to change it", async () => {
  const html = await page();
  expect(summaries(html)).toContain("Home page: one passage to confirm");
  expect(html).toContain("You know what happens once someone sits down");
  expect(html).toContain("Name: Alder &amp; Vale");
  expect(html).toContain(`href="${deskPaths.factGroup("brand")}"`);
  expect(html).toContain("The sender of mails");
  expect(html).toContain(`href="${deskPaths.connection("mail")}"`);
  expect(html).toContain("Web address: http://localhost");
  for (const notSet of ["The mailbox for replies", "Your other calendars", "The model of Dash", "Testimonials: none"])
    expect(html).toContain(notSet);
  expect(html).toContain("Postal address: not given");
  expect(html).toContain(`href="${deskPaths.passkeys()}"`);
  expect(html).not.toMatch(/app\/copy|npm run|MAIL_FROM|letter\.postscript<|not set/);
});

test("words are confirmed one by one or by the page, and taken back", async () => {
  const before = left(await page());
  expect(await press({ mine: "home house.paragraphs" })).toEqual([303, deskPaths.launchCheck("book-consultation")]);
  expect(await press({ mine: "about letter.postscript" })).toEqual([303, deskPaths.launchCheck("about")]);
  expect(await press({ mine: "about" })).toEqual([303, deskPaths.launchCheck("services")]);
  const html = await page();
  expect(summaries(html)).toEqual(
    expect.arrayContaining(["Home page: one passage confirmed", "About: 6 passages confirmed"]),
  );
  expect(left(html)).toBe(before - 7);
  await press({ notMine: "about letter.postscript" });
  expect(summaries(await page())).toEqual(
    expect.arrayContaining(["About: one passage to confirm", "About: 5 passages confirmed"]),
  );
});

test("a page's own foot says how many of its words are ours, and there they are confirmed", async () => {
  const foot = async () => /<nav class="owner-bar".*?<\/nav>/s.exec(await page("/services"))?.[0] ?? "";
  const before = left(await page());
  const [, count = "0"] = /(\d+) passages here are still ours/.exec(await foot()) ?? [];
  expect(Number(count)).toBeGreaterThan(1);
  expect(await (await site.get("/services")).text()).not.toContain("still ours");
  expect(await press({ mine: "services", at: "page" })).toEqual([303, "/services"]);
  expect(await foot()).not.toContain("still ours");
  expect(left(await page())).toBe(before - Number(count));
  await press({ notMine: "services" });
  expect(left(await page())).toBe(before);
});

test("a passage leads to where its words are changed, and is the owner's once all of it is rewritten", async () => {
  const before = left(await page());
  expect(await page()).toContain(`href="${deskPaths.wordGroup("home")}"`);
  await press({ notMine: "home house.paragraphs" });
  expect(left(await page())).toBe(before + 1);
  const texts = siteTexts().filter(({ group, path }) => group === "home" && path.startsWith("house.paragraphs."));
  for (const [place, text] of texts.entries()) {
    await publishText(site.db, { ...text, text: "Ours alone.", standard: text.text }, { changeId: "x", nowMs: place });
    expect(left(await page())).toBe(place === texts.length - 1 ? before : before + 1);
  }
  expect(await page()).toContain("You have rewritten these words");
});

testInLongRun(
  "of a passage, headings and prices may stay, and texts of several pages count where they stand",
  async () => {
    const before = left(await page());
    const ofSteps = ({ group, path }: { group: string; path: string }) =>
      group === "services" && path.startsWith("approach.steps.") && path.endsWith(".text");
    const ofList = ({ group, text }: { group: string; text: string }) =>
      group === "a-la-carte" && text.split(" ").length > 6;
    for (const [isOf, place] of [
      [ofSteps, 1],
      [ofList, 2],
    ] as const) {
      for (const text of siteTexts().filter(isOf)) {
        const rewritten = { ...text, text: "Ours alone, all of it.", standard: text.text };
        await publishText(site.db, rewritten, { changeId: `x${place}`, nowMs: place });
      }
      expect(left(await page())).toBe(before - place);
    }
  },
);

test("what is not on the list confirms nothing", async () => {
  const before = left(await page());
  for (const mine of ["", "nothing", "__proto__", "home nothing", "live"])
    expect(await press({ mine })).toEqual([303, deskPaths.launchCheck()]);
  expect(left(await page())).toBe(before);
  expect((await site.get(deskPaths.launchCheck(), formPost({ mine: "home" }))).status).toBe(401);
});

const today = () => page(deskPaths.today());
const say = (words: string) => site.get(deskPaths.checklist(), formPost({ say: words }, { Cookie: cookie }));
/** The titles of the checklist's steps by how they stand. */
const steps = (html: string, state: "Done" | "To do") =>
  [...html.matchAll(/<span class="vh">([^<]+): <\/span>([^<]+)<\/span><\/summary>/g)].flatMap(([, each, title]) =>
    each === state ? [title] : [],
  );

const mailboxStep = "Where the site writes to you";

test("Today leads a new site through its first steps; what the owner says of one stays", async () => {
  await removeLaunchStep(site.db, "checklist hidden");
  for (const name of ["owner-mailbox", "mail"]) expect(await today()).toContain(`href="${deskPaths.connection(name)}"`);
  expect(steps(await today(), "Done")).toEqual(["Mail service", mailboxStep, "Go live"]);
  expect(await today()).not.toContain("Nothing needs you");
  const prices = deskPaths.facts({ q: "price" });
  expect(await page(prices)).toContain("The prices are right");
  // The button is one of the form with the hours: what was just typed is saved by it.
  const booking = await page(deskPaths.factGroup("booking"));
  expect(booking).toMatch(/<form id="facts"(?:(?!<\/form>).)*booking\.weeklyHours/s);
  expect(booking).toContain('form="facts" value="hours" name="say">The hours and the time zone are right');
  const hours = formPost({ act: "standard:booking.timeZone", say: "hours" }, { Cookie: cookie });
  expect((await site.get(deskPaths.factGroup("booking"), hours)).status).toBe(303);
  for (const step of ["prices", "nothing"]) expect((await say(step)).headers.get("Location")).toBe(deskPaths.today());
  expect(steps(await today(), "Done")).toEqual([
    "Mail service",
    mailboxStep,
    "Hours for sessions",
    "Prices",
    "Go live",
  ]);
  expect(await page(prices)).not.toContain("The prices are right");
  expect(await page(deskPaths.factGroup("booking"))).not.toContain("The hours and the time zone are right");
  expect((await site.get(deskPaths.checklist(), formPost({ say: "hide" }))).status).toBe(401);
});

/** The first sign-in causes a mail as well. */
const mailsOfLeads = () => mailbox.mails.filter((mail) => !wordsOf(mail).includes("not seen before"));

test("a test lead's mail goes the way of a real one, no person is kept, and its step is done when the owner has it", async () => {
  const answer = await say("test");
  expect(answer.headers.get("Location")).toBe(deskPaths.today("testLead"));
  const refresh = '<meta http-equiv="refresh" content="3; url=/desk?step=testLead&amp;at=';
  const asked = () => page(deskPaths.today("testLead").split("#")[0]);
  const html = await asked();
  expect(html.includes("on its way")).toBe(html.includes(refresh));
  await soon(() => mailsOfLeads().length).is((count) => count === 1);
  await soon(today).is((html) => html.includes("Look in your mailbox"));
  expect(await asked()).not.toContain(refresh);
  expect(await page(deskPaths.leads())).not.toContain("Test lead");
  expect(await today()).not.toMatch(/1 new person|1 waiting for an answer/);
  await say("arrived");
  expect(steps(await today(), "Done")).toContain("A test lead that arrives");
});

const save = (section: string, fields: Record<string, string>) =>
  site.get(deskPaths.factGroup(section), formPost(fields, { Cookie: cookie }));
const nextOn = (html: string) => /href="([^"]+)"[^>]*>(Next: [^<]+)/.exec(html)?.slice(1);

test("what was saved leads on: through both sections of name and address, then to the next step that is left", async () => {
  const brand = { "brand.name.0": "Curd & Company", "brand.description.0": "Cheese.", "brand.authorName.0": "Ada" };
  const contact = {
    "contact.email.0": "hello@curd.example",
    "contact.supportEmail.0": "help@curd.example",
    "contact.locality.0": "Petaluma",
    "contact.region.0": "CA",
    "contact.country.0": "US",
  };
  const saved = async (section: string, fields: Record<string, string>) =>
    nextOn(await page((await save(section, fields)).headers.get("Location") ?? ""));
  expect(await saved("brand", brand)).toEqual([deskPaths.factGroup("contact"), "Next: Contact"]);
  expect(await saved("contact", contact)).toEqual([`${deskPaths.launchCheck()}#words`, "Next: Words that we wrote"]);
  expect(steps(await today(), "Done")).toContain("Name, town and email");
});

test("mails without a sender of their own come from the business, and mail page and launch check agree on it", async () => {
  const read = async (path: string) => (await page(path)).replaceAll("&amp;", "&");
  await soon(() => read(deskPaths.connection("mail"))).is((html) =>
    html.includes("Mails leave in the name of Curd & Company, from hello@curd.example."),
  );
  expect(await page()).not.toContain("The sender of mails");
});

test("a backup of the night is not one that the owner has: the step waits for a download", async () => {
  expect(steps(await today(), "To do")).toContain("Backup");
  await site.get(deskPaths.backupNow(), formPost({}, { Cookie: cookie }));
  expect(steps(await today(), "Done")).toContain("Backup");
});

test("once people come they stand above the checklist, with the way to its next step", async () => {
  const places = (html: string) => ['id="new-people"', 'id="checklist"'].map((part) => html.indexOf(part));
  const isAbove = ([people = -1, list = -1]: number[]) => people < list;
  expect(isAbove(places(await today()))).toBe(false);
  for (const name of ["Ada", "Bela", "Cleo"])
    await site.get(paths.formWidget("winery"), formPost({ name, email: `${name}@many.example` }));
  expect(isAbove(places(await today()))).toBe(true);
  expect(await today()).toMatch(/<h1>.*Next: .*id="new-people"/s);
  expect(isAbove(places(await page(deskPaths.today("prices"))))).toBe(false);
});

test("the checklist is hidden and shown again", async () => {
  await say("hide");
  expect(steps(await today(), "To do")).toEqual([]);
  expect(await page()).toContain("Show the checklist on Today");
  await say("show");
  expect(steps(await today(), "To do")).toContain("Web address and HTTPS");
});
