import { request } from "node:http";
import { type Asked, load } from "./load.ts";
import type { BareServer, Measured } from "./processes.ts";

export type Subject = { name: string; status: number; count: number; next: (index: number) => Asked };
export type Result = {
  name: string;
  siteMicros: number;
  bareMicros: number;
  ratio: number;
  siteRate: number;
  bareRate: number;
};

const rounds = 7;
const connections = 32;

type Round = { micros: number; rate: number };

/** Runs seven rounds on each server in turn and compares the minima: other work on the machine only adds time. */
export async function compare(site: Measured, bare: BareServer, subject: Subject): Promise<Result> {
  const asked = subject.next(0);
  await bare.tell(asked.path, await copyResponse(site.port, asked));
  const siteRounds: Round[] = [];
  const bareRounds: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const first = 1 + round * subject.count;
    siteRounds.push(await measure(site, subject, (index) => subject.next(first + index)));
    bareRounds.push(await measure(bare, subject, () => asked));
  }
  const siteMicros = Math.min(...siteRounds.map(({ micros }) => micros));
  const bareMicros = Math.min(...bareRounds.map(({ micros }) => micros));
  return {
    name: subject.name,
    siteMicros,
    bareMicros,
    ratio: siteMicros / bareMicros,
    siteRate: Math.max(...siteRounds.map(({ rate }) => rate)),
    bareRate: Math.max(...bareRounds.map(({ rate }) => rate)),
  };
}

async function measure(server: Measured, { count, status }: Subject, next: (index: number) => Asked): Promise<Round> {
  const cpuBefore = server.cpuMs();
  const startedAtMs = performance.now();
  await load(server.port, connections, count, status, next);
  const durationMs = performance.now() - startedAtMs;
  return { micros: ((server.cpuMs() - cpuBefore) * 1000) / count, rate: (count * 1000) / durationMs };
}

/** Reads the site's answer, so that the bare server can give the same bytes and headers. */
async function copyResponse(port: number, { path, headers }: Asked) {
  return new Promise<{ status: number; headers: string[]; body: string }>((resolve, reject) => {
    const asking = request({ port, host: "127.0.0.1", path, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      const copied: string[] = [];
      for (let index = 0; index < response.rawHeaders.length; index += 2) {
        const name = response.rawHeaders[index] as string;
        if (/^(?:date|connection|keep-alive)$/i.test(name)) continue;
        copied.push(name, response.rawHeaders[index + 1] as string);
      }
      resolve({ status: response.statusCode ?? 0, headers: copied, body: Buffer.concat(chunks).toString("base64") });
    });
    asking.on("error", reject);
    asking.end();
  });
}
