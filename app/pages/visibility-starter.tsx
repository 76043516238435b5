import { visibilityStarterCopy } from "#app/copy/pages/visibility-starter.ts";
import { paths } from "#app/paths.ts";
import { PackagePage } from "#app/sections/package/package-page.tsx";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/visibility-starter";

export const handle = { showsProof: true } as const;

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { ...visibilityStarterCopy(pageContext.facts).meta, path: paths.visibilityStarter() });
};

export default function VisibilityStarterPage() {
  return <PackagePage id="starter" copy={visibilityStarterCopy(useFacts())} />;
}
