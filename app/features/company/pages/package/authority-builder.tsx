import { metaOf } from "#facts/head/page-meta.ts";
import { useFacts } from "#facts/use-facts.ts";
import { authorityBuilderCopy } from "../../words/authority-builder.ts";
import { PackagePage } from "./package-page.tsx";

export const handle = { showsProof: true } as const;

export const meta = metaOf(authorityBuilderCopy);

export default function AuthorityBuilderPage() {
  return <PackagePage id="authority" copy={authorityBuilderCopy(useFacts())} />;
}
