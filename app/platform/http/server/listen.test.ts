import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { expect, test } from "vitest";
import { readSettings } from "#platform/settings/server/settings.ts";
import { listen } from "./listen.ts";

const settings = readSettings({ PORT: "0", HOST: "127.0.0.1" });
const get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";

/** A server whose answers the test gives, with a connection on which it was asked. */
async function startAsked() {
  const asked: ServerResponse[] = [];
  const { address, stop } = await listen((_, response) => asked.push(response), settings);
  const socket = connect(Number(new URL(address).port), "127.0.0.1");
  let answered = "";
  socket.setEncoding("utf8").on("data", (text) => (answered += text));
  socket.write(get);
  await expect.poll(() => asked.length).toBe(1);
  return { response: asked[0] as ServerResponse, socket, stop, answered: () => answered };
}

/** Long before the time limit of a stop. */
const soonMs = 2000;

test("a stop waits for the answer under way, says that the connection closes, and is over with it", async () => {
  const { response, socket, stop, answered } = await startAsked();
  const stopped = stop();
  const answeredAt = performance.now();
  response.end("done");
  await Promise.all([stopped, once(socket, "close")]);
  expect(performance.now() - answeredAt).toBeLessThan(soonMs);
  expect(answered()).toMatch(/\r\nConnection: close\r\n[\s\S]*done$/);
});

test("a connection whose answer had begun before the stop is closed once the answer has ended", async () => {
  const { response, socket, stop, answered } = await startAsked();
  response.writeHead(200, { "Content-Length": 4 }).write("do");
  await expect.poll(answered).toMatch(/keep-alive[\s\S]*do$/);
  const stopped = stop();
  const answeredAt = performance.now();
  response.end("ne");
  await Promise.all([stopped, once(socket, "close")]);
  expect(performance.now() - answeredAt).toBeLessThan(soonMs);
});

test("a taken port is named in one line", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = holder.address() as AddressInfo;
  await expect(listen(() => {}, { ...settings, port })).rejects.toThrow(/^PORT: \d+ is taken by another program; /);
  holder.close();
});
