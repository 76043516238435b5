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
  "long-texts": {
    promise: "long and odd texts",
    asked:
      "every route, 17 fillers: eight times the text, at most twelve times the work; 10,000 requests: no 5xx, none holds the event loop up for more than 50 ms",
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
  "several-instances": {
    promise: "two and four instances behind nginx",
    asked:
      "an article shows on all within a second; every job done once; one killed under load fails no request (needs nginx)",
  },
  overload: {
    promise: "overload",
    asked:
      "up to four times what can be made: 503 with Retry-After to the rest, recovers at once, nothing accepted is lost",
  },
  "slow-clients": {
    promise: "slow clients",
    asked:
      "500 half-open connections for 20 s: ordinary requests p99 under 500 ms, none failed; all cut off within 95 s",
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
  "hostile-articles": {
    promise: "hostile articles",
    asked:
      "250 and more in 25 categories: no execution, no dialog, no foreign request, no policy report, no page error; with the policy switched off still none",
  },
  upgrade: {
    promise: "upgrade",
    asked: "a database of every earlier version comes along with its data; a failed migration leaves the old state",
  },
  robots: {
    promise: "robots",
    asked:
      "a flood from one address is refused and touches no other's visit; behind a proxy the right address is counted",
  },
  secrets: {
    promise: "secrets",
    asked:
      "none in logs, errors, client files, exports; keys compared in constant time; owner key rotation ends sessions",
  },
  clock: {
    promise: "clock jumps, daylight saving",
    asked: "no delivery lost or sent a thousand times; reminders once; nobody locked out; slots right",
  },
  headers: {
    promise: "headers",
    asked: "Mozilla's HTTP Observatory rules: 130 or more on every answer; nothing missing of ASVS 5 on web front ends",
  },
  "supply-chain": {
    promise: "supply chain",
    asked:
      "npm audit clean or each finding answered; install scripts only where listed; a bill of materials of all packages on release",
  },
  "every-browser": {
    promise: "every browser",
    asked: "read, quiz, guide, book and publish in Chromium, Firefox and WebKit, at 390×844 and 1280×800",
  },
  "kept-pages": {
    promise: "kept pages",
    asked: "after any change of articles and facts each kept page is what a fresh instance makes of it",
  },
};
