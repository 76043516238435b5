import { authorityBuilderCopy } from "#app/copy/pages/authority-builder.ts";
import { paths } from "#app/paths.ts";
import { PackagePage } from "#app/sections/package/package-page.tsx";
import { metaOf } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";

export const handle = { showsProof: true } as const;

export const meta = metaOf(authorityBuilderCopy, { path: paths.authorityBuilder() });

export default function AuthorityBuilderPage() {
  return <PackagePage id="authority" copy={authorityBuilderCopy(useFacts())} />;
}
