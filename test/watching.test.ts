import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { paths } from "#facts/paths.ts";
import { soon } from "./eventually.ts";
import { answering } from "./hostile-server.ts";
import { startMailbox } from "./mailbox.ts";
import { startSiteProcess } from "./site-process.ts";
import { forTest } from "./stop-after.ts";

const token = "a-token-for-those-who-watch";
const email = "m@cellar.example";

/** The values of a metric, by what stands before them. */
const valuesOf = (text: string, name: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith(name))
    .map((line) => Number(line.slice(line.lastIndexOf(" "))));

test("a staging copy sends nothing, is watched by metrics, and logs requests without whom they are from", async () => {
  const mailbox = forTest(await startMailbox());
  const called: string[] = [];
  const receiver = forTest(
    await answering((request, response) => {
      called.push(request.url ?? "");
      response.end();
    }),
  );
  const dataDir = mkdtempSync(join(tmpdir(), "watching-"));
  const site = startSiteProcess({
    ...{ PORT: "0", DATA_DIR: dataDir, SMTP_URL: mailbox.url, OWNER_EMAIL: "owner@house.example" },
    ...{ LEADS_WEBHOOK_URL: `${receiver.origin}/leads`, HEARTBEAT_URL: receiver.origin },
    ...{ SEND_NOTHING: "1", LOG_REQUESTS: "1", LOG_LEVEL: "info", METRICS_TOKEN: token },
  });
  try {
    await site.answers;
    const ask = (path: string, init?: RequestInit) => fetch(site.address() + path, { redirect: "manual", ...init });
    const metrics = async (given: string) => {
      const answer = await ask(paths.metrics(), { headers: { authorization: `Bearer ${given}` } });
      return answer.status === 200 ? answer.text() : String(answer.status);
    };
    expect([await metrics("wrong"), await metrics("")]).toEqual(["404", "404"]);
    const page = await ask(`${paths.about()}?from=${email}`);
    expect([page.status, page.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
    const form = paths.formWidget("winery");
    const sent = await ask(form, { method: "POST", body: new URLSearchParams({ name: "Marguerite", email }) });
    expect(sent.status).toBe(303);
    const wait = "site_messages_due_age_seconds";
    // The outbox is looked at four times a second.
    const text = await soon(() => metrics(token)).is((all) => {
      const ages = valuesOf(all, wait);
      return ages.length === 2 && ages.every((seconds) => seconds > 2);
    });
    expect([mailbox.mails, called]).toEqual([[], []]);
    expect(text).toMatch(/^http_request_duration_seconds_count\{method="GET",route="\/about",status="200"\} 1$/m);
    expect(text).toMatch(/^site_info\{version="[\d.]+",commit="\w*"\} 1$/m);
    const lines = site
      .output()
      .split("\n")
      .filter((line) => line.includes('"request answered"'));
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ method: "POST", route: "/widget/form/:formId", status: 303 }),
    );
    expect(lines.join()).not.toContain(email);
  } finally {
    await site.end("SIGTERM");
    rmSync(dataDir, { recursive: true });
  }
});
