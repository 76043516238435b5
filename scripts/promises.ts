/** What `npm run prove` shows, by the name of its proof, and the figure that is asked for. */
export const promises: Record<string, { promise: string; asked: string }> = {
  "parallel-writes": {
    promise: "many writes at once",
    asked: "fifty at once: all accepted within 500 ms, nobody held up for 50 ms; sent twice, kept once",
  },
  "odd-requests": {
    promise: "odd requests",
    asked:
      "10,000 over every route and method: no 5xx, none over 5 s, no path escape, no header injection, no open redirect, no stack trace",
  },
  "receiver-outages": {
    promise: "a receiver that is killed again and again",
    asked: "500 results: every one arrives in the end, under one id; another receiver gets exactly one of each",
  },
  "quiz-speed": {
    promise: "the quiz answers at once",
    asked: "four times slower: the next question in the next frame, work under 50 ms, script under 80 KB",
  },
  "several-processes": {
    promise: "several processes and machines",
    asked: "tables, key and feed once; each delivery sent once; a killed one fails no request of the others",
  },
  overload: {
    promise: "overload",
    asked: "more than can be made: 503 with Retry-After to the rest, recovers at once, nothing accepted is lost",
  },
  "slow-clients": {
    promise: "slow clients",
    asked:
      "500 half-open connections for 20 s: ordinary requests p99 under 500 ms, none failed; all cut off within 75 s",
  },
  "storage-trouble": {
    promise: "full disk, read-only disk, lost database server",
    asked: "writes answer 503 with a clear line, kept pages go on, recovery without restart",
  },
  "broken-neighbours": {
    promise: "broken receivers, mail and feed",
    asked:
      "all at once for ten minutes under visitors: no failed request, p99 as before, memory flat, nothing lost, all of it delivered afterwards",
  },
  "sudden-death": {
    promise: "sudden death",
    asked: "200 × kill -9 under writes on each engine: nothing acknowledged lost, integrity clean, start within 2 s",
  },
  "every-browser": {
    promise: "every browser",
    asked: "read, quiz, guide, book and publish in Chromium, Firefox and WebKit, at 390×844 and 1280×800",
  },
};
