import { defineConfig } from "vitest/config";
import { isShort } from "./test/extent.ts";
import { keepFilesInMemory } from "./test/memory-folder.ts";

keepFilesInMemory();

/** In `test`, or in the folder of its feature. */
const named = (...names: string[]) =>
  names.flatMap((name) => [`test/${name}.test.ts`, `app/**/${name}.request.test.ts`]);

const requests = ["test/**/*.test.ts", "app/**/*.request.test.ts"];
const journeys = "test/journeys/**";
/** Tests that start no site. */
const aboutFiles = named("directions", "expressions", "shape", "specification/ledger", "supply-chain", "well-formed");
/** Independent of the engine: run on SQLite only. */
const sqliteAlone = named(
  "bounded",
  "front-end-rules",
  "launch-check",
  "overload",
  "robots",
  "slow-clients",
  "specification/blog-pages",
  "specification/company-pages",
  "specification/lead-pages",
  "start",
  "tls-proxy",
);
/** Need several instances over one database: run on PostgreSQL only. */
const postgresAlone = named("first-start", "renewal", "several-instances", "several-processes");

/** Short forms of the proofs, which take long all the same: `npm run test:all` runs them. */
const proofs = named(
  "broken-neighbours",
  "cached-pages",
  "clock",
  "dash-attacks",
  "dash-model",
  "first-start",
  "fuzz",
  "guides",
  "launch-check",
  "overload",
  "owner-link",
  "renewal",
  "robots",
  "secrets",
  "several-instances",
  "several-processes",
  "slow-clients",
  "stop",
  "storage-trouble",
  "sudden-death",
  "tls-proxy",
  "unrenderable-article",
  "upgrade",
);
/** More about answers than about queries: only `npm run test:all` runs them on PostgreSQL too. */
const aboutAnswers = named(
  "agent-ledger",
  "alerts",
  "article-desk",
  "articles",
  "backup",
  "booking",
  "booking-keys",
  "booking-limits",
  "booking-mails",
  "busy-calendars",
  "caldav",
  "crawl",
  "dash",
  "deliveries",
  "desk-access",
  "desk-activity",
  "desk-addresses",
  "desk-backup",
  "desk-bookings",
  "desk-brand",
  "desk-connections",
  "desk-deliveries",
  "desk-door",
  "desk-doors",
  "desk-facts",
  "desk-integrations",
  "desk-launch",
  "desk-pictures",
  "desk-today",
  "desk-words",
  "feed",
  "feed-cleaning",
  "figures",
  "findable",
  "go-live",
  "hostile-feed",
  "index-now",
  "kept-addresses",
  "key-limits",
  "leads",
  "letter-signature",
  "letters",
  "long-forms",
  "markdown-twins",
  "mcp",
  "model-budget",
  "monday-letter",
  "network-limits",
  "odd-characters",
  "page-heads",
  "passkeys",
  "pictures",
  "proof",
  "publishing",
  "publishing-guard",
  "quiz-report",
  "replies",
  "sample-articles",
  "server",
  "session-kinds",
  "sign-in",
  "sitemap",
  "visits",
  "words",
);

/** React renders as in a running site, in half the time. */
const asInProduction = { NODE_ENV: "production" };

export default defineConfig({
  test: {
    environment: "node",
    // Mostly waiting for servers and databases: two would leave a core idle.
    maxWorkers: 3,
    // Files share their worker's modules: loading the site anew for each took longer than most of them.
    isolate: false,
    // A bound for what hangs, not a measure: a slow machine is no failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: { name: "rules", include: ["app/**/*.test.ts", ...aboutFiles], exclude: ["app/**/*.request.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "sqlite",
          include: requests,
          exclude: [...aboutFiles, ...postgresAlone, journeys, ...(isShort ? proofs : [])],
          env: { ...asInProduction, ENGINE: "sqlite" },
          globalSetup: "test/prepare.ts",
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: requests,
          exclude: [...aboutFiles, ...sqliteAlone, journeys, ...(isShort ? [...proofs, ...aboutAnswers] : [])],
          env: { ...asInProduction, ENGINE: "postgres" },
          globalSetup: "test/prepare.ts",
        },
      },
    ],
  },
});
