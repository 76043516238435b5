import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { type Defence, missingDefence } from "./test/defence.ts";
import { editText } from "./test/edit-sources.ts";

const siteTests = ["test/**/*.test.ts"];
/** What has nothing to do with the engine is asked once. */
const once = [
  "test/shape.test.ts",
  "test/start.test.ts",
  "test/tls-proxy.test.ts",
  "test/bounded.test.ts",
  "test/expressions.test.ts",
  "test/front-end-rules.test.ts",
  "test/header-rules.test.ts",
  "test/launch-check.test.ts",
  "test/overload.test.ts",
  "test/robots.test.ts",
  "test/slow-clients.test.ts",
  "test/supply-chain.test.ts",
  "test/well-formed.test.ts",
  "test/without.test.ts",
];
/** What only several instances over one database can do. */
const severalInstances = [
  "test/first-start.test.ts",
  "test/several-instances.test.ts",
  "test/several-processes.test.ts",
];
const journeys = "test/journeys/**";

/** For proofs that run the site in their own process: `WITHOUT=… npm run prove:…` must fail. */
const takesAway = (missing: Defence): Plugin => ({
  name: "without-defence",
  enforce: "pre",
  transform: (code, id) => (id.endsWith(`/${missing.file}`) ? editText(missing.file, missing.edits, code) : undefined),
});
const missing = await missingDefence();

export default defineConfig({
  plugins: missing && [takesAway(missing)],
  test: {
    environment: "node",
    // Mostly waiting for servers and databases: a core left free would stand idle.
    maxWorkers: 2,
    // What is read without a defence is read so in this run alone.
    ...(missing && { fsModuleCache: false }),
    // A bound for what hangs, not a measure: a slow machine is no failure.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: "rules", include: ["app/**/*.test.ts", "server/**/*.test.ts", ...once] } },
      {
        extends: true,
        test: {
          name: "sqlite",
          include: siteTests,
          exclude: [...once, ...severalInstances, journeys],
          env: { ENGINE: "sqlite" },
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: siteTests,
          exclude: [...once, journeys],
          env: { ENGINE: "postgres" },
          globalSetup: "test/postgres.ts",
        },
      },
    ],
  },
});
