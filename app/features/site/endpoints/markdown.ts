import { findableCopy } from "#facts/findable.ts";
import { paths } from "#facts/paths.ts";
import { busyResponse, missingResponse, publicResponse } from "#platform/http/public-response.ts";
import { servicesOf } from "#platform/http/services.ts";
import { indexablePages } from "../pages/indexable-pages.ts";
import type { Route } from "./+types/markdown";

export const handle = { isMarkdown: true, slow: "markdown" } as const;

/** A page or an article as markdown, made from its HTML and cached as that is. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { facts, publicSettings, renderPage, writeMarkdown } = servicesOf(context);
  const path = pathOf(new URL(request.url).pathname);
  const isPage = indexablePages(facts()).some((page) => page.path === path);
  if (!isPage && !path.startsWith(paths.article(""))) return missingResponse();
  const page = await renderPage(path);
  if (page.status >= 500) return busyResponse();
  if (page.status !== 200) return missingResponse(page.status);
  if (!page.headers.get("Content-Type")?.startsWith("text/html")) return missingResponse();
  const address = new URL(path, publicSettings.siteUrl).href;
  const text = await writeMarkdown({ html: await page.text(), address });
  if (text === undefined) return busyResponse();
  return publicResponse(
    `${text}\n---\n\n${findableCopy(facts()).source} <${address}>\n`,
    "text/markdown; charset=utf-8",
    {
      "Cache-Control": page.headers.get("Cache-Control") ?? "no-store",
      Link: `<${address}>; rel="canonical"`,
    },
  );
}

function pathOf(file: string): string {
  const path = file.replace(/\.md$/, "");
  return paths.markdown(paths.home()) === file ? paths.home() : path;
}
