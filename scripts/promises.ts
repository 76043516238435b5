/** The proofs of `npm run prove` by name: the promise, the required figure, and the command. */
export const promises: Record<string, { promise: string; claim: string; command: string }> = {
  "parallel-writes": {
    promise: "many writes at once",
    claim: "fifty at once: all accepted within 500 ms, the event loop never blocked for 50 ms; a repeat is stored once",
    command: "vitest run --no-file-parallelism test/parallel-writes.test.ts",
  },
  "odd-requests": {
    promise: "odd requests",
    claim:
      "10,000 over every route and method: no 5xx, none over 5 s, no path escape, no header injection, no open redirect, no stack trace",
    command: "vitest run test/fuzz.test.ts",
  },
  "long-texts": {
    promise: "long and odd texts",
    claim:
      "every route, 17 fillers: eight times the text, at most twelve times the work; 10,000 requests: no 5xx, none holds the event loop up for more than 50 ms",
    command: "vitest run test/bounded.test.ts",
  },
  "quiz-speed": {
    promise: "the quiz answers at once",
    claim: "four times slower: the next question in the next frame, work under 50 ms, script under 80 KB",
    command: "playwright test quiz-speed --workers=1",
  },
  "several-processes": {
    promise: "several processes and machines",
    claim:
      "tables and key made once, the feed read once; each delivery sent once; killing one fails no request of the others",
    command: "vitest run test/first-start.test.ts test/several-processes.test.ts",
  },
  "several-instances": {
    promise: "two and four instances behind nginx",
    claim:
      "an article shows on all within a second; every job done once; one killed under load fails no request (needs nginx)",
    command: "vitest run --project postgres test/several-instances.test.ts",
  },
  renewal: {
    promise: "restarts and upgrades behind nginx",
    claim:
      "ten restarts at eight requests a second, and an old instance beside a new one: no page fails, no post is lost",
    command: "vitest run --project postgres test/renewal.test.ts",
  },
  "desk-doors": {
    promise: "the doors of the desk",
    claim: "every address with every action, as eleven kinds of stranger and guest, on both engines: nothing changes",
    command: "vitest run test/every-desk-address.test.ts",
  },
  overload: {
    promise: "overload",
    claim:
      "up to four times the capacity: the rest get 503 with Retry-After, the site recovers at once, nothing accepted is lost",
    command: "vitest run test/overload.test.ts",
  },
  "slow-clients": {
    promise: "slow clients",
    claim:
      "500 half-open connections for 20 s: ordinary requests p99 under 500 ms, none failed; all cut off within 95 s",
    command: "vitest run test/slow-clients.test.ts",
  },
  "storage-trouble": {
    promise: "full disk, read-only disk, lost database server",
    claim: "writes answer 503 with a clear line, cached pages are still served, the site recovers without a restart",
    command: "vitest run test/storage-trouble.test.ts",
  },
  "broken-neighbours": {
    promise: "broken receivers, mail and feed",
    claim:
      "all broken for ten minutes while visitors come: no failed request, p99 as before, memory flat, nothing lost, everything delivered afterwards",
    command: "vitest run --project sqlite test/broken-neighbours.test.ts",
  },
  "sudden-death": {
    promise: "sudden death",
    claim: "200 × kill -9 during writes on each engine: nothing acknowledged lost, integrity clean, start within 2 s",
    command: "node test/sudden-death/prove.ts",
  },
  "letters-once": {
    promise: "no letter twice",
    claim:
      "50 × kill -9 while a letter leaves for 5,000: none twice, none after a stop, what was cut off is listed and never sent again",
    command: "node test/letters-once/prove.ts",
  },
  "hostile-pictures": {
    promise: "hostile pictures, marks and seals",
    claim:
      "every kind at every door: refused in words at its field or made anew; nothing of it kept or sent, no request to elsewhere, memory bounded, the event loop never held up for 50 ms",
    command: "vitest run --project sqlite test/hostile-pictures.test.ts",
  },
  "hostile-articles": {
    promise: "hostile articles",
    claim:
      "250 and more in 25 categories: no execution, no dialog, no foreign request, no policy report, no page error; the same without the policy",
    command: "playwright test hostile.spec --workers=1",
  },
  "busy-calendars": {
    promise: "calendars of others",
    claim:
      "200 calendars of many kinds, read by another library: no taken hour is offered, no free one withheld; broken and hostile ones are bounded",
    command: "vitest run test/busy-hours.test.ts test/busy-calendars.test.ts test/caldav.test.ts",
  },
  "dash-lies": {
    promise: "a model that lies",
    claim: "a hundred attacks planted in articles, the feed and pages, and a thousand lies: none is read by a visitor",
    command: "vitest run test/dash-attacks.test.ts test/dash-model.test.ts",
  },
  "own-words": {
    promise: "words and drafts of the owner's",
    claim:
      "a changed text stands wherever it is shown, and nothing that marks it reaches a visitor; a stranger's text makes no link; of two who write at once neither loses a word",
    command: "vitest run test/words.test.ts test/desk-words.test.ts test/article-drafts.test.ts",
  },
  upgrade: {
    promise: "upgrade",
    claim: "a database of every earlier version is migrated with its data; a failed migration leaves the old state",
    command: "vitest run test/upgrade.test.ts",
  },
  robots: {
    promise: "robots",
    claim:
      "a flood from one address is refused and affects no other visitor; behind a proxy the right address is counted; wrong keys shut nobody out",
    command: "vitest run test/robots.test.ts test/key-limits.test.ts",
  },
  secrets: {
    promise: "secrets",
    claim:
      "none in logs, errors, client files, exports; keys compared in constant time; owner key rotation ends sessions",
    command: "vitest run test/secrets.test.ts",
  },
  clock: {
    promise: "clock jumps, daylight saving",
    claim: "no delivery lost or sent a thousand times; reminders once; nobody locked out; slots right",
    command: "vitest run test/clock.test.ts",
  },
  headers: {
    promise: "headers",
    claim: "Mozilla's HTTP Observatory rules: 130 or more on every answer; nothing missing of ASVS 5 on web front ends",
    command: "vitest run test/header-rules.test.ts test/front-end-rules.test.ts",
  },
  "supply-chain": {
    promise: "supply chain",
    claim:
      "npm audit clean or each finding answered; install scripts only where listed; a bill of materials of all packages on release",
    command: "vitest run test/supply-chain.test.ts",
  },
  "every-browser": {
    promise: "every browser",
    claim:
      "read, quiz, guide, book, publish, edit-words and keep-typed in Chromium, Firefox and WebKit, at 390×844 and 1280×800",
    command: "node test/every-browser/prove.ts",
  },
  "cached-pages": {
    promise: "cached pages",
    claim: "after any change of articles and facts each cached page equals that of a fresh instance",
    command: "vitest run test/cached-pages.test.ts",
  },
};
