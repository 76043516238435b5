import { authorityBuilderCopy } from "#app/copy/authority-builder.ts";
import { paths } from "#app/paths.ts";
import { PackagePage } from "#app/sections/package/package-page.tsx";
import { groundOf, pageMeta } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import type { Route } from "./+types/authority-builder";

export const meta: Route.MetaFunction = ({ matches }) => {
  const ground = groundOf(matches);
  return pageMeta(ground, { ...authorityBuilderCopy(ground.facts).meta, path: paths.authorityBuilder() });
};

export default function AuthorityBuilderPage() {
  return <PackagePage id="authority" copy={authorityBuilderCopy(useFacts())} />;
}
