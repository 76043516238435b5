import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site. */
export default [
  layout("pages/shell.tsx", [
    index("pages/home/home.tsx"),
    route("about", "pages/about/about.tsx"),
    route("services", "pages/services/services.tsx"),
    route("visibility-starter", "pages/visibility-starter.tsx"),
    route("growth-accelerator", "pages/growth-accelerator.tsx"),
    route("authority-builder", "pages/authority-builder.tsx"),
    route("blog", "pages/blog/list.tsx"),
    route("style-book", "pages/style-book/style-book.tsx"),
    route("blog/:slug", "pages/blog/article.tsx"),
    route("dash", "pages/dash/dash.tsx"),
    route("*", "pages/not-found.tsx"),
  ]),
  route("api/feed", "endpoints/feed.ts"),
  route("api/hooks/crm", "endpoints/hooks.ts", { id: "hooks-crm" }),
  route("api/hooks/workflow", "endpoints/hooks.ts", { id: "hooks-workflow" }),
  route("healthz", "endpoints/healthz.ts"),
  route("readyz", "endpoints/readyz.ts"),
] satisfies RouteConfig;
