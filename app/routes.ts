import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** Every address of the site. */
export default [
  layout("pages/shell.tsx", [
    index("pages/home/home.tsx"),
    route("visibility-blueprint", "pages/visibility-blueprint/visibility-blueprint.tsx"),
    route("cigar-lounge-playbook", "pages/cigar-lounge-playbook/cigar-lounge-playbook.tsx"),
    route("winery-playbook", "pages/winery-playbook/winery-playbook.tsx"),
    route("fine-dining-playbook", "pages/fine-dining-playbook/fine-dining-playbook.tsx"),
    route("blog", "pages/blog/list.tsx"),
    route("visibility-quiz", "pages/visibility-quiz/visibility-quiz.tsx"),
    route("thank-you-visibility", "pages/thank-you/visibility.tsx"),
    route("thank-you-cigar", "pages/thank-you/cigar.tsx"),
    route("thank-you-winery", "pages/thank-you/winery.tsx"),
    route("thank-you-fine-dining", "pages/thank-you/fine-dining.tsx"),
    route("style-book", "pages/style-book/style-book.tsx"),
    route("*", "pages/not-found.tsx"),
  ]),
  route("api/feed", "endpoints/feed.ts"),
  route("api/hooks/crm", "endpoints/hooks.ts", { id: "hooks-crm" }),
  route("api/hooks/workflow", "endpoints/hooks.ts", { id: "hooks-workflow" }),
  route("healthz", "endpoints/healthz.ts"),
  route("readyz", "endpoints/readyz.ts"),
] satisfies RouteConfig;
