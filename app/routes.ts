import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site. */
export default [
  layout("pages/shell.tsx", [
    index("pages/home/home.tsx"),
    route("verticals", "pages/verticals/verticals.tsx"),
    route("verticals/wineries", "pages/wineries/wineries.tsx"),
    route("verticals/cigar-lounges", "pages/cigar-lounges/cigar-lounges.tsx"),
    route("verticals/fine-dining", "pages/fine-dining/fine-dining.tsx"),
    route("privacy-policy", "pages/privacy-policy.tsx"),
    route("terms-of-service", "pages/terms-of-service.tsx"),
    route("tools-resources", "pages/tools-resources/tools-resources.tsx"),
    route("book-consultation", "pages/book-consultation/book-consultation.tsx"),
    route("blog", "pages/blog/list.tsx"),
    route("style-book", "pages/style-book/style-book.tsx"),
    route("blog/:slug", "pages/blog/article.tsx"),
    route("*", "pages/not-found.tsx"),
  ]),
  route("api/feed", "endpoints/feed.ts"),
  route("api/hooks/crm", "endpoints/hooks.ts", { id: "hooks-crm" }),
  route("api/hooks/workflow", "endpoints/hooks.ts", { id: "hooks-workflow" }),
  route("healthz", "endpoints/healthz.ts"),
  route("readyz", "endpoints/readyz.ts"),
] satisfies RouteConfig;
