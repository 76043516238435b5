import type { ServerResponse } from "node:http";

/** The ways in which a neighbour fails. */
export const ills = ["hang", "fail", "reset", "half", "drip", "flood", "nonsense"] as const;
export type Mood = "well" | (typeof ills)[number];

const dripMs = 200;
const floodMs = 20;

/** An endless answer in pieces, until the client gives up. */
function pour(response: ServerResponse, piece: string, everyMs: number) {
  response.writeHead(200);
  const pouring = setInterval(() => (response.destroyed ? clearInterval(pouring) : response.write(piece)), everyMs);
}

const answers: Record<Mood, (response: ServerResponse, body: string) => unknown> = {
  well: (response, body) => response.writeHead(200, { "content-type": "application/json" }).end(body),
  hang: () => {},
  fail: (response) => response.writeHead(503, { "retry-after": "2" }).end("{}"),
  reset: (response) => response.socket?.resetAndDestroy(),
  half: (response, body) => {
    response.writeHead(200, { "content-length": body.length + 100 }).write(body.slice(0, body.length / 2));
    setTimeout(() => response.socket?.destroy(), dripMs);
  },
  drip: (response) => pour(response, " ", dripMs),
  flood: (response) => pour(response, "x".repeat(65_536), floodMs),
  nonsense: (response) => response.socket?.end("SSH-2.0-none\r\n\r\n"),
};

export const answerIn = (mood: Mood, response: ServerResponse, body: string) => answers[mood](response, body);
