import { readdirSync } from "node:fs";
import type { Edits } from "./edit-sources.ts";

/** Something in the product that keeps a promise, and how the product reads without it. */
export type Defence = {
  /** The name of the one that must fail without it. */
  proof: string;
  /** What the site does then. */
  without: string;
  /**
   * From the root of the project. Of what pages do, the site's own process reads the bundle (`build/server/index.js`);
   * what runs in a process without the site's environment (`server/child-process/bounded-process.ts`) is always read as it is.
   */
  file: string;
  edits: Edits;
  /** What makes the proof short, where it is long: what is missing shows soon. */
  proofArguments?: readonly string[];
};

const folder = new URL("without/", import.meta.url);

export const defenceNames = () => readdirSync(folder).map((name) => name.replace(/\.ts$/, ""));

export async function readDefence(name: string): Promise<Defence> {
  if (!defenceNames().includes(name)) throw new Error(`WITHOUT=${name} is none of ${defenceNames().join(", ")}`);
  return (await import(new URL(`${name}.ts`, folder).href)).default;
}

/** What this run does without. */
export const missingDefence = async () => (process.env.WITHOUT ? readDefence(process.env.WITHOUT) : undefined);

/** What a site in a process of its own is started with, so that it does without the same. */
export const withoutArguments = process.env.WITHOUT
  ? ["--import", new URL("take-defence-away.ts", import.meta.url).href]
  : [];
