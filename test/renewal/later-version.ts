import { existsSync } from "node:fs";
import { editSources } from "../edit-sources.ts";

/** Preloaded into a site: once the file is there, it starts as a later version, with one more migration. */
if (existsSync(process.env.TEST_LATER ?? ""))
  editSources({
    "app/platform/engine/server/migrations/index.ts": [
      [
        "Migration[] = [",
        'Migration[] = [{ name: "9999-later", up: async (tx) => tx.schema.createTable("later").addColumn("id", "text").execute() },',
      ],
    ],
  });
