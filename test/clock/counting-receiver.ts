import { answering } from "../hostile-server.ts";

const raise = (counts: Map<string, number>, id: string) => counts.set(id, (counts.get(id) ?? 0) + 1);

/** Accepts or refuses deliveries by its status, and counts how often each was sent and taken. */
export async function startCountingReceiver() {
  const receiver = { status: 500, sent: new Map<string, number>(), taken: new Map<string, number>() };
  const { origin, stop } = await answering((request, response) => {
    request.resume();
    const id = String(request.headers["webhook-id"]);
    raise(receiver.sent, id);
    if (receiver.status < 300) raise(receiver.taken, id);
    response.writeHead(receiver.status).end();
  });
  return Object.assign(receiver, { url: `${origin}/`, stop });
}
