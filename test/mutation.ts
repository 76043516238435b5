import { readdirSync } from "node:fs";
import type { Edits } from "./edit-sources.ts";

/** A protection in the source, and the source without it. */
export type Mutation = {
  /** The name of the proof that must fail without it. */
  proof: string;
  /** The site's fault without it. */
  without: string;
  /**
   * From the project's root. The site's process reads pages from the bundle: the folder `build/server/` means the one
   * of its files that has the words. Child processes (`server/child-process/bounded-process.ts`) always run the build
   * of the unchanged sources.
   */
  file: string;
  edits: Edits;
  /** Arguments that shorten the proof: a missing protection shows soon. */
  proofArguments?: readonly string[];
};

const folder = new URL("without/", import.meta.url);

export const mutationNames = () => readdirSync(folder).map((name) => name.replace(/\.ts$/, ""));

export async function readMutation(name: string): Promise<Mutation> {
  if (!mutationNames().includes(name)) throw new Error(`WITHOUT=${name} is none of ${mutationNames().join(", ")}`);
  return (await import(new URL(`${name}.ts`, folder).href)).default;
}

/** The protection that this run removes. */
export const activeMutation = async () => (process.env.WITHOUT ? readMutation(process.env.WITHOUT) : undefined);

/** Arguments for a site's process, so that it removes the same. */
export const withoutArguments = process.env.WITHOUT
  ? ["--import", new URL("apply-mutation.ts", import.meta.url).href]
  : [];
