import { expect, test } from "vitest";
import { defaultFacts } from "#facts/facts.ts";
import { attemptDelivery } from "#platform/outbox/server/attempt-delivery.ts";
import { addDelivery } from "#platform/outbox/server/queries/add-delivery.ts";
import { claimDeliveries } from "#platform/outbox/server/queries/outbox.ts";
import { openQuietSite } from "./quiet-site.ts";
import { forTest } from "./stop-after.ts";

const body = { to: { name: "Ada", address: "ada@house.example" }, subject: "News", text: "", html: "" };
const recipe = { of: "a cause that nobody knows" };

test.each([
  ["a letter whose words its feature would put in", body, "winery-1"],
  ["a held mail that its feature would write", { subject: "News", recipient: "visitor", recipe }, null],
])("%s is withdrawn when the feature is gone", async (_, stored, letter) => {
  const site = await openQuietSite({ SMTP_URL: "smtp://127.0.0.1:1" });
  forTest({ stop: site.close });
  const { db, settings, clock, log, stopped } = site;
  const mail = { destination: "mail", kind: "guide", recipient: "visitor", body: JSON.stringify(stored) } as const;
  await addDelivery(db, { id: "left", createdAt: clock(), ...mail });
  await db.updateTable("outbox").set({ letter }).execute();
  const [claimed] = await claimDeliveries(db, { destination: "mail", nowMs: clock(), forMs: 1000, limit: 1 });
  if (!claimed) throw new Error("nothing to deliver");
  const sender = () => ({ name: "House", address: "house@cellar.example" });
  const deps = { db, settings, clock, log, sender, facts: () => defaultFacts, features: [] };
  expect(await attemptDelivery(claimed, deps, stopped)).toBeUndefined();
  expect(await db.selectFrom("outbox").select("state").execute()).toEqual([{ state: "withdrawn" }]);
});
