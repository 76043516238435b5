import { expect, test } from "vitest";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Message } from "#platform/outbox/server/queries/add-delivery.ts";
import { type Listeners, makeEmit } from "./events.ts";
import type { Server } from "./server.ts";

const webhook = (body: string): Message => ({ destination: "leads", body });

test("features hear of an event one after another, and what they ask for is queued in that order", async () => {
  const heard: string[] = [];
  const listener = (name: string, messages: Message[] | undefined): { on: Listeners } => ({
    on: {
      async stopped(_tx, { email }) {
        heard.push(`${name} hears of ${email}`);
        return messages;
      },
    },
  });
  const features = [listener("one", [webhook("1")]), {}, listener("two", undefined), listener("three", [webhook("3")])];
  const emit = makeEmit({} as Server, features);
  const asked = await emit({} as Db, "stopped", { email: "ada@house.example", why: "client", nowMs: 0 });
  expect(asked).toEqual([webhook("1"), webhook("3")]);
  expect(heard).toEqual(["one", "two", "three"].map((name) => `${name} hears of ada@house.example`));
});
