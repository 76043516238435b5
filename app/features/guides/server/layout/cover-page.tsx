import type { GuideCopy } from "../../words/guides/guide-copy.ts";
import { Drawing } from "./drawing.tsx";
import type { GuideArt } from "./load-guide-art.ts";
import { Image, Page, Text, View } from "./primitives.ts";
import { colours, fonts, sheet } from "./sheet.ts";

const fullPage = { position: "absolute", left: 0, top: 0, width: sheet.width, height: sheet.height } as const;

const markLook = { width: 38, height: 38 } as const;

/** The business's name beside its mark, on a dark background. */
export function BrandMark({ brand, mark }: { brand: string; mark: GuideArt["mark"] }) {
  return (
    <View look={{ flexDirection: "row", alignItems: "center" }}>
      {typeof mark === "string" ? <Drawing svg={mark} look={markLook} /> : <Image src={mark} look={markLook} />}
      <Text
        look={{
          fontFamily: fonts.display,
          fontWeight: 300,
          fontSize: 19,
          marginLeft: 12,
          marginTop: 3,
          color: colours.bone,
        }}
      >
        {brand}
      </Text>
    </View>
  );
}

const labelLook = {
  fontFamily: fonts.sans,
  fontWeight: 600,
  fontSize: 10.5,
  letterSpacing: 1,
  textTransform: "uppercase",
  color: colours.brass,
} as const;

const titleLook = {
  fontFamily: fonts.display,
  fontWeight: 300,
  fontSize: 72,
  lineHeight: 0.97,
  letterSpacing: -1.9,
  color: colours.bone,
} as const;

type Props = { cover: GuideCopy["cover"]; art: GuideArt; brand: string };

export function CoverPage({ cover, art, brand }: Props) {
  return (
    <Page size="LETTER" look={{ backgroundColor: art.surface }} bookmark={{ title: cover.title.join(" "), fit: true }}>
      <Image src={art.cover} look={fullPage} />
      <Drawing svg={art.coverLines} look={fullPage} />
      <View look={{ paddingTop: 50, paddingLeft: 58, paddingRight: 40 }}>
        <BrandMark brand={brand} mark={art.mark} />
        <Text look={[labelLook, { marginTop: 54, marginBottom: 13 }]}>{cover.line}</Text>
        {cover.title.map((line) => (
          <Text key={line} look={titleLook}>
            {line}
          </Text>
        ))}
      </View>
    </Page>
  );
}
