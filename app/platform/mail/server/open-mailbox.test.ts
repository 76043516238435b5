import { type AddressInfo, createServer, type Server } from "node:net";
import { createServer as createSecureServer } from "node:tls";
import { afterEach, expect, test } from "vitest";
import { readTrouble } from "#platform/outbox/delivery-trouble.ts";
import { isShort } from "#test/extent.ts";
import { certificate, key } from "../../../../test/fixtures/self-signed.ts";
import { type ImapServer, startImapServer } from "../../../../test/imap-server.ts";
import { openMailbox } from "./open-mailbox.ts";

const cleaning: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleaning.splice(0)) await clean();
});

async function start(): Promise<ImapServer> {
  const server = await startImapServer(Buffer.from("Subject: One\n\nWords\n"));
  cleaning.push(server.stop);
  return server;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  cleaning.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

const open = (url: string, timeoutMs = 5000, stopped = new AbortController().signal) =>
  openMailbox({ url, timeoutMs, stopped }, async (_, { exists }) => exists);

async function troubleOf(url: string, timeoutMs?: number) {
  const opened = await open(url, timeoutMs);
  return opened.kind === "failed" ? readTrouble(opened.reason) : opened.kind;
}

test("an inbox is opened read-only", async () => {
  const server = await start();
  expect(await open(server.url)).toEqual({ kind: "open", answer: 1 });
  expect(server.commands).toContain("EXAMINE INBOX");
  expect(server.commands.filter((command) => /^(?:SELECT|STORE|UID STORE|IDLE)/.test(command))).toEqual([]);
});

test("what is wrong has the class of its words", async () => {
  const server = await start();
  expect(await troubleOf(server.url.replace("correct", "wrong"))).toBe("locked");
  expect(await troubleOf(`${server.url}?requireTLS=true`)).toBe("wrong encryption");
  expect(await troubleOf(server.url.replace("imap:", "imaps:"))).toBe("wrong encryption");
  const secure = await listen(createSecureServer({ cert: certificate, key }, () => {}));
  expect(await troubleOf(`imaps://ada:secret@127.0.0.1:${secure}`)).toBe("certificate");
  await server.stop();
  expect(await troubleOf(server.url)).toBe("closed");
  expect(await troubleOf("imaps://ada:secret@nowhere.invalid")).toBe("not found");
});

test("a mailbox that hangs is left in time, and at once when the site stops", async () => {
  const server = await start();
  server.box.isSilent = true;
  const startedAtMs = performance.now();
  expect(await troubleOf(server.url, 300)).toBe("slow");
  expect(performance.now() - startedAtMs).toBeLessThan(3000);
  expect(await open(server.url, 60_000, AbortSignal.timeout(100))).toEqual({ kind: "stopped" });
});

test("a server that sends more than was asked for is left", async () => {
  const endless = createServer((socket) => {
    socket.on("error", () => {});
    socket.write("* OK ready\r\n* OK {104857600}\r\n");
    const more = setInterval(() => socket.write(Buffer.alloc(64 * 1024)), 1);
    socket.on("close", () => clearInterval(more));
  });
  const opened = await open(`imap://ada:secret@127.0.0.1:${await listen(endless)}`);
  expect(opened).toEqual({ kind: "failed", reason: "unreachable (LiteralTooLarge)" });
});

/** A server that repeats a line for ever after its greeting. */
const flooding = (line: string) =>
  createServer((socket) => {
    socket.on("error", () => {});
    socket.write("* OK ready\r\n");
    const send = () => {
      while (!socket.destroyed && socket.write(line));
    };
    socket.on("drain", send);
    send();
  });

test.skipIf(isShort)(
  "a server that never stops sending lines is left, and others get their turn meanwhile",
  async () => {
    const url = `imap://ada:secret@127.0.0.1:${await listen(flooding("* 1 EXISTS\r\n".repeat(5000)))}`;
    let turns = 0;
    let isOver = false;
    const count = () => {
      turns += 1;
      if (!isOver) setImmediate(count);
    };
    count();
    const opened = await open(url, 60_000);
    isOver = true;
    expect(opened).toEqual({ kind: "failed", reason: "unreachable (ClosedAfterConnectText)" });
    expect(turns).toBeGreaterThan(350);
  },
);
