import { expect, test } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { paths } from "#facts/paths.ts";
import { startTestSite } from "./app.ts";
import { bookAsProgram, freeSlots } from "./booking.ts";
import { formPost, signIn } from "./desk.ts";
import { payload } from "./outbox.ts";
import { plainText } from "./row-of.ts";
import { forFile } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

const site = forFile(await startTestSite());
const cookie = await signIn(site);

const read = async (path: string) => (await site.get(path, { headers: { Cookie: cookie } })).text();

test("without a carrier for mails the desk says how many wait, not that they went out", async () => {
  expect(plainText(await read(deskPaths.today()))).toContain("Nothing needs you. Booked next");
  await site.get(paths.formWidget("dining"), formPost({ name: "Odile", email: "o@table.example" }));
  const page = plainText(await read(deskPaths.today()));
  expect(page).toContain("1 new person. 1 mail waits for a mail service to be connected");
  expect(page).not.toMatch(/went out|Nothing needs you|got through/);
});

test("quiz results stand with their scores and lead to the person", async () => {
  await site.get(paths.formWidget("winery"), formPost({ name: "Marguerite", email: "m@cellar.example" }));
  await site.get(paths.quizCrmHook(), {
    method: "POST",
    body: JSON.stringify({ ...payload, email: "m@cellar.example" }),
  });
  const page = await read(deskPaths.quizResults());
  expect(plainText(page)).toMatch(/Marguerite m@cellar\.example 52 Good 18 16 18 Nov 21/);
  expect(page).toContain(`href="${deskPaths.lead("")}`);
  const today = plainText(await read(deskPaths.today()));
  expect(today).toContain("52 of 75, Good");
  expect(today).not.toContain("Nobody was seen");
});

test("Today leads with people: who asked and waits for an answer, new ones, and who is booked next", async () => {
  const own = await startTestSite();
  const ask = (name: string, message = "") =>
    own.get(paths.formWidget("dining"), formPost({ name, email: `${name.toLowerCase()}@table.example`, message }));
  await ask("Odile", "Could we talk?");
  own.clock.nowMs += 60_000;
  await ask("Basile");
  own.clock.nowMs += 24 * 60 * 60 * 1000;
  await ask("Clarisse");
  const { slots } = await freeSlots(own);
  await bookAsProgram(own, { start: slots[0] as string, name: "Maxence", email: "x@cellar.example" });
  const Cookie = await signIn(own);
  const [odile] = await withDatabase(own, (db) =>
    db.selectFrom("leads").select("id").where("name", "=", "Odile").execute(),
  );
  const step = { intent: "plan-step", step: "Call them", day: "2026-11-22" };
  await own.get(deskPaths.lead(odile?.id ?? ""), formPost(step, { Cookie }));
  const answer = await own.get(deskPaths.today(), { headers: { Cookie } });
  const page = plainText((await answer.text()).split("<main")[1] ?? "");
  await own.stop();
  expect(page).toMatch(/^[^.]*November 22 1 waiting for an answer, 3 new people\. 1 next step is due/);
  expect(page).toMatch(
    /Booked next All bookings Maxence.*Waiting for an answer All who wait Odile.*New All new people .*Clarisse/,
  );
});
