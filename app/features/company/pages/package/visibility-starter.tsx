import { metaOf } from "#facts/head/page-meta.ts";
import { useFacts } from "#facts/use-facts.ts";
import { visibilityStarterCopy } from "../../words/visibility-starter.ts";
import { PackagePage } from "./package-page.tsx";

export const handle = { showsProof: true } as const;

export const meta = metaOf(visibilityStarterCopy);

export default function VisibilityStarterPage() {
  return <PackagePage id="starter" copy={visibilityStarterCopy(useFacts())} />;
}
