import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site. */
export default [
  layout("pages/shell.tsx", [
    index("pages/home/home.tsx"),
    route("blog", "pages/blog/list.tsx"),
    route("style-book", "pages/style-book/style-book.tsx"),
    route("blog/:slug", "pages/blog/article.tsx"),
    route("*", "pages/not-found.tsx"),
  ]),
  route("api/feed", "endpoints/feed.ts"),
  route("api/hooks/crm", "endpoints/hooks.ts", { id: "hooks-crm" }),
  route("api/hooks/workflow", "endpoints/hooks.ts", { id: "hooks-workflow" }),
  route("sitemap.xml", "endpoints/sitemap.ts"),
  route("robots.txt", "endpoints/robots.ts"),
  route("rss.xml", "endpoints/rss.ts"),
  route("feed.json", "endpoints/json-feed.ts"),
  route("llms.txt", "endpoints/llms.ts"),
  route("manifest.webmanifest", "endpoints/manifest.ts"),
  route(":page.md", "endpoints/markdown.ts", { id: "markdown-page" }),
  route("verticals/:page.md", "endpoints/markdown.ts", { id: "markdown-vertical" }),
  route("blog/:slug.md", "endpoints/markdown.ts", { id: "markdown-article" }),
  route("share/:page.jpg", "endpoints/share.ts", { id: "share-page" }),
  route("share/verticals/:page.jpg", "endpoints/share.ts", { id: "share-vertical" }),
  route("share/blog/:slug.jpg", "endpoints/share.ts", { id: "share-article" }),
  route("healthz", "endpoints/healthz.ts"),
  route("readyz", "endpoints/readyz.ts"),
] satisfies RouteConfig;
