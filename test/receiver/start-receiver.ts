import { createServer, type Server } from "node:http";
import { freePort } from "../free-port.ts";
import { makeReceive, type Received } from "./receive.ts";

export type Receiver = {
  url: (path: string) => string;
  received: Received[];
  at: (path: string) => Received[];
  /** Cuts every connection and accepts no more, like a killed process. */
  kill: () => Promise<void>;
  restart: () => Promise<void>;
};

/** Starts a receiver of webhooks; after a restart it has the same port. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let server: Server;
  const port = await freePort();
  async function begin() {
    server = createServer(makeReceive((each) => received.push(each)));
    await new Promise<void>((ready, fail) => server.once("error", fail).listen(port, "127.0.0.1", ready));
  }
  async function kill() {
    if (!server.listening) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }
  await begin();
  return {
    url: (path) => `http://127.0.0.1:${port}${path}`,
    received,
    at: (path) => received.filter((each) => each.path === path),
    kill,
    restart: begin,
  };
}
