import { setTimeout as pause } from "node:timers/promises";
import { startTestSite, type TestSite } from "../app.ts";
import { Random } from "../fuzz/random.ts";
import { payload, readWebhooks } from "../outbox.ts";
import { type Receiver, startReceiver } from "../receiver/start-receiver.ts";

export type Outages = {
  kills: number;
  /** Deliveries to the killed receiver, repeats included. */
  deliveries: number;
  repeated: number;
  /** Deliveries still waiting when the receiver was back. */
  waitingAtReturn: number;
  problems: string[];
};

type Deps = { submissions: number; seed: number; maxUpMs?: number };

const concurrency = 5;
const maxDownMs = 300;
const maxThoughtMs = 150;
const tickMs = 50;
const maxDrainMs = 120_000;

/**
 * Sends quiz results while one of two automations is killed and restarted at random. Both are processes. Afterwards the
 * clock moves on, and everything is counted.
 */
export async function runReceiverOutages({ submissions, seed, maxUpMs = 300 }: Deps): Promise<Outages> {
  const random = new Random(seed);
  const [failing, healthy] = await Promise.all([startReceiver(), startReceiver()]);
  const site = await startTestSite({
    QUIZ_CRM_WEBHOOK_URL: failing.url("/slow"),
    QUIZ_WORKFLOW_WEBHOOK_URL: healthy.url("/ok"),
  });
  const emails = Array.from({ length: submissions }, (_, index) => `owner${index}@x.example`);
  const refused: string[] = [];
  const stopClock = letClockRun(site);
  let isSending = true;
  const sending = sendAll(site, emails, refused, random).finally(() => {
    isSending = false;
  });

  let kills = 0;
  while (isSending) {
    await pause(random.whole(20, maxUpMs));
    await failing.kill();
    kills += 1;
    await pause(random.whole(20, maxDownMs));
    await failing.restart();
  }
  await sending;
  stopClock();
  const waitingAtReturn = await countWaiting(site);
  await drain(site);
  const left = await countWaiting(site);
  await site.stop();
  await Promise.all([failing.kill(), healthy.kill()]);

  const ids = idsByEmail(failing);
  const problems: [found: boolean, line: string][] = [
    [refused.length > 0, `${refused.length} submissions were not accepted: ${refused[0]}`],
    [left > 0, `${left} messages are still waiting`],
    ...namedWrong(failing, emails).map((line): [boolean, string] => [true, `the killed one: ${line}`]),
    ...namedWrong(healthy, emails).map((line): [boolean, string] => [true, `the healthy one: ${line}`]),
    [healthy.received.length !== submissions, `the healthy one got ${healthy.received.length} of ${submissions}`],
  ];
  return {
    kills,
    deliveries: failing.received.length,
    repeated: failing.received.length - ids.size,
    waitingAtReturn,
    problems: problems.filter(([found]) => found).map(([, line]) => line),
  };
}

/** The site's clock follows the real one, so that retries become due meanwhile. */
function letClockRun(site: TestSite): () => void {
  const ticking = setInterval(() => {
    site.clock.nowMs += tickMs;
  }, tickMs);
  return () => clearInterval(ticking);
}

/** Each result through both hooks, as a browser sends it, a few visitors at a time. */
async function sendAll(site: TestSite, emails: readonly string[], refused: string[], random: Random) {
  const left = emails.map((email, index) => ({ email, key: `outage-${index}-`.padEnd(21, "0") }));
  async function visit() {
    for (let next = left.shift(); next; next = left.shift()) {
      await pause(random.whole(0, maxThoughtMs));
      const { email, key } = next;
      const statuses = await Promise.all(["crm", "workflow"].map((hook) => submit(site, hook, email, key)));
      for (const status of statuses) if (status !== 202) refused.push(`${status} for ${email}`);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, visit));
}

/** Repeats when a busy site answers 503. */
async function submit(site: TestSite, hook: string, email: string, key: string): Promise<number> {
  for (;;) {
    const { status, headers } = await site.get(`/api/hooks/${hook}`, {
      method: "POST",
      body: JSON.stringify({ ...payload, email }),
      headers: { "content-type": "application/json", "idempotency-key": key },
    });
    if (status !== 503) return status;
    await pause(Number(headers.get("retry-after")) * 1000);
  }
}

const countWaiting = async (site: TestSite) =>
  (await readWebhooks(site)).filter(({ state }) => state === "waiting").length;

/** Moves the clock until nothing waits, by less than a claim lasts, so that nothing is claimed twice. */
async function drain(site: TestSite) {
  const deadline = performance.now() + maxDrainMs;
  while ((await countWaiting(site)) > 0 && performance.now() < deadline) {
    site.clock.nowMs += 500;
    await pause(50);
  }
}

function idsByEmail({ received }: Receiver): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { headers, body } of received) {
    const { email } = JSON.parse(body);
    found.set(email, (found.get(email) ?? new Set()).add(headers["webhook-id"] ?? ""));
  }
  return found;
}

/** Results that a receiver never got, got under two ids, or that nobody sent. */
function namedWrong(receiver: Receiver, emails: readonly string[]): string[] {
  const ids = idsByEmail(receiver);
  const missing = emails.filter((email) => !ids.has(email));
  const doubled = [...ids].filter(([, each]) => each.size > 1).map(([email]) => email);
  const unknown = [...ids.keys()].filter((email) => !emails.includes(email));
  const wrong = { missing, "under two ids": doubled, unknown };
  return Object.entries(wrong).flatMap(([what, which]) =>
    which.length > 0 ? [`${which.length} ${what}, such as ${which[0]}`] : [],
  );
}
