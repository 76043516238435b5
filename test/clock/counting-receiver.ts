import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type CountingReceiver = {
  url: string;
  /** Its status from now on. */
  status: number;
  /** How often each delivery was sent, and how often accepted. */
  sent: Map<string, number>;
  taken: Map<string, number>;
  stop: () => Promise<void>;
};

const raise = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);

/** Accepts or refuses deliveries, and counts them. */
export async function startCountingReceiver(): Promise<CountingReceiver> {
  const server = createServer((request, response) => {
    request.resume();
    const id = String(request.headers["webhook-id"]);
    raise(receiver.sent, id);
    if (receiver.status < 300) raise(receiver.taken, id);
    response.writeHead(receiver.status).end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const receiver: CountingReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    status: 500,
    sent: new Map(),
    taken: new Map(),
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return receiver;
}
