import { visibilityStarterCopy } from "#app/copy/pages/visibility-starter.ts";
import { paths } from "#app/paths.ts";
import { PackagePage } from "#app/sections/package/package-page.tsx";
import { metaOf } from "#app/sections/page-meta.ts";
import { useFacts } from "#app/sections/use-facts.ts";

export const handle = { showsProof: true } as const;

export const meta = metaOf(visibilityStarterCopy, { path: paths.visibilityStarter() });

export default function VisibilityStarterPage() {
  return <PackagePage id="starter" copy={visibilityStarterCopy(useFacts())} />;
}
