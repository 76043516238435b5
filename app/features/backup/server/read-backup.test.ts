import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { isShort } from "#test/extent.ts";
import { newFolder } from "#test/new-folder.ts";
import { format } from "./backup-format.ts";
import { checkBackup, openBackup } from "./read-backup.ts";

const folder = newFolder();
const file = join(folder, "site.backup.gz");

const megabyte = 1024 * 1024;
const write = (text: string) => writeFileSync(file, gzipSync(text, { level: 1 }));
const firstLines = [
  { format, madeAt: "2026-11-21", migrations: [] },
  { table: "media", columns: ["bytes"] },
].map((line) => `${JSON.stringify(line)}\n`);

test.skipIf(isShort)("a line that no row can have is not read to its end", async () => {
  write(firstLines.join("") + "x".repeat(33 * megabyte));
  await expect(checkBackup(file)).rejects.toThrow("damaged or was altered");
});

test.skipIf(isShort)("long rows are passed on before they fill the memory together", async () => {
  const row = `${JSON.stringify(["x".repeat(17 * megabyte)])}\n`;
  const body = [...firstLines, row, row].join("");
  const end = { rows: { media: 2 }, sha256: createHash("sha256").update(body).digest("hex") };
  write(`${body}${JSON.stringify({ end })}\n`);
  const counts: number[] = [];
  for await (const { rows } of (await openBackup(file)).batches) counts.push(rows.length);
  expect(counts).toEqual([0, 1, 1]);
});
