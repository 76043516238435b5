/** A test lies in `test` or in the folder of its feature. */
const vitest = (...names: string[]) =>
  `vitest run ${names.map((name) => `test/${name}.test.ts /${name}.request.test.ts`).join(" ")}`;

/** The proofs of `npm run prove` by name: what is promised, and the command, if it is not the test of that name. */
const proofs: [name: string, promise: string, command?: string][] = [
  ["odd-requests", "10,000 odd requests: no 5xx, no path escape, nothing given away, none over 5 s", vitest("fuzz")],
  ["long-texts", "the longest text at every entry holds the event loop up for 50 ms at most", vitest("bounded")],
  ["quiz-speed", "an answer is 50 ms of work on a slow phone, the script 80 KB", "playwright test quiz-speed"],
  [
    "several-instances",
    "one key, each job done once, a change in use at the other within a second, a killed worker replaced",
    vitest("first-start", "several-instances"),
  ],
  ["renewal", "an old instance beside a new one behind nginx, restarted: no page fails, no post is lost"],
  [
    "desk-doors",
    "every address of the desk with every action, as strangers: nothing",
    vitest("desk-door", "desk-doors"),
  ],
  ["overload", "four times the capacity: 503 with Retry-After, nothing accepted is lost"],
  ["slow-clients", "500 half-open connections: others are served within 500 ms, all are cut off within 95 s"],
  [
    "storage-trouble",
    "full or read-only disk, lost database: writes get 503, pages are served, then all is well again",
  ],
  ["broken-neighbours", "receivers, mail and feed broken at once: no failed request, nothing lost"],
  ["sudden-death", "killed 200 times amid writes: nothing acknowledged is lost, the database is whole"],
  [
    "hostile-pictures",
    "hostile pictures and marks: refused in words or made anew, nothing carried on",
    "vitest run --project rules app/features/pictures/server/hostile-files.test.ts",
  ],
  [
    "hostile-articles",
    "250 hostile articles, with and without policy: nothing runs",
    "playwright test hostile.spec --workers=1",
  ],
  ["busy-calendars", "200 calendars: no taken hour offered, no free one withheld", vitest("busy-calendars")],
  ["dash-lies", "a model that lies and attacks in articles: none is read", vitest("dash-attacks", "dash-model")],
  [
    "own-words",
    "a changed text stands everywhere, unmarked; no writer loses a word",
    vitest("words", "article-drafts"),
  ],
  ["upgrade", "a database of the baseline is migrated with its data; a failed migration leaves the old state"],
  [
    "floods",
    "a flood from one address affects no other; wrong keys shut nobody out",
    vitest("network-limits", "key-limits"),
  ],
  ["secrets", "none in logs, errors, client files and exports; keys are compared in constant time"],
  ["clock", "whatever the clock does, nothing is lost or sent twice, and nobody is locked out"],
  ["headers", "ASVS 5 on every answer", vitest("front-end-rules")],
  ["supply-chain", "exact versions with hashes; what npm audit finds is answered; a bill of materials"],
  ["every-browser", "quiz, booking and publishing in Firefox and WebKit", "node test/every-browser/prove.ts"],
  ["cached-pages", "after any change each cached page equals that of a fresh instance"],
];

export const promises = new Map(
  proofs.map(([name, promise, command]) => [name, { promise, command: command ?? vitest(name) }]),
);
