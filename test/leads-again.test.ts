import { expect, test } from "vitest";
import { paths } from "#facts/paths.ts";
import { startTestSite } from "./app.ts";
import { mainOf } from "./booking.ts";
import { formPost } from "./desk.ts";
import { readOutbox } from "./outbox.ts";
import { forFile } from "./stop-after.ts";
import { withDatabase } from "./with-database.ts";

const site = forFile(
  await startTestSite({ OWNER_EMAIL: "owner@house.example", LEADS_WEBHOOK_URL: "http://127.0.0.1:9/" }),
);

const minuteMs = 60_000;
const person = { name: "Marguerite", business: "Cellar", message: "Hello" };

const send = (form: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  site.get(paths.formWidget(form), formPost(fields, headers));

/** How many entries and messages this address has. */
async function countOf(email: string) {
  const stored = await withDatabase(site, (db) =>
    db.selectFrom("lead_submissions").select("id").where("email_folded", "=", email).execute(),
  );
  const caused = (await readOutbox(site)).filter(({ about }) => about === email);
  return { stored: stored.length, caused: caused.length };
}

test("a form that is sent twice is thanked twice, and is stored and causes what it causes once", async () => {
  const email = "m@cellar.example";
  const answers = await Promise.all([1, 2].map(() => send("winery", { ...person, email })));
  for (const { status, headers } of answers)
    expect([status, headers.get("location")]).toEqual([303, paths.thankYouWinery()]);
  site.clock.nowMs += 9 * minuteMs;
  await send("winery", { ...person, email });
  expect(await countOf(email)).toEqual({ stored: 1, caused: 3 });
  await send("cigar", { ...person, email });
  await send("winery", { ...person, email, message: "One more thing" });
  expect(await countOf(email)).toEqual({ stored: 3, caused: 9 });
  site.clock.nowMs += minuteMs;
  await send("winery", { ...person, email });
  expect(await countOf(email)).toEqual({ stored: 4, caused: 12 });
});

test("a form marked as spam for being too quick is accepted when sent again", async () => {
  const sent = { ...person, email: "quick@cellar.example", at: String(site.clock.nowMs) };
  await send("winery", sent);
  await send("winery", sent);
  expect(await countOf(sent.email)).toEqual({ stored: 1, caused: 0 });
  site.clock.nowMs += minuteMs;
  await send("winery", sent);
  expect(await countOf(sent.email)).toEqual({ stored: 2, caused: 3 });
});

test("how somebody came stays with a form that is shown again, but for whoever wants no such thing known", async () => {
  const sent = { ...person, email: "m@cellar", attribution: '{"utm_source":"letter"}' };
  for (const form of ["winery", "consultation"]) {
    const wrong = await send(form, sent);
    expect(wrong.status).toBe(422);
    expect(await mainOf(wrong)).toMatch(
      /<input(?=[^>]*name="attribution")(?=[^>]*value="{&quot;utm_source&quot;:&quot;letter&quot;}")/,
    );
    expect(await mainOf(await send(form, sent, { "sec-gpc": "1" }))).not.toContain("utm_source");
  }
});
