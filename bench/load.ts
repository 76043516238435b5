import { connect } from "node:net";

export type Asked = { path: string; headers?: Record<string, string> };

/**
 * Sends `count` requests over `connections` keep-alive connections, one at a time on each, and resolves when all are
 * answered. `next` gives the next request; `note` receives the time of each. Rejects if a status is not the expected
 * one.
 */
export async function load(
  port: number,
  connections: number,
  count: number,
  status: number,
  next: (index: number) => Asked,
  note: (durationMs: number) => void = () => {},
) {
  let sent = 0;
  const take = () => (sent < count ? next(sent++) : undefined);
  await Promise.all(Array.from({ length: connections }, () => converse(port, status, take, note)));
}

function converse(
  port: number,
  status: number,
  take: () => Asked | undefined,
  note: (durationMs: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    let buffered = Buffer.alloc(0);
    let askedAt = 0;
    const ask = () => {
      const asked = take();
      if (!asked) return socket.end(() => resolve());
      askedAt = performance.now();
      socket.write(format(asked));
    };
    socket.on("connect", ask);
    socket.on("error", reject);
    socket.on("data", (chunk) => {
      buffered = buffered.length > 0 ? Buffer.concat([buffered, chunk]) : chunk;
      const end = endOfResponse(buffered);
      if (end === undefined || buffered.length < end) return;
      const seen = Number(buffered.toString("latin1", 9, 12));
      if (seen !== status) return reject(new Error(`Answered ${seen}, not ${status}`));
      note(performance.now() - askedAt);
      buffered = buffered.subarray(end);
      ask();
    });
  });
}

const format = ({ path, headers = {} }: Asked) =>
  `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;

function endOfResponse(buffered: Buffer): number | undefined {
  const head = buffered.indexOf("\r\n\r\n");
  if (head === -1) return undefined;
  const length = /content-length: (\d+)/i.exec(buffered.toString("latin1", 0, head))?.[1];
  return head + 4 + Number(length ?? 0);
}
