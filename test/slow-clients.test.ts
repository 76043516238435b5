import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { paths } from "#facts/paths.ts";
import { freePort } from "./free-port.ts";
import { newFolder } from "./new-folder.ts";
import { startSiteProcess } from "./site-process.ts";

const isProof = process.env.PROVE === "1";
const [clients, forMs] = isProof ? [500, 20_000] : [100, 2_000];
const slowestMs = isProof ? 500 : 20_000;
const dripMs = 500;
/** The time-out of a whole request, and Node's half a minute until it checks. */
const maxOpenMs = 95_000;

/** Requests that never end: one in its headers, one in its body. */
const beginnings = [
  "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
  `POST ${paths.quizCrmHook()} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n`,
];

async function openSlowly(port: number, beginning: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  await once(socket, "connect");
  socket.resume().write(beginning);
  return socket;
}

function drop(sockets: Socket[]) {
  for (const socket of sockets) if (socket.writable) socket.write("a");
}

const percentile = (sorted: number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;

async function drain(sockets: Socket[], deadline: number) {
  while (sockets.some(({ closed }) => !closed) && performance.now() < deadline) await pause(100);
  return sockets.filter(({ closed }) => !closed).length;
}

test(
  `${clients} half-open connections keep nobody waiting, and are cut off in time`,
  async () => {
    const dataDir = newFolder();
    const port = await freePort();
    const site = startSiteProcess({ DATA_DIR: dataDir, PORT: `${port}` });
    onTestFinished(async () => {
      await site.end("SIGKILL");
    });
    await site.answers;
    const opened = Array.from({ length: clients }, (_, index) => openSlowly(port, beginnings[index % 2] as string));
    const slow = await Promise.all(opened);
    const openedAt = performance.now();
    const drip = setInterval(() => drop(slow), dripMs);
    const durationMs: number[] = [];
    for (let index = 0; performance.now() < openedAt + forMs; index++) {
      const startedAtMs = performance.now();
      const answer = await fetch(`http://127.0.0.1:${port}${index % 5 === 0 ? `/blog?q=${index}` : "/"}`);
      await answer.text();
      durationMs.push(performance.now() - startedAtMs);
      expect(answer.status).toBe(200);
      await pause(10);
    }
    const left = isProof ? await drain(slow, openedAt + maxOpenMs) : 0;
    const openMs = performance.now() - openedAt;
    clearInterval(drip);
    for (const socket of slow) socket.destroy();
    const p99Ms = percentile(
      durationMs.sort((one, other) => one - other),
      0.99,
    );
    console.info(
      `figure: ${clients} half-open connections for ${forMs / 1000} s: ${durationMs.length} requests, none failed, p99 ${p99Ms.toFixed(0)} ms`,
    );
    if (isProof) console.info(`figure: ${left} of them still open after ${(openMs / 1000).toFixed(0)} s`);
    expect(p99Ms).toBeLessThan(slowestMs);
    expect(left).toBe(0);
  },
  forMs + maxOpenMs + 60_000,
);
