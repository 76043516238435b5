import { deskPaths } from "#app/desk-paths.ts";

/** `problem` says why a text was not saved; `now` is the text that another window has saved meanwhile. */
export type SavedText = { problem?: string; now?: string };

/** Saves a text as a draft; fails if the server was not reached. */
export async function saveText(id: number, text: string, base: string): Promise<SavedText> {
  const body = new URLSearchParams({ [`text.${id}`]: text, [`base.${id}`]: base });
  const response = await fetch(deskPaths.wordDraft(), { method: "POST", body });
  if (!response.ok && response.status !== 422) throw new Error(String(response.status));
  return response.json();
}
