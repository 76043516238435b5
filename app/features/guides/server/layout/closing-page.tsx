import type { GuideCopy, GuideLink } from "../../words/guides/guide-copy.ts";
import { BrandMark } from "./cover-page.tsx";
import type { GuideArt } from "./load-guide-art.ts";
import { Image, Link, Page, Text, View } from "./primitives.ts";
import { RichText } from "./rich-text.tsx";
import { colours, fonts, sheet } from "./sheet.ts";
import { type } from "./styles.ts";

const edge = 58;
const fullPage = { position: "absolute", left: 0, top: 0, width: sheet.width, height: sheet.height } as const;
const onDark = { color: colours.bone } as const;

export type LinkTo = (page: string) => string;

/** A link to a page of the site: its name to tap, and its path as text for readers on paper. */
function SiteLink({ link, linkTo }: { link: GuideLink; linkTo: LinkTo }) {
  const path = linkTo(link.id);
  return (
    <Link src={path} look={{ textDecoration: "none" }}>
      <View
        look={{
          flexDirection: "row",
          justifyContent: "space-between",
          alignItems: "baseline",
          borderTopWidth: 0.5,
          borderTopColor: "#6d5a45",
          paddingTop: 8,
          paddingBottom: 8.5,
        }}
      >
        <Text look={{ fontFamily: fonts.serif, fontWeight: 400, fontSize: 13, color: colours.bone }}>{link.text}</Text>
        <Text look={[type.running, { fontSize: 10, color: colours.brass }]}>{path.split("?", 1)[0]}</Text>
      </View>
    </Link>
  );
}

type Props = { closing: GuideCopy["closing"]; art: GuideArt; brand: string; linkTo: LinkTo };

export function ClosingPage({ closing, art, brand, linkTo }: Props) {
  return (
    <Page
      size="LETTER"
      look={{ backgroundColor: colours.ink }}
      bookmark={{ title: `${closing.title} ${closing.turn}`, fit: true }}
    >
      <Image src={art.closing} look={fullPage} />
      <View look={{ flexGrow: 1, paddingTop: 50, paddingLeft: edge, paddingRight: edge }}>
        <BrandMark brand={brand} mark={art.mark} />
        <RichText text={closing.title} look={[type.headline, onDark, { fontSize: 46, marginTop: 54 }]} />
        <RichText
          text={closing.turn}
          look={[type.headline, onDark, { fontSize: 46, fontStyle: "italic", paddingLeft: 34 }]}
        />
        <View look={{ marginTop: 26, width: 372 }}>
          {closing.paragraphs.map((paragraph, place) => (
            <RichText
              key={paragraph}
              text={paragraph}
              look={[type.text, onDark, { fontSize: 11.2, marginTop: place > 0 ? 8 : 0 }]}
            />
          ))}
        </View>
        <View look={{ marginTop: 26, width: 372 }}>
          {closing.links.map((link) => (
            <SiteLink key={link.id} link={link} linkTo={linkTo} />
          ))}
        </View>
        <RichText text={closing.foot} look={[type.note, { marginTop: 16, color: colours.quietOnInk, width: 372 }]} />
      </View>
    </Page>
  );
}
