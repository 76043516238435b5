import type { LinkVerdict } from "./judge-link.ts";

/** A placeholder that the launch check found. */
export type Finding = { kind: Kind; name: string; group: string; subject: string; why: string; isBlocking: boolean };

type Kind = "words" | "fact" | "address" | "setting" | "samples" | "pictures" | "link";

type Mark = { page: string; field: string; why: string };
type Fact<Facts> = {
  fact: string;
  read: (facts: Facts) => string;
  placeholder: RegExp;
  why: string;
  mayOpenWithout?: true;
};
type Setting = { name: string; mayOpenWithout: boolean; why: string };
type Link = { url: string; pages: readonly string[]; verdict: LinkVerdict };

type Words = {
  words: (page: string) => string;
  facts: string;
  settings: string;
  links: string;
  articles: string;
  notSet: (why: string) => string;
  siteUrlHint: string;
  samples: (count: number) => string;
  pictures: string;
  defaultPictures: (count: number) => string;
  linkedFrom: (pages: readonly string[]) => string;
};

export type PlaceholderInput<Facts> = {
  marks: readonly Mark[];
  facts: Facts;
  factPlaceholders: readonly Fact<Facts>[];
  env: Record<string, string | undefined>;
  settingPlaceholders: readonly Setting[];
  siteUrl: string;
  isSecureAndPublic: boolean;
  sampleArticles: number;
  defaultPictures: number;
  links: readonly Link[];
};

/** All placeholders in the order of the report: words page by page, facts, settings, articles, links. */
export function findPlaceholders<Facts>(input: PlaceholderInput<Facts>, words: Words): Finding[] {
  return [
    ...input.marks.map(({ page, field, why }) => blocking("words", field, words.words(page), field, why)),
    ...findFacts(input, words),
    ...(input.isSecureAndPublic
      ? []
      : [blocking("address", "SITE_URL", words.settings, `SITE_URL: ${input.siteUrl}`, words.siteUrlHint)]),
    ...findSettings(input, words),
    ...(input.sampleArticles > 0
      ? [blocking("samples", "", words.articles, "content/articles", words.samples(input.sampleArticles))]
      : []),
    ...findPictures(input, words),
    ...findLinks(input, words),
  ];
}

const blocking = (kind: Kind, name: string, group: string, subject: string, why: string): Finding => ({
  kind,
  name,
  group,
  subject,
  why,
  isBlocking: true,
});

const findFacts = <Facts>(
  { facts, factPlaceholders }: Pick<PlaceholderInput<Facts>, "facts" | "factPlaceholders">,
  words: Words,
) =>
  factPlaceholders
    .filter(({ read, placeholder }) => placeholder.test(read(facts)))
    .map(({ fact, read, why, mayOpenWithout }) => ({
      ...blocking("fact", fact, words.facts, `${fact}: ${read(facts)}`, why),
      isBlocking: !mayOpenWithout,
    }));

const findSettings = (
  { env, settingPlaceholders }: Pick<PlaceholderInput<never>, "env" | "settingPlaceholders">,
  words: Words,
) =>
  settingPlaceholders
    .filter(({ name }) => !env[name])
    .map(({ name, mayOpenWithout, why }) => ({
      ...blocking("setting", name, words.settings, name, words.notSet(why)),
      isBlocking: !mayOpenWithout,
    }));

/** Default pictures. They do not block the launch. */
const findPictures = (
  { defaultPictures }: Pick<PlaceholderInput<never>, "defaultPictures">,
  words: Words,
): Finding[] =>
  defaultPictures > 0
    ? [
        {
          ...blocking("pictures", "", words.pictures, "public/pictures", words.defaultPictures(defaultPictures)),
          isBlocking: false,
        },
      ]
    : [];

const findLinks = ({ links }: Pick<PlaceholderInput<never>, "links">, words: Words) =>
  links
    .filter(({ verdict }) => verdict.state !== "alive")
    .map(({ url, pages, verdict }) => ({
      ...blocking("link", url, words.links, url, `${verdict.why}, ${words.linkedFrom(pages)}`),
      isBlocking: verdict.state === "dead",
    }));

/** Findings as lines, grouped. */
export function writeFindings(findings: readonly Finding[]): string {
  const groups = Map.groupBy(findings, ({ group }) => group);
  return [...groups]
    .map(([group, found]) => [group, ...found.map(({ subject, why }) => `  ${subject}\n    ${why}`)].join("\n"))
    .join("\n\n");
}
