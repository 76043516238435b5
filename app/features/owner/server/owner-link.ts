import { randomBytes } from "node:crypto";
import { chownSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deskPaths } from "#facts/desk-paths.ts";
import { advisoryLock } from "#platform/engine/server/engine.ts";
import type { Db } from "#platform/engine/server/schema.ts";
import type { Settings } from "#platform/settings/server/settings.ts";
import { hashToken } from "./hash-token.ts";
import { readOwnerKey } from "./queries/owner-keys.ts";
import { findOwnerLink, replaceOwnerLink, takeOwnerLink } from "./queries/owner-links.ts";

const linkMs = 15 * 60 * 1000;
/** The clocks of several machines differ a little, and are corrected. */
const maxMs = linkMs + 5 * 60 * 1000;

/** The place of the link: the terminal, or a file that only this user can read. */
type OwnerLink = { kind: "shown"; link: string } | { kind: "file"; path: string };

type Place = Pick<Settings, "dataDir" | "siteUrl" | "isSiteUrlSet">;

/** Makes a link that signs the owner in once, within 15 minutes; earlier ones end. It is never logged. */
export async function makeOwnerLink(
  db: Db,
  place: Place,
  { address, nowMs, isTerminal }: { address: string; nowMs: number; isTerminal: boolean },
): Promise<OwnerLink | undefined> {
  const currentKey = await readOwnerKey(db);
  if (!currentKey) return undefined;
  const token = randomBytes(32).toString("base64url");
  const row = { tokenHash: hashToken(token), ownerKeyId: currentKey.id, expiresAt: nowMs + linkMs };
  await db.transaction().execute(async (tx) => {
    await advisoryLock(tx, "owner link");
    await replaceOwnerLink(tx, row);
  });
  const link = new URL(deskPaths.ownerLink(token), place.isSiteUrlSet ? place.siteUrl : address).href;
  dropLinkFile(place);
  if (isTerminal) return { kind: "shown", link };
  const path = fileOf(place);
  writeFileSync(path, `${link}\n`, { mode: 0o600 });
  if (process.getuid?.() === 0) giveToSite(path, place.dataDir);
  return { kind: "file", path };
}

const addressFile = ({ dataDir }: Pick<Settings, "dataDir">) => join(dataDir, "address");

/** Stores the site's address for later commands. A failure does not prevent the start. */
export function writeSiteAddress(place: Pick<Settings, "dataDir">, address: string): void {
  try {
    writeFileSync(addressFile(place), `${address}\n`, { mode: 0o600 });
  } catch {
    // Commands then use the address of the settings.
  }
}

/** The address at which the site answers, or last did; undefined before its first start. */
export function readSiteAddress(place: Pick<Settings, "dataDir">): string | undefined {
  const file = addressFile(place);
  const address = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  return URL.canParse(address) ? address : undefined;
}

/** Gives a file of root to the site's user: the site must read it, and removes it when the link is over. */
function giveToSite(path: string, dataDir: string) {
  const { uid, gid } = statSync(dataDir);
  chownSync(path, uid, gid);
}

/** Whether the link would sign in; asking does not use it up. */
export async function isOwnerLinkOpen(db: Db, token: string, nowMs: number): Promise<boolean> {
  const ownerKeyId = await findOwnerLink(db, hashToken(token), nowMs, maxMs);
  return ownerKeyId !== undefined && ownerKeyId === (await readOwnerKey(db))?.id;
}

/** The key that a session by this link belongs to; undefined if the link is used, expired or of an earlier key. */
export async function useOwnerLink(tx: Db, token: string, nowMs: number): Promise<number | undefined> {
  if (!(await isOwnerLinkOpen(tx, token, nowMs))) return undefined;
  return takeOwnerLink(tx, hashToken(token));
}

const fileOf = ({ dataDir }: Pick<Settings, "dataDir">) => join(dataDir, "owner-link");

export const dropLinkFile = (place: Pick<Settings, "dataDir">) => rmSync(fileOf(place), { force: true });

/** Deletes the link's file if the link is used or expired, perhaps on another instance. */
export async function dropStaleLinkFile(db: Db, place: Pick<Settings, "dataDir">, nowMs: number): Promise<void> {
  const file = fileOf(place);
  if (!existsSync(file)) return;
  const token = readFileSync(file, "utf8").trim().split("/").at(-1) ?? "";
  if (!(await isOwnerLinkOpen(db, token, nowMs))) dropLinkFile(place);
}
