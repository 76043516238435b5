import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { originalAddress } from "#server/tables/business/looks.ts";
import type { Db } from "#server/tables/schema.ts";
import { readHeldUp } from "../bounded/held-up.ts";
import type { Door } from "./doors.ts";
import type { Hostile } from "./file-parts.ts";

/** Parts of the attacks that must not be stored or sent; shorter words occur in pixels by chance. */
const carried = /script|alert\(|evil\b|passwd|system\(|onload|@import|@font|%PDF|xmpmeta/i;
const withoutPixels = (file: Buffer) => file.toString("latin1").replaceAll(/base64,[\w+/=]*/g, "");

export type Sent = {
  status: number;
  /** The message at the field; empty if the file was accepted. */
  problem: string;
  durationMs: number;
  heldUp: { work: number; clock: number };
};

type Site = { address: string; socketPath: string; cookie: string };
let posted = 0;

/** Sends one file to a door, as if from a network of its own. */
export async function sendHostile(site: Site, door: Door, { bytes }: Hostile): Promise<Sent> {
  posted += 1;
  const { path, body, headers } = door.ask(bytes);
  await readHeldUp(site.socketPath);
  const startedAt = performance.now();
  const answer = await fetch(site.address + path, {
    method: "POST",
    redirect: "manual",
    body,
    headers: { Cookie: site.cookie, "X-Forwarded-For": `10.9.${posted >> 8}.${posted & 255}`, ...headers },
  });
  const words = await answer.text();
  const durationMs = performance.now() - startedAt;
  const fields = words.startsWith("{") ? [words] : [...words.matchAll(/"field__wrong"[^>]*>([^<]*)/g)].map(String);
  const problem = door.words.find((each) => fields.some((field) => field.includes(each))) ?? "";
  return { status: answer.status, problem, durationMs, heldUp: await readHeldUp(site.socketPath) };
}

/** A portrait may be small, or none at all. */
const isElsewhere = (problem = "") => ["none", "too small"].includes(problem);

/** Returns what is wrong with an answer; undefined if nothing is. */
export function judgeAnswer({ refused = [""] }: Hostile, { status, problem }: Sent) {
  const isTaken = status < 400;
  const isRight =
    isTaken === (problem === "") &&
    (isTaken || status === 422) &&
    (refused.length > 1 || isTaken === (refused[0] === "") || isElsewhere(refused[0]));
  return isRight ? undefined : `${status} ${problem}`;
}

/** Returns new files with the address that visitors ask for; originals have none. */
export async function newFiles(db: Db, known: Set<string>) {
  const looks = await db.selectFrom("look_files").select(["hash", "address"]).execute();
  const rows = await db.selectFrom("media").select(["hash", "type", "bytes"]).execute();
  const fresh = rows.filter(({ hash }) => !known.has(hash));
  for (const { hash } of fresh) known.add(hash);
  return fresh.map((file) => {
    const own = looks.filter(({ hash }) => hash === file.hash);
    const address = own.find((each) => each.address !== originalAddress)?.address;
    return { ...file, address: address ?? (own.length > 0 ? undefined : `/media/${file.hash}.${file.type}`) };
  });
}

type File = Awaited<ReturnType<typeof newFiles>>[number];

/** Returns the traces of an attack in a stored file. */
export async function judgeFile(site: Site, { hash, type, bytes, address }: File): Promise<string[]> {
  const found: string[] = [];
  const file = Buffer.from(bytes);
  if (carried.test(withoutPixels(file))) found.push(`${address} carries something`);
  if (createHash("sha256").update(file).digest("base64url") !== hash)
    found.push(`${address} is not what its name says`);
  if (type !== "ico" && !file.includes("<svg")) {
    const { exif, xmp, iptc, icc, pages = 1, comments } = await sharp(file).metadata();
    if (exif || xmp || iptc || icc || comments || pages > 1) found.push(`${address} has more than its pixels`);
  }
  if (!address) return found;
  const answer = await fetch(site.address + address);
  const served = Buffer.from(await answer.arrayBuffer());
  if (address.startsWith("/media/") && !served.equals(file)) found.push(`${address}: other bytes are sent`);
  if (carried.test(withoutPixels(served))) found.push(`${address}: something is sent along`);
  const sentAs = answer.headers.get("Content-Type") ?? "";
  if (!/^image\//.test(sentAs) || answer.headers.get("X-Content-Type-Options") !== "nosniff")
    found.push(`${address}: sent as ${sentAs}`);
  return found;
}

/** Resident memory of a process and of its children, each at its highest. */
export function watchResident(pid: number) {
  const peak = { siteMb: 0, childMb: 0 };
  const residentMb = (id: number) => {
    try {
      return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, "utf8"))?.[1] ?? 0) / 1024;
    } catch {
      return 0;
    }
  };
  const look = setInterval(() => {
    peak.siteMb = Math.max(peak.siteMb, residentMb(pid));
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
    for (const child of children) peak.childMb = Math.max(peak.childMb, residentMb(Number(child)));
  }, 100);
  return () => {
    clearInterval(look);
    return peak;
  };
}
