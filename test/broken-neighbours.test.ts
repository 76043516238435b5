import type { ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { paths } from "#facts/paths.ts";
import { startTestSite } from "./app.ts";
import { formPost } from "./desk.ts";
import { eventually } from "./eventually.ts";
import { answering } from "./hostile-server.ts";
import { headOf, startMailbox } from "./mailbox.ts";
import { readOutbox, sendQuiz } from "./outbox.ts";
import { forTest } from "./stop-after.ts";

const people = 12;
const hourMs = 3_600_000;
const post = {
  id: "cellar",
  title: "Words from the cellar",
  date: "2026-11-01",
  content: "About the cellar. ".repeat(20),
};

/** The ways in which receivers and the feed fail; one that hangs does so until they recover. */
const ills: ((response: ServerResponse) => unknown)[] = [
  () => {},
  (response) => response.writeHead(503, { "retry-after": "2" }).end("{}"),
  (response) => response.socket?.resetAndDestroy(),
  (response) => response.socket?.end("SSH-2.0-none\r\n\r\n"),
];

test("while receivers, mail server and feed are all broken visitors notice nothing; afterwards all is delivered", async () => {
  const mailbox = forTest(await startMailbox());
  mailbox.failures.left = Number.POSITIVE_INFINITY;
  const taken: string[] = [];
  const asked: ServerResponse[] = [];
  let isIll = true;
  const web = forTest(
    await answering(async (request, response) => {
      await text(request);
      asked.push(response);
      if (isIll) return ills[asked.length % ills.length]?.(response);
      if (request.url !== "/feed") taken.push(String(request.headers["webhook-id"]));
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify([post]));
    }),
  );
  const site = forTest(
    await startTestSite({
      TRUST_PROXY: "1",
      FEED_URL: `${web.origin}/feed`,
      FEED_FRESH_SECONDS: "0",
      QUIZ_CRM_WEBHOOK_URL: `${web.origin}/crm`,
      QUIZ_WORKFLOW_WEBHOOK_URL: `${web.origin}/workflow`,
      LEADS_WEBHOOK_URL: `${web.origin}/leads`,
      SMTP_URL: mailbox.url,
      MAIL_FROM: "The House <hello@house.example>",
      OWNER_EMAIL: "owner@house.example",
    }),
  );
  const form = (email: string, headers: Record<string, string>) =>
    site.get(paths.formWidget("blueprint"), formPost({ name: "A Visitor", email }, headers));
  for (let number = 0; number < people; number += 1) {
    const from = { "X-Forwarded-For": `198.51.100.${number}` };
    expect((await sendQuiz(site.address, `quiz${number}@x.example`, from)).status).toBe(202);
    expect((await form(`lead${number}@x.example`, from)).status).toBe(303);
    for (const path of [paths.home(), paths.blog(), paths.feed()]) expect((await site.get(path)).status).toBe(200);
  }
  await eventually(
    () => asked.length,
    (count) => count > 2 * people,
  );

  isIll = false;
  mailbox.failures.left = 0;
  for (const response of asked) response.destroy();
  const rows = await eventually(
    () => {
      site.clock.nowMs += hourMs;
      return readOutbox(site);
    },
    (all) => all.every(({ state }) => state === "delivered"),
  );
  const mailed = mailbox.mails.map((mail) => /^message-id: <([^@]+)@/im.exec(headOf(mail))?.[1]);
  expect([...taken, ...mailed].toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  expect(rows.filter(({ destination }) => destination !== "mail")).toHaveLength(3 * people);
  await eventually(
    async () => (await site.get(paths.feed())).text(),
    (list) => list.includes(post.title),
  );
  expect(await (await site.get(paths.blog())).text()).toContain(post.title);
});
