import { defineConfig } from "vitest/config";
import { isShort } from "./test/extent.ts";
import { keepFilesInMemory } from "./test/memory-folder.ts";

keepFilesInMemory();

/** In `test`, or in the folder of its feature. */
const named = (names: string) =>
  names.split(" ").flatMap((name) => [`test/${name}.test.ts`, `app/**/${name}.request.test.ts`]);

const requests = ["test/**/*.test.ts", "app/**/*.request.test.ts"];
const journeys = "test/journeys/**";
/** Tests that start no site. */
const aboutFiles = named("directions expressions shape specification/ledger supply-chain well-formed");
/** Independent of the engine: run on SQLite only. */
const sqliteAlone = named(
  "bounded front-end-rules launch-check overload release slow-clients start specification/blog-pages specification/company-pages specification/lead-pages",
);
/** Need several instances over one database: run on PostgreSQL only. */
const postgresAlone = named("first-start renewal several-instances");
/** Short forms of the proofs, which take long all the same: `npm run test:all` runs them. */
export const proofs = named(
  "broken-neighbours cached-pages clock dash-attacks dash-model first-start fuzz guides key-limits launch-check overload owner-link release renewal secrets several-instances slow-clients stop storage-trouble sudden-death unrenderable-article upgrade",
);
/** Queries that lock, claim, or are written for each engine: `npm test` runs these alone on PostgreSQL too. */
const aboutQueries = named(
  "article-drafts booking-race content-version delete-expired desk-search desk-visibility held-mails letter-confirmations mail-limits reschedule",
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
          include: isShort ? aboutQueries : requests,
          exclude: [...aboutFiles, ...sqliteAlone, journeys],
          env: { ...asInProduction, ENGINE: "postgres" },
          globalSetup: "test/prepare.ts",
        },
      },
    ],
  },
});
