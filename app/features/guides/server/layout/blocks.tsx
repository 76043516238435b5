import type { Block } from "../../words/guides/guide-copy.ts";
import { Checklist } from "./checklist.tsx";
import { List, Terms } from "./lists.tsx";
import { Aside, Heading, Paragraph, Quote } from "./prose.tsx";
import { Ledger, RuledTable } from "./ruled-table.tsx";
import { Wording } from "./wording.tsx";
import { Fields, Lines } from "./writing.tsx";

type Props = { block: Block; before: Block | undefined; wordingSurface: string };

function BlockOf({ block, before, wordingSurface }: Props) {
  switch (block.part) {
    case "paragraph":
      return <Paragraph {...block} continues={before?.part === "paragraph"} />;
    case "heading":
      return <Heading {...block} />;
    case "quote":
      return <Quote {...block} />;
    case "aside":
      return <Aside {...block} />;
    case "list":
      return <List {...block} />;
    case "terms":
      return <Terms {...block} />;
    case "checklist":
      return <Checklist {...block} />;
    case "table":
      return <RuledTable {...block} />;
    case "ledger":
      return <Ledger {...block} />;
    case "lines":
      return <Lines {...block} />;
    case "fields":
      return <Fields {...block} />;
    case "wording":
      return <Wording {...block} surface={wordingSurface} />;
  }
}

/** `wordingSurface` is the background of wording to copy; it differs from the page's own. */
export function Blocks({ blocks, wordingSurface }: { blocks: Block[]; wordingSurface: string }) {
  return blocks.map((block, place) => (
    <BlockOf
      // biome-ignore lint/suspicious/noArrayIndexKey: a printed page never changes its order
      key={place}
      block={block}
      before={blocks[place - 1]}
      wordingSurface={wordingSurface}
    />
  ));
}
