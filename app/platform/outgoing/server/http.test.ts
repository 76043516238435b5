import type { RequestListener } from "node:http";
import type { Socket } from "node:net";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { answering, type HostileServer, speaking } from "../../../../test/hostile-server.ts";
import { type Outgoing, sendOut } from "./http.ts";

const servers: HostileServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
});

async function keep(starting: Promise<HostileServer>): Promise<HostileServer> {
  const server = await starting;
  servers.push(server);
  return server;
}

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;

/** Requests a server whose origin the owner configured. */
const ask = ({ origin }: HostileServer, more: Partial<Outgoing> = {}) =>
  sendOut({ url: `${origin}/`, timeoutMs: 2000, maxBytes: megabyte, trustedOrigins: [origin], ...more });

const askAnswering = async (listener: RequestListener, more: Partial<Outgoing> = {}) =>
  ask(await keep(answering(listener)), more);

const askSpeaking = async (talk: (socket: Socket) => void, more: Partial<Outgoing> = {}) =>
  ask(await keep(speaking(talk)), more);

/** Repeats until the socket closes. */
function repeat(everyMs: number, what: () => void, socket: { on: (event: "close", done: () => void) => unknown }) {
  const timer = setInterval(what, everyMs);
  socket.on("close", () => clearInterval(timer));
}

async function measured<Result>(work: Promise<Result>): Promise<{ result: Result; durationMs: number }> {
  const startedAtMs = performance.now();
  return { result: await work, durationMs: performance.now() - startedAtMs };
}

test.each([
  "127.0.0.1",
  "2130706433",
  "0x7f000001",
  "0177.0.0.01",
  "127.1",
  "0",
  "[::1]",
  "[::ffff:127.0.0.1]",
  "[::ffff:7f00:1]",
  "[64:ff9b::127.0.0.1]",
  "localhost",
])("nothing is asked of %s unless the owner configured it", async (host) => {
  const server = await keep(answering((_, response) => response.end("inside")));
  const url = `http://${host}:${server.port}/`;
  expect(await sendOut({ url, timeoutMs: 2000, maxBytes: megabyte })).toEqual({ kind: "private address" });
  expect(await sendOut({ url, timeoutMs: 2000, maxBytes: megabyte, trustedOrigins: ["http://127.0.0.1:1"] })).toEqual({
    kind: "private address",
  });
  expect(server.connections()).toBe(0);
});

test("a connection that was opened for the owner's own address serves nobody else", async () => {
  const server = await keep(answering((_, response) => response.end("inside")));
  const url = `http://localhost:${server.port}/`;
  const trusted = await sendOut({ url, timeoutMs: 2000, maxBytes: megabyte, trustedOrigins: [new URL(url).origin] });
  expect(trusted).toMatchObject({ kind: "response", status: 200 });
  expect(await sendOut({ url, timeoutMs: 2000, maxBytes: megabyte })).toEqual({ kind: "private address" });
});

test.each(["", "no address", "http://", "http://a b/", "file:///etc/hostname", "ftp://8.8.8.8/", "data:,x"])(
  "%j is an outcome, not an exception",
  async (url) => {
    expect((await sendOut({ url, timeoutMs: 500, maxBytes: 10 })).kind).toBe("unreachable");
  },
);

test("a redirect is the answer unless a rule follows it", async () => {
  const server = await keep(answering((_, response) => response.writeHead(302, { location: "/there" }).end()));
  expect(await ask(server)).toMatchObject({ kind: "response", status: 302 });
});

test("a redirect is followed where the rule allows, and the answer says where it ended", async () => {
  const server = await keep(
    answering((request, response) =>
      request.url === "/" ? response.writeHead(307, { location: "there?x=1" }).end() : response.end("arrived"),
    ),
  );
  const outcome = await ask(server, { mayRedirectTo: () => true });
  expect(outcome).toMatchObject({ kind: "response", status: 200, url: `${server.origin}/there?x=1` });
});

const redirects: [to: string, kind: string][] = [
  ["http://127.0.0.1:1/", "private address"],
  ["http://[::ffff:169.254.169.254]/latest", "private address"],
  ["http://0x7f.1/", "private address"],
  ["//localhost/", "private address"],
  ["file:///etc/hostname", "unreachable"],
  ["ftp://198.51.100.1/", "private address"],
  ["gopher://site.example/", "unreachable"],
  ["http://", "refused redirect"],
  ["http://[", "refused redirect"],
  ["/again", "refused redirect"],
];

test.each(redirects)("a rule that allows everything does not lead to %s", async (location, kind) => {
  const outcome = await askAnswering((_, response) => response.writeHead(301, { location }).end(), {
    mayRedirectTo: () => true,
  });
  expect(outcome.kind).toBe(kind);
});

test("a redirect elsewhere than the rule allows is refused before anything is asked there", async () => {
  const inside = await keep(answering((_, response) => response.end("inside")));
  const outcome = await askAnswering((_, response) => response.writeHead(302, { location: inside.origin }).end(), {
    mayRedirectTo: (url) => url.hostname === "feed.example",
  });
  expect(outcome).toEqual({ kind: "refused redirect", to: `${inside.origin}/` });
  expect(inside.connections()).toBe(0);
});

const text = "a body of some length, with enough in it to be cut";
test.each([
  ["gzip", gzipSync(text)],
  ["x-gzip", gzipSync(text)],
  ["br", brotliCompressSync(text)],
  ["deflate", deflateSync(text)],
  ["identity", Buffer.from(text)],
])("%s is read", async (encoding, body) => {
  const outcome = await askAnswering((_, response) =>
    response.writeHead(200, { "content-encoding": encoding }).end(body),
  );
  expect(outcome.kind === "response" && outcome.body.toString()).toBe(text);
});

test("an empty body that calls itself compressed is an empty body", async () => {
  const outcome = await askAnswering((_, response) => response.writeHead(200, { "content-encoding": "gzip" }).end());
  expect(outcome.kind === "response" && outcome.body.length).toBe(0);
});

/** 16 KB for 16 MB of zeros; a file may hold any number of such members. */
const bombMember = gzipSync(Buffer.alloc(16 * megabyte));

test("a gigabyte in a small gzip is stopped at the limit, and memory stays", async () => {
  let written = 0;
  const server = await keep(
    answering((_, response) => {
      response.writeHead(200, { "content-encoding": "gzip" });
      const pour = () => {
        while (written < 64 && !response.destroyed) {
          written += 1;
          if (!response.write(bombMember)) return response.once("drain", pour);
        }
        response.end();
      };
      pour();
    }),
  );
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, 5);
  const { result, durationMs } = await measured(ask(server, { maxBytes: 10 * megabyte }));
  clearInterval(watch);
  expect(result).toEqual({ kind: "too large" });
  expect(peak - before).toBeLessThan(64 * megabyte);
  expect(durationMs).toBeLessThan(15_000);
});

test("a body is taken up to its limit to the byte", async () => {
  const server = await keep(answering((_, response) => response.end(Buffer.alloc(1000, "x"))));
  expect(await ask(server, { maxBytes: 1000 })).toMatchObject({ kind: "response" });
  expect(await ask(server, { maxBytes: 999 })).toEqual({ kind: "too large" });
});

test("if only the status counts, a broken body is no failure", async () => {
  const ok = "HTTP/1.1 200 OK\r\n";
  const bodies = ["Content-Length: 9\r\n\r\nshort", "Content-Encoding: gzip\r\n\r\nnone", `\r\n${"x".repeat(5000)}`];
  for (const body of bodies) {
    const outcome = await askSpeaking((socket) => socket.once("data", () => socket.end(ok + body)), {
      statusAlone: true,
      maxBytes: 100,
    });
    expect(outcome, body).toMatchObject({ kind: "response", status: 200 });
  }
  const hanging = await askSpeaking((socket) => socket.write(`${ok}\r\n`), { statusAlone: true, timeoutMs: 1000 });
  expect(hanging).toMatchObject({ kind: "response", status: 200 });
});

test("a body that never ends is stopped at the limit", async () => {
  const outcome = await askAnswering((_, response) => {
    const pour = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    };
    response.on("drain", pour);
    pour();
  });
  expect(outcome).toEqual({ kind: "too large" });
});

const broken: [name: string, talk: (socket: Socket) => void][] = [
  ["nothing but a closed connection", (socket) => socket.end()],
  ["no HTTP", (socket) => socket.end("SSH-2.0-OpenSSH_9.9\r\n")],
  ["a body shorter than it says", (socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\nshort")],
  ["chunks without an end", (socket) => socket.end("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nshort")],
  ["chunks that are none", (socket) => socket.end("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nx")],
  ["gzip that is none", (socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\nplain text")],
  [
    "half a gzip",
    (socket) => {
      socket.write("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n");
      socket.end(gzipSync(text).subarray(0, 20));
    },
  ],
  ["a header of a megabyte", (socket) => socket.end(`HTTP/1.1 200 OK\r\nX: ${"x".repeat(megabyte)}\r\n\r\n`)],
  ["a hundred thousand headers", (socket) => socket.end(`HTTP/1.1 200 OK\r\n${"X: y\r\n".repeat(100_000)}\r\n`)],
];

test.each(broken)("%s is an outcome, soon", async (_, talk) => {
  const { result, durationMs } = await measured(
    askSpeaking((socket) => {
      socket.once("data", () => talk(socket));
    }),
  );
  expect(result.kind).toBe("unreachable");
  expect(durationMs).toBeLessThan(15_000);
});

const slow: [name: string, talk: (socket: Socket) => void][] = [
  ["a silent one", () => {}],
  [
    "a drip of header lines",
    (socket) => {
      socket.write("HTTP/1.1 200 OK\r\n");
      repeat(20, () => socket.write("X: y\r\n"), socket);
    },
  ],
  [
    "a drip of body",
    (socket) => {
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      repeat(20, () => socket.write("x"), socket);
    },
  ],
  [
    "a drip of gzip",
    (socket) => {
      const body = gzipSync(text);
      let index = 0;
      socket.write("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n");
      repeat(20, () => socket.write(body.subarray(index % 15, (index++ % 15) + 1)), socket);
    },
  ],
  [
    "promises of an answer without end",
    (socket) => repeat(20, () => socket.write("HTTP/1.1 103 Early Hints\r\n\r\n"), socket),
  ],
];

test.each(slow)("the deadline ends %s", async (_, talk) => {
  const { result, durationMs } = await measured(askSpeaking(talk, { timeoutMs: 300 }));
  expect(result).toEqual({ kind: "timeout" });
  expect(durationMs).toBeGreaterThan(250);
  expect(durationMs).toBeLessThan(15_000);
});

test("the deadline holds for all redirects together, and where TLS is never begun", async () => {
  const turns = await keep(
    answering((_, response) => setTimeout(() => response.writeHead(302, { location: "/on" }).end(), 150)),
  );
  expect(await ask(turns, { timeoutMs: 300, mayRedirectTo: () => true })).toEqual({ kind: "timeout" });
  const silent = await keep(speaking(() => {}));
  const origin = silent.origin.replace("http:", "https:");
  expect(await ask({ ...silent, origin }, { timeoutMs: 300 })).toEqual({ kind: "timeout" });
});

test("the site's stop ends what is under way at once", async () => {
  const stopping = new AbortController();
  setTimeout(() => stopping.abort(), 50);
  const { result, durationMs } = await measured(askSpeaking(() => {}, { stopped: stopping.signal }));
  expect(result).toEqual({ kind: "stopped" });
  expect(durationMs).toBeLessThan(15_000);
});

test("a receiver that nobody runs is unreachable", async () => {
  const server = await keep(answering(() => {}));
  await server.stop();
  expect(await ask(server)).toEqual({ kind: "unreachable", reason: "ECONNREFUSED" });
});
