import { createHash } from "node:crypto";
import { expect } from "vitest";
import { deskPaths } from "#facts/desk-paths.ts";
import { defaultFacts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { readFactAt } from "#features/business/desk/fact-places.ts";
import { typeFact } from "#features/details/rules/type-fact.ts";
import { factGroups } from "#features/details/words/business-details.ts";
import type { TestSite } from "../app.ts";
import { formPost } from "../desk.ts";
import { noise, sendPicture } from "./send-picture.ts";

const founder = Object.fromEntries(
  (factGroups.find(({ id }) => id === "founder")?.facts ?? []).flatMap(({ path, kind }) =>
    typeFact(kind, readFactAt(defaultFacts, path), defaultFacts.place).map((text, at) => [`${path}.${at}`, text]),
  ),
);

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#222" d="M1 1h7v7z"/></svg>';
const pages = [paths.home(), paths.about(), paths.bookConsultation(), "/growth-accelerator"];
const others = ["/favicon.ico", "/favicon.svg", "/icon-512.png", paths.manifest(), "/our-story.html"];

/** Puts a picture, mark, seal, colour, founder and old address of the owner's in place; returns where they show. */
export async function putOwnThings(site: TestSite, cookie: string): Promise<string[]> {
  const headers = { Cookie: cookie };
  const send = async (path: string, init: RequestInit) => {
    const { status } = await site.get(path, { ...init, headers: { ...headers, ...init.headers } });
    expect([path, status]).toEqual([path, 303]);
  };
  const photo = await noise(1300, 900);
  const sendFile = (path: string, field: string, file: Uint8Array, fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set(field, new Blob([new Uint8Array(file)]), "own.png");
    return send(path, { method: "POST", body });
  };
  expect((await sendPicture(site, cookie, "stock-rims", photo, { alt: "A cellar" })).status).toBe(303);
  const named = { ...founder, "proof.founder.name.0": "Ada Vale" };
  await sendFile(deskPaths.factGroup("founder"), "proof.founder.portrait.file", photo, named);
  for (const part of ["mark", "seal"] as const)
    await sendFile(deskPaths.brand({ part }), "file", Buffer.from(drawing), { tint: "own" });
  const crop = { act: "change", alt: "Casks", left: "10", top: "0", width: "80", focusX: "20", focusY: "80" };
  await send(deskPaths.picture("stock-rims"), formPost(crop));
  await send(deskPaths.brand({ part: "accent" }), formPost({ onDark: "#a8c0e8", onPaper: "#2a4a80" }));
  await send(deskPaths.addresses(), formPost({ from: "/our-story.html", to: paths.about() }));
  const shown = await Promise.all(pages.map(async (path) => (await site.get(path)).text()));
  const files = shown.join().match(/\/(?:pictures|media|marks|share)\/[\w./?=-]+/g) ?? [];
  return [...new Set([...pages, ...others, ...files])];
}

/** Reads the bytes at these addresses as a visitor. */
export async function bytesOf(site: TestSite, addresses: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const answer = await site.get(address);
    const hash = createHash("sha256").update(Buffer.from(await answer.arrayBuffer()));
    found.push(`${address} ${answer.status} ${answer.headers.get("Location")} ${hash.digest("base64url")}`);
  }
  return found;
}
