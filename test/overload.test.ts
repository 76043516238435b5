import { Agent, request } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { paths } from "#facts/paths.ts";
import { openDatabase } from "#platform/engine/server/database.ts";
import { readSettings } from "#platform/settings/server/settings.ts";
import { freePort } from "./free-port.ts";
import { newFolder } from "./new-folder.ts";
import { payload } from "./outbox.ts";
import { startSiteProcess } from "./site-process.ts";

const isProof = process.env.PROVE === "1";
/** Bursts that grow beyond what this machine can answer in time; the proof uses four times as much. */
const bursts = [1000, 2000, 4000, 4000, 8000];
const enoughTimes = isProof ? 4 : 1;
const postEvery = 8;

type Answer = { status: number; retryAfter: string | undefined; isPost: boolean; email: string };

function ask(agent: Agent, port: number, index: number): Promise<Answer> {
  const isPost = index % postEvery === 0;
  const email = `guest${index}@x.example`;
  const visitor = { "X-Forwarded-For": `198.51.${index % 250}.1` };
  const options = isPost
    ? { method: "POST", path: paths.quizCrmHook(), headers: { ...visitor, "Content-Type": "application/json" } }
    : { path: `/blog?q=word${index}`, headers: visitor };
  return new Promise((resolve, reject) => {
    const asked = request({ agent, port, host: "127.0.0.1", ...options }, (answer) => {
      answer.resume().on("end", () => {
        const { statusCode = 0, headers } = answer;
        resolve({ status: statusCode, retryAfter: headers["retry-after"], isPost, email });
      });
    });
    asked.on("error", reject);
    asked.end(isPost ? JSON.stringify({ ...payload, email }) : undefined);
  });
}

async function storedEmails(dataDir: string): Promise<Set<string>> {
  const { db } = await openDatabase(readSettings({ DATA_DIR: dataDir }));
  const rows = await db.selectFrom("quiz_results").select("email").execute();
  await db.destroy();
  return new Set(rows.map(({ email }) => email));
}

test("more than can be made is turned away at once, with the time to come back, and nothing accepted is lost", async () => {
  const dataDir = newFolder();
  const port = await freePort();
  const site = startSiteProcess({ DATA_DIR: dataDir, PORT: `${port}`, TRUST_PROXY: "1" });
  onTestFinished(async () => {
    await site.end("SIGKILL");
  });
  await site.answers;
  await ask(new Agent(), port, 1);
  const answers: Answer[] = [];
  const isRefused = ({ status }: Answer) => status === 503;
  let maxTimes = 0;
  for (const concurrency of bursts) {
    const first = answers.length;
    // A new agent: an idle connection may close just when it is used again.
    const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
    const burst = await Promise.all(Array.from({ length: concurrency }, (_, index) => ask(agent, port, first + index)));
    agent.destroy();
    answers.push(...burst);
    maxTimes = Math.max(maxTimes, concurrency / burst.filter((answer) => !isRefused(answer)).length);
    if (maxTimes > enoughTimes) break;
  }
  const startedAtMs = performance.now();
  const after = await ask(new Agent(), port, 3);
  const recoveredMs = performance.now() - startedAtMs;

  const refused = answers.filter(isRefused);
  const done = answers.filter(({ isPost, status }) => status === (isPost ? 202 : 200));
  const accepted = answers.filter(({ status, isPost }) => isPost && status === 202);
  console.info(
    `figure: ${answers.length} requests in bursts: ${done.length} answered, ${refused.length} asked to come back; in one ${maxTimes.toFixed(1)} times what could be made; the next answered after ${recoveredMs.toFixed(0)} ms`,
  );
  expect(done.length + refused.length).toBe(answers.length);
  expect(maxTimes).toBeGreaterThan(enoughTimes);
  expect(refused.filter(({ retryAfter }) => retryAfter !== "1")).toEqual([]);
  expect(after.status).toBe(200);
  const stored = await storedEmails(dataDir);
  expect(accepted.length).toBeGreaterThan(0);
  expect(accepted.filter(({ email }) => !stored.has(email))).toEqual([]);
}, 180_000);
