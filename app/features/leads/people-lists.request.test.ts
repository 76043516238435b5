import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { startTestSite, type TestSite } from "#test/app.ts";
import { bookAsProgram, freeSlots, mainOf } from "#test/booking.ts";
import { changeFacts } from "#test/change-facts.ts";
import { formPost, signIn } from "#test/desk.ts";
import { soon } from "#test/eventually.ts";
import { payload } from "#test/outbox.ts";
import { forFile } from "#test/stop-after.ts";
import { withDatabase } from "#test/with-database.ts";

const site: TestSite = forFile(await startTestSite());
const cookie = await signIn(site);

const read = async (path: string) =>
  (await mainOf(await site.get(path, { headers: { Cookie: cookie } }))).replaceAll("<!-- -->", "");
const press = async (path: string, fields: [string, string][]) => {
  const answer = await site.get(path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Cookie: cookie },
  });
  return answer.headers.get("Location") ?? String(answer.status);
};
const ask = (form: string, fields: Record<string, string>) => site.get(paths.formWidget(form), formPost(fields));
const rowOf = (email: string) =>
  withDatabase(site, (db) =>
    db.selectFrom("leads").selectAll().where("email_folded", "=", email).executeTakeFirstOrThrow(),
  );
/** The names in a list, from its first row to its last. */
const namesIn = (page: string) => [...page.matchAll(/<b>([A-Z]\w+ \w+)<\/b><\/a>/g)].map(([, name]) => name);

const attribution = JSON.stringify({
  utm_source: "google",
  utm_medium: "cpc",
  utm_campaign: "winery-fall",
  landingPage: "/",
});

await ask("winery", { name: "Zoe Guide", email: "zoe@cellar.example" });
await ask("consultation", {
  name: "Ann Asks",
  email: "ann@cellar.example",
  message: "How much?",
  phone: "707 555 0123",
});
await ask("winery", { name: "Bea Campaign", email: "bea@cellar.example", consent: "yes", attribution });
await site.get(paths.quizCrmHook(), {
  method: "POST",
  body: JSON.stringify({ ...payload, email: "ann@cellar.example" }),
});

test("whoever did most comes first, with the reasons in words, and new weights put them in another order", async () => {
  const inOrder = async () => namesIn(await read(deskPaths.leads({ sort: "heat" })));
  expect(await inOrder()).toEqual(["Ann Asks", "Bea Campaign", "Zoe Guide"]);
  const { slots } = await freeSlots(site);
  await bookAsProgram(site, { name: "Zoe Guide", email: "zoe@cellar.example", start: slots[0] });
  expect(await inOrder()).toEqual(["Zoe Guide", "Ann Asks", "Bea Campaign"]);
  expect(await read(deskPaths.lead((await rowOf("zoe@cellar.example")).id))).toMatch(/<b>35<\/b> Booked for \w+/);
  expect(await read(deskPaths.leads())).toMatch(/Asked something; left a number/);
  await changeFacts(site, { "heat.campaign": 100, "heat.asked": 0 });
  await soon(inOrder).is((names) => names.join() === "Bea Campaign,Zoe Guide,Ann Asks");
  expect(await read(deskPaths.factGroup("heat"))).toContain('value="100"');
});

test("the list is ordered by its heads, and a page goes on where the one before ended", async () => {
  for (let each = 0; each < 30; each++)
    await ask("dining", {
      name: `Guest ${String.fromCharCode(65 + ((each * 7) % 26))}${each}`,
      email: `g${each}@many.example`,
    });
  for (const sort of ["name", "heat", "contact"]) {
    const first = await read(deskPaths.leads({ sort, came: "dining" }));
    const next = /<a class="go" href="([^"]*before=[^"]*)"/.exec(first)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const names = [first, await read(next)].flatMap((page) =>
      [...page.matchAll(/<b>(Guest \w+)</g)].map(([, name]) => name),
    );
    expect(new Set(names).size).toBe(30);
    if (sort === "name") expect(names).toEqual(names.toSorted());
  }
  const byName = await read(deskPaths.leads({ sort: "name" }));
  expect(byName).toMatch(/aria-sort="ascending"[^>]*><a href="[^"]*sort=name/);
  expect(byName).toMatch(/<a href="[^"]*sort=heat/);
});

test("the status and the tags of those who are ticked change at once, and nobody else's", async () => {
  const [ann, bea] = [await rowOf("ann@cellar.example"), await rowOf("bea@cellar.example")];
  const chosen: [string, string][] = [ann, bea].map(({ id }) => ["chosen", id]);
  const list = deskPaths.leads({ came: "winery" });
  expect(await press(list, [...chosen, ["intent", "status"], ["status", "client"]])).toBe(`${list}&flash=many&was=2`);
  expect([(await rowOf("ann@cellar.example")).status, (await rowOf("zoe@cellar.example")).status]).toEqual([
    "client",
    "new",
  ]);
  await press(list, [...chosen, ["intent", "add-tag"], ["tag", " Wine  FAIR "]]);
  expect(namesIn(await read(deskPaths.leads({ tag: "wine fair", sort: "name" })))).toEqual([
    "Ann Asks",
    "Bea Campaign",
  ]);
  expect(await read(deskPaths.leads())).toContain('<option value="wine fair">');
  await press(list, [
    ["chosen", bea.id],
    ["intent", "remove-tag"],
    ["tag", "wine fair"],
  ]);
  await press(deskPaths.lead(ann.id), [
    ["intent", "add-tag"],
    ["tag", "<b>rare"],
  ]);
  const file = await read(deskPaths.lead(ann.id));
  expect(file).toMatch(/&lt;b&gt;rare[\s\S]*wine fair/);
  expect(await press(deskPaths.lead(ann.id), [["untag", "<b>rare"]])).toContain("flash=untagged");
  expect(namesIn(await read(deskPaths.leads({ tag: "wine fair" })))).toEqual(["Ann Asks"]);
  expect(
    await press(list, [
      ["intent", "status"],
      ["status", "client"],
    ]),
  ).toContain("flash=nobody");
  expect(await press(list, [...chosen, ["intent", "add-tag"], ["tag", " "]])).toContain("flash=noTag");
  expect(
    await press(list, [
      ["chosen", "nobody"],
      ["intent", "add-tag"],
      ["tag", "x"],
    ]),
  ).toContain("flash=many");
  expect(namesIn(await read(deskPaths.leads({ tag: "x" })))).toEqual([]);
});

test("the table says that letters were asked for, and the source, the campaign, the heat and the tags", async () => {
  const csv = async () => (await read(deskPaths.leadsCsv({ q: "bea" }))).split("\r\n")[1] ?? "";
  const head = (await read(deskPaths.leadsCsv({ q: "bea" }))).split("\r\n")[0] ?? "";
  for (const column of ["Letters", "Heat", "Found the site by", "Campaign", "Tags"]) expect(head).toContain(column);
  expect(await csv()).toMatch(/asked.*Advertisements.*winery-fall/);
  expect(namesIn(await read(deskPaths.leads({ campaign: "winery-fall" })))).toEqual(["Bea Campaign"]);
  expect(await read("/desk/visibility")).toMatch(/Your campaigns[\s\S]*winery-fall/);
});

test("the quiz is a list of people, and a press on the score shows the answers behind it", async () => {
  const again = { ...payload, email: "ann@cellar.example", quiz_score: 31 };
  await site.get(paths.quizCrmHook(), { method: "POST", body: JSON.stringify(again) });
  const list = await read(deskPaths.quizResults("score"));
  expect(list.match(/Ann Asks/g)).toHaveLength(1);
  const [, address = ""] = /class="answers" href="([^"]+)"/.exec(list) ?? [];
  await withDatabase(site, (db) => db.updateTable("quiz_results").set({ answers: "123451234512345" }).execute());
  const answers = await read(address);
  expect(answers).toMatch(/When a stranger searches[^<]*<b>Poor<[\s\S]*<b>Excellent</);
  expect(await read(deskPaths.lead((await rowOf("ann@cellar.example")).id))).toContain(`href="${address}"`);
  expect((await site.get(deskPaths.quizResult("nobody"), { headers: { Cookie: cookie } })).status).toBe(404);
});

test("the list of bookings says the business and the purpose, also from the form that came before", async () => {
  const known = { name: "Cy Books", email: "cy@cellar.example", business: "Cellar Cy", message: "Nobody finds us." };
  await ask("consultation", known);
  const { slots } = await freeSlots(site);
  await bookAsProgram(site, { name: "Cy Books", email: "cy@cellar.example", notes: "", start: slots[5] });
  expect(await read(deskPaths.bookings())).toMatch(/Cy Books[\s\S]*Cellar Cy[\s\S]*Nobody finds us\./);
});
