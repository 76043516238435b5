import { authorityBuilderCopy } from "#app/copy/pages/authority-builder.ts";
import { paths } from "#app/paths.ts";
import { PackagePage } from "#app/sections/package/package-page.tsx";
import { pageContextOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/authority-builder";

export const handle = { showsProof: true } as const;

export const meta: Route.MetaFunction = ({ matches }) => {
  const pageContext = pageContextOf(matches);
  return pageMeta(pageContext, { ...authorityBuilderCopy(pageContext.facts).meta, path: paths.authorityBuilder() });
};

export default function AuthorityBuilderPage() {
  return <PackagePage id="authority" copy={authorityBuilderCopy(useFacts())} />;
}
