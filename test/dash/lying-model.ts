import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

type Shown = { id: string; title: string; heading: string; text: string };
type Asked = { passages: Shown[]; question: string };
type Claim = { text: string; passage: string; quote: string };

const first = ({ passages }: Asked) => passages[0] as Shown;
/** A sentence of the passage itself. */
const sentenceOf = ({ text }: Shown) => /^.{20,200}?[.!?](?= |$)/.exec(text)?.[0] ?? text.slice(0, 150);
const quoted = (asked: Asked, text: string): Claim => ({
  ...{ text, passage: first(asked).id, quote: sentenceOf(first(asked)) },
});

/** Answers that must never be shown, each with a passage and a quote that are really there. */
export const lies: Record<string, (asked: Asked) => Claim> = {
  "a wrong price": (asked) => quoted(asked, "The Visibility Starter costs $7 a month."),
  "a price in words": (asked) => quoted(asked, `${sentenceOf(first(asked))} It costs seven dollars.`),
  "a true price of something else": (asked) => quoted(asked, "Dash is $2,500 a month."),
  "a foreign currency": (asked) => quoted(asked, "It costs 99 euros."),
  "a wrong hour": (asked) => quoted(asked, `${sentenceOf(first(asked))} We open at 6 am.`),
  "a wrong day": (asked) => quoted(asked, `${sentenceOf(first(asked))} Come on Sunday.`),
  "a wrong date": (asked) => quoted(asked, `${sentenceOf(first(asked))} It ends on March 3, 2031.`),
  "a wrong figure": (asked) => quoted(asked, `${sentenceOf(first(asked))} We have 4711 clients.`),
  "a figure in words": (asked) => quoted(asked, `${sentenceOf(first(asked))} It takes ninety days.`),
  "a wrong percentage": (asked) => quoted(asked, `${sentenceOf(first(asked))} That is 87% more.`),
  "a phone number": (asked) => quoted(asked, `${sentenceOf(first(asked))} Call +1 415 555 0100.`),
  "an invented quote": (asked) => ({
    ...quoted(asked, "We guarantee it."),
    quote: "We guarantee that you will be rich.",
  }),
  "a quote of another passage": ({ passages }) => ({
    text: sentenceOf(passages[0] as Shown),
    passage: "p1",
    quote: `${(passages[1] ?? { text: "nothing at all of this kind" }).text.slice(0, 90)}`,
  }),
  "an invented passage": (asked) => ({ ...quoted(asked, sentenceOf(first(asked))), passage: "p99" }),
  "a prototype's passage": (asked) => ({ ...quoted(asked, sentenceOf(first(asked))), passage: "__proto__" }),
  "an empty quote": (asked) => ({ ...quoted(asked, sentenceOf(first(asked))), quote: "" }),
  "a quote of one word": (asked) => ({ ...quoted(asked, "We promise it."), quote: "the" }),
  "a link": (asked) => quoted(asked, `${sentenceOf(first(asked))} See https://evil.example/pay.`),
  "a bare domain": (asked) => quoted(asked, `${sentenceOf(first(asked))} See evil.example.`),
  "a markdown link": (asked) => quoted(asked, `[${sentenceOf(first(asked))}](https://evil.example)`),
  "a script's link": (asked) => quoted(asked, `${sentenceOf(first(asked))} javascript:alert(1)`),
  HTML: (asked) => quoted(asked, `${sentenceOf(first(asked))}<img src=x onerror=alert(1)>`),
  "an entity": (asked) => quoted(asked, `${sentenceOf(first(asked))} &lt;script&gt;evil`),
  "a mail address": (asked) => quoted(asked, `${sentenceOf(first(asked))} Write to boss@evil.example.`),
  "a person's data": (asked) =>
    quoted(asked, `${sentenceOf(first(asked))} Yesterday Ana Ruiz of Vineyard House booked.`),
  "a promise": (asked) => quoted(asked, `${sentenceOf(first(asked))} We refund everything, guaranteed.`),
  "the opposite": (asked) => quoted(asked, sentenceOf(first(asked)).replace(/ /, " never ")),
  "something unrelated": (asked) => quoted(asked, "Whales sing beneath the arctic ice while sailors dream."),
  "the question's own words": (asked) => quoted(asked, asked.question),
  "invisible signs": (asked) => quoted(asked, `${sentenceOf(first(asked))} \u202e\u200beliv.elpmaxe`),
  "full-width figures": (asked) => quoted(asked, `${sentenceOf(first(asked))} Only \uff19\uff19 left.`),
  "figures of another script": (asked) => quoted(asked, `${sentenceOf(first(asked))} Only \u0669\u0669 left.`),
  "a very long sentence": (asked) => quoted(asked, `${sentenceOf(first(asked))} `.repeat(40)),
};

/** Lies by leaving words out: every other word, what follows a comma, and whatever denies, limits or binds. */
export const omissions: typeof lies = {
  "every other word": (asked) => quoted(asked, sentenceOf(first(asked)).replace(/(\S+) \S+/g, "$1")),
  "half of it": (asked) => quoted(asked, sentenceOf(first(asked)).replace(/^(.{15}\S*).*$/s, "$1.")),
  "its limits": (asked) =>
    quoted(asked, sentenceOf(first(asked)).replace(/\b(?:not|never|no|only|until|unless|except|if|up to) ?/gi, "")),
};

type Sending = { response: ServerResponse; asked: Asked; stopped: AbortSignal };

const chunk = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;
const usage = (tokens: number) => `data: ${JSON.stringify({ choices: [], usage: { total_tokens: tokens } })}\n\n`;

export function sendClaims(response: ServerResponse, claims: readonly object[], tokens = 300) {
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  for (const claim of claims) response.write(chunk(`${JSON.stringify(claim)}\n`));
  response.end(`${usage(tokens)}data: [DONE]\n\n`);
}

/** Ways to go wrong besides lying. */
export const moods: Record<string, (sending: Sending) => void | Promise<void>> = {
  "broken JSON": ({ response }) => sendWhole(response, '{"text": "The Starter costs $7", "passage": "p1", "quote": '),
  prose: ({ response }) => sendWhole(response, "The Starter costs $7 a month. See https://evil.example."),
  "no protocol": ({ response }) => void response.end("<html>$7</html>"),
  "a list": ({ response }) => sendWhole(response, '[1, null, {"text": 7}, {"text": "x"}, [[[[]]]]]'),
  "deep braces": ({ response }) => sendWhole(response, "{".repeat(20_000)),
  "429": ({ response }) => void response.writeHead(429, { "Retry-After": "60" }).end("{}"),
  "500": ({ response }) => void response.writeHead(500).end("$7"),
  "401": ({ response }) => void response.writeHead(401).end("{}"),
  "a redirect": ({ response }) => void response.writeHead(302, { Location: "http://169.254.169.254/" }).end(),
  "a broken line": ({ response }) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write(chunk('{"text": "The Starter costs'), () => response.destroy());
  },
  nothing: ({ response }) => sendWhole(response, ""),
  endless: async ({ response, stopped }) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    while (!stopped.aborted) {
      if (!response.write(chunk("$7 ".repeat(2000)))) await wait(5);
    }
  },
};

/** Moods that take the full eight seconds. */
export const slowMoods: typeof moods = {
  silent: () => {},
  hanging: ({ response }) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.write(chunk('{"text": "The'));
  },
  stuttering: async ({ response, stopped, asked }) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    const text = JSON.stringify(quoted(asked, "The Starter costs $7 a month."));
    for (let at = 0; !stopped.aborted; at += 1) {
      response.write(chunk(text[at % text.length] ?? ""));
      await wait(20);
    }
  },
};

function sendWhole(response: ServerResponse, content: string) {
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  response.end(chunk(content) + usage(50));
}

export type LyingModel = {
  url: string;
  asked: Asked[];
  answer: (sending: Sending) => void | Promise<void>;
  stop(): void;
};

/** A real server that speaks the OpenAI protocol and answers as the test says. */
export async function startLyingModel(): Promise<LyingModel> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const each of request) chunks.push(each);
    const { messages } = JSON.parse(Buffer.concat(chunks).toString());
    const read = JSON.parse(messages.at(-1).content) as Asked;
    asked.push(read);
    const stopped = new AbortController();
    response.on("close", () => stopped.abort());
    await model.answer({ response, asked: read, stopped: stopped.signal });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const model: LyingModel = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    answer: ({ response }) => sendClaims(response, []),
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
  return model;
}

/** A model that does as it should. */
export const honest = ({ response, asked }: Sending) =>
  sendClaims(
    response,
    asked.passages
      .slice(0, 2)
      .map((shown) => ({ text: sentenceOf(shown), passage: shown.id, quote: sentenceOf(shown) })),
  );
