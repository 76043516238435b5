import { defineConfig } from "vitest/config";

const siteTests = ["test/**/*.test.ts"];
/** What does not touch a database is asked once. */
const once = ["test/shape.test.ts", "test/start.test.ts"];
const journeys = "test/journeys/**";

export default defineConfig({
  test: {
    environment: "node",
    projects: [
      { test: { name: "rules", include: ["app/**/*.test.ts", "server/**/*.test.ts", ...once] } },
      { test: { name: "sqlite", include: siteTests, exclude: [...once, journeys], env: { ENGINE: "sqlite" } } },
      {
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
