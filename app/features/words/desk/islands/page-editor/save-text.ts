import { deskPaths } from "#facts/desk-paths.ts";

/** `problem` says why a text was not saved; `now` is the text that another window has saved meanwhile. */
export type SavedText = { problem?: string; now?: string };

type Answer = { kind: "answered"; saved: SavedText } | { kind: "signedOut" | "unreachable" };

/** Saves a text as a draft. */
export async function saveText(id: number, text: string, base: string): Promise<Answer> {
  const body = new URLSearchParams({ [`text.${id}`]: text, [`base.${id}`]: base });
  try {
    const response = await fetch(deskPaths.wordDraft(), { method: "POST", body });
    if (response.status === 401) return { kind: "signedOut" };
    if (!response.ok && response.status !== 422) return { kind: "unreachable" };
    return { kind: "answered", saved: await response.json() };
  } catch {
    return { kind: "unreachable" };
  }
}
