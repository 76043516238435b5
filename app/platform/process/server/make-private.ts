import { chmodSync, lstatSync, readdirSync, realpathSync, type Stats } from "node:fs";
import { join } from "node:path";
import type { Logger } from "./log.ts";

const forOthers = 0o077;
const shared = 0o1000;

/**
 * Removes other users' permissions from a folder and everything in it, without following links. Returns the paths that
 * others can still use: they belong to another user, or the folder is a shared one.
 */
export function makePrivate(folder: string): string[] {
  const path = realpathSync(folder);
  return lstatSync(path).mode & shared ? [path] : pathsLeftOpen(path);
}

/** Closes the folder with the data to other users, and says what they can still use. */
export function keepPrivate(folder: string, log: Logger): void {
  const paths = makePrivate(folder);
  if (paths.length > 0) log.warn({ paths: paths.slice(0, 5), count: paths.length }, "others may read the data folder");
}

/** From the top down: once a folder is closed, nobody else changes what is found in it. */
function pathsLeftOpen(path: string): string[] {
  const entry = entryAt(path);
  if (!entry?.isFile() && !entry?.isDirectory()) return [];
  const left = (entry.mode & forOthers) === 0 || isClosed(path, entry.mode) ? [] : [path];
  return entry.isDirectory() ? [...left, ...namesIn(path).flatMap((name) => pathsLeftOpen(join(path, name)))] : left;
}

/** Undefined if it was deleted meanwhile, or its folder may only be listed. */
function entryAt(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}

/** A path that was deleted meanwhile counts as closed. */
function isClosed(path: string, mode: number): boolean {
  try {
    chmodSync(path, mode & 0o7777 & ~forOthers);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ENOENT";
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}
