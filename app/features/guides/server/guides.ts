import type { DocumentName } from "#facts/documents.ts";
import { raiseContentVersion } from "#platform/engine/server/content-version.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { GuideFault } from "../rules/guide-fault.ts";

/** The inputs of each guide that was made anew, by name. */
export async function readGuideInputs(db: Db): Promise<Map<DocumentName, string>> {
  const rows = await db.selectFrom("guides").select(["name", "inputs"]).execute();
  return new Map(rows.map(({ name, inputs }) => [name as DocumentName, inputs]));
}

export async function findGuidePdf(db: Db, name: DocumentName): Promise<Buffer | undefined> {
  const row = await db.selectFrom("guides").select("pdf").where("name", "=", name).executeTakeFirst();
  return row && Buffer.from(row.pdf);
}

export async function findGuidePages(db: Db, name: DocumentName): Promise<GuidePage[]> {
  const rows = await db.selectFrom("guide_pages").selectAll().where("name", "=", name).execute();
  return rows.map(({ page, bytes }) => ({ page, bytes: Buffer.from(bytes) }));
}

/** A page of a guide as a picture. */
export type GuidePage = { page: number; bytes: Uint8Array };

type MadeGuide = { name: DocumentName; inputs: string; pdf: Uint8Array; pages: GuidePage[] };

/** Stores a guide; visitors get it from now on. */
export async function storeGuide(tx: Db, { name, inputs, pdf, pages }: MadeGuide, nowMs: number): Promise<void> {
  const row = { inputs, pdf, made_at: nowMs };
  await tx
    .insertInto("guides")
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
  await deletePages(tx, name);
  await tx
    .insertInto("guide_pages")
    .values(pages.map((page) => ({ name, ...page })))
    .execute();
  await deleteFault(tx, name);
  await raiseContentVersion(tx);
}

const deletePages = (tx: Db, name: DocumentName) => tx.deleteFrom("guide_pages").where("name", "=", name).execute();

/** Deletes a guide; visitors get the default one. */
export async function removeGuide(tx: Db, name: DocumentName): Promise<void> {
  await tx.deleteFrom("guides").where("name", "=", name).execute();
  await deletePages(tx, name);
  await deleteFault(tx, name);
  await raiseContentVersion(tx);
}

export type StoredFault = { inputs: string; fault: GuideFault; failedAt: number };

export async function readGuideFaults(db: Db): Promise<Map<DocumentName, StoredFault>> {
  const rows = await db.selectFrom("guide_faults").selectAll().execute();
  return new Map(
    rows.map(({ name, inputs, fault, failed_at }) => [
      name as DocumentName,
      { inputs, fault: JSON.parse(fault), failedAt: Number(failed_at) },
    ]),
  );
}

export async function noteGuideFault(
  tx: Db,
  { name, inputs, fault }: { name: DocumentName; inputs: string; fault: GuideFault },
  nowMs: number,
): Promise<void> {
  const row = { inputs, fault: JSON.stringify(fault), failed_at: nowMs };
  await tx
    .insertInto("guide_faults")
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
}

const deleteFault = (tx: Db, name: DocumentName) => tx.deleteFrom("guide_faults").where("name", "=", name).execute();
