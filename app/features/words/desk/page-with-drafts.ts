import { setImmediate as letOthersRun } from "node:timers/promises";
import { data, type RouterContextProvider } from "react-router";
import { pagePaths } from "#features/frame/every-page.ts";
import { servicesOf } from "#platform/http/services.ts";

/** The path of the page that shows a group of texts; 404 where there is none. */
export function pathOf(group: string): string {
  const path = Object.hasOwn(pagePaths, group) ? pagePaths[group] : undefined;
  if (!path) throw data(null, 404);
  return path;
}

/** Renders a page with its drafts; for the editor with every text marked. */
export async function renderDraft(
  context: Readonly<RouterContextProvider>,
  path: string,
  use: "page" | "editor",
): Promise<{ html: string; headers: Headers }> {
  const { words, renderWith } = servicesOf(context);
  const facts = await words.draftFacts(use);
  await letOthersRun();
  const response = await renderWith(facts, path);
  const headers = new Headers(response.headers);
  headers.set("Cache-Control", "no-store");
  const html = await response.text();
  await letOthersRun();
  return { html, headers };
}
