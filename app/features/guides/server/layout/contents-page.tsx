import type { GuideCopy } from "../../words/guides/guide-copy.ts";
import { Blocks } from "./blocks.tsx";
import type { GuideArt } from "./load-guide-art.ts";
import { Image, Link, Page, Text, View } from "./primitives.ts";
import { RichText } from "./rich-text.tsx";
import { colours, fonts, sheet } from "./sheet.ts";
import { places, rules, type } from "./styles.ts";

export type ContentsRow = { numeral: string; title: string; page: number; anchor: string };

const figureHeight = 190;

function Row({ numeral, title, page, anchor }: ContentsRow) {
  const words = {
    fontFamily: fonts.serif,
    fontWeight: 400,
    fontSize: 13.2,
    lineHeight: 1.2,
    color: colours.ink,
  } as const;
  return (
    <Link src={`#${anchor}`} look={{ textDecoration: "none" }}>
      <View look={[rules.hair, { flexDirection: "row", alignItems: "baseline", paddingTop: 6.5, paddingBottom: 7 }]}>
        <Text look={[words, { width: 30, fontStyle: "italic", color: colours.brassDeep }]}>{numeral}</Text>
        <Text look={[words, { flex: 1 }]}>{title}</Text>
        <Text look={[words, { color: colours.quiet }]}>{page}</Text>
      </View>
    </Link>
  );
}

type Props = { contents: GuideCopy["contents"]; rows: ContentsRow[]; art: GuideArt };

/** The second page: a figure at the top, the contents, and what to do before reading on. */
export function ContentsPage({ contents, rows, art }: Props) {
  return (
    <Page
      size="LETTER"
      look={[places.page, { paddingTop: figureHeight + 34, backgroundColor: colours.white }]}
      bookmark={{ title: contents.title, fit: true }}
    >
      <Image
        src={art.figure}
        look={{ position: "absolute", left: 0, top: 0, width: sheet.width, height: figureHeight }}
      />
      <View look={[places.inMargin, { left: sheet.edge, top: figureHeight + 12 }]}>
        <RichText text={contents.caption} look={type.note} />
      </View>
      <RichText text={contents.title} look={[type.headline, { fontSize: 42, marginBottom: 18 }]} />
      <View look={rules.hairBelow}>
        {rows.map((row) => (
          <Row key={row.anchor} {...row} />
        ))}
      </View>
      <View look={{ marginTop: 16, flexGrow: 1 }}>
        <Blocks blocks={contents.blocks} wordingSurface={colours.paper} />
      </View>
      <View look={{ marginTop: 14 }}>
        <RichText text={contents.colophon} look={[type.note, { width: sheet.measure }]} />
      </View>
    </Page>
  );
}
