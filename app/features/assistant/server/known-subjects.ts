import type { Facts } from "#facts/facts.ts";
import { aLaCarteItems } from "#features/company/words/a-la-carte.ts";
import { packageFacts } from "#features/company/words/package-facts.ts";
import { toolsResourcesCopy } from "#features/guides/words/tools-resources.ts";
import { visibilityBlueprintCopy } from "#features/guides/words/visibility-blueprint.ts";
import type { PricedPackage } from "../rules/compare-packages.ts";
import type { Subject } from "../rules/match-known.ts";
import { pricedPackages } from "./package-knowledge.ts";

const aliases: Record<string, readonly string[]> = {
  starter: ["first package", "starter package"],
  accelerator: ["growth", "second package"],
  authority: ["third package"],
  audit: ["site audit", "audit of website", "audit of our website", "audit our website", "audit my website"],
  website: [
    "new website",
    "new site",
    "website design",
    "build website",
    "build a website",
    "building a website",
    "website",
    "site built",
  ],
  blog: ["blog", "blog writing", "blog posts written", "write our blog", "blogging"],
  seo: ["search engine optimization", "search visibility"],
  crm: ["guest book"],
  ads: ["paid ads management", "paid ad management", "ads management", "paid ad", "paid advertising"],
};

const others: readonly Subject[] = [
  { id: "dash", names: ["Dash", "ai assistant", "assistant", "chatbot", "ai employee", "the ai", "the bot", "a bot"] },
  {
    id: "consultation",
    names: [
      "consultation",
      "consult",
      "first conversation",
      "free call",
      "free session",
      "first meeting",
      "session",
      "appointment",
      "first consultation",
      "talk to you",
      "talk with you",
      "meet",
    ],
  },
  { id: "strategy-call", names: ["strategy call"] },
  { id: "check-in", names: ["check in call", "monthly check in", "check in", "monthly call"] },
  { id: "planning-call", names: ["planning call"] },
  { id: "diagnostic", names: ["digital diagnostic", "diagnostic"] },
  { id: "audit-of-visibility", names: ["visibility audit", "free audit"] },
  { id: "quiz", names: ["visibility quiz", "quiz", "assessment", "quiz results", "quiz answers"] },
  { id: "data", names: ["data request", "personal data", "privacy", "data", "personal information"] },
  { id: "backups", names: ["backups", "backup"] },
  { id: "privacy-page", names: ["privacy policy"] },
  { id: "terms", names: ["terms of service", "terms"] },
  { id: "site", names: ["this site", "this website", "the site", "your site", "your website"], yields: true },
  { id: "step-discover", names: ["discover step", "discover phase", "discover"] },
  { id: "step-design", names: ["design step", "design phase"] },
  { id: "step-deploy", names: ["deploy step", "deploy phase", "deploy", "launch during harvest", "launch"] },
  { id: "step-optimize", names: ["optimize step", "optimize phase", "optimize"] },
  { id: "step-elevate", names: ["elevate step", "elevate phase", "elevate"] },
  { id: "other-trades", names: ["distillery", "distilleries", "creamery", "hotel", "hotels", "brewery", "breweries"] },
  {
    id: "trades",
    names: [
      ...[
        "winery",
        "wineries",
        "vineyard",
        "for our tasting room",
        "for a tasting room",
        "cigar lounge",
        "lounge",
        "cigar shop",
        "tobacconist",
      ],
      ...["restaurant", "restaurants", "fine dining", "craft brand", "craft brands"],
    ],
    yields: true,
  },
  { id: "wineries", names: ["winery", "wineries", "vineyard"], yields: true },
  { id: "lounges", names: ["cigar lounge", "lounge", "cigar shop", "tobacconist", "humidor"], yields: true },
  { id: "restaurants", names: ["restaurant", "fine dining", "dining room"], yields: true },
  { id: "appointments", names: ["appointment", "booked session"] },
  { id: "copies", names: ["copies of mail", "sent mail", "emails you sent", "mail you sent"] },
  { id: "spam", names: ["spam", "spam entries"] },
  { id: "consents", names: ["consent", "consent to letters"] },
  { id: "packages", names: ["package", "packages", "plan", "plans", "tier", "tiers", "which one"], yields: true },
];

/** All that can be asked about, by the names that the pages give it and those that visitors do. */
export function knownSubjects(facts: Facts): Subject[] {
  const { items } = toolsResourcesCopy(facts).library;
  const guides = items.map(({ id, title }) => ({
    id: `${id}-guide`,
    names: [title, title.replace(/^The /, ""), title.replace(/^The | Playbook$/g, ""), ...(guideNames[id] ?? [])],
    group: "guides",
  }));
  const blueprint = {
    id: "blueprint",
    names: [visibilityBlueprintCopy(facts).cover.title, "visibility blueprint", "blueprint", "five tweaks"],
    group: "guides",
  };
  const named = [...Object.values(packageFacts(facts)), ...aLaCarteItems(facts)];
  const ofList = named.map(({ id, name }) => ({ id, names: [name, ...(aliases[id] ?? [])] }));
  const all = [...ofList, ...guides, blueprint, ...others];
  const words = all.flatMap(({ id, names }) =>
    names.flatMap((name) =>
      name
        .toLowerCase()
        .split(" ")
        .map((word) => ({ id, word })),
    ),
  );
  const isOwn = (id: string, word: string) => words.every((each) => each.word !== word || each.id === id);
  const short = Object.values(packageFacts(facts)).map(({ id, name }) => ({
    id,
    names: name
      .toLowerCase()
      .split(" ")
      .filter((word) => word.length >= minShort && isOwn(id, word)),
  }));
  const ranks = rankNames(facts);
  const withShort = all.map((subject) => ({
    ...subject,
    names: [
      ...subject.names,
      ...(short.find(({ id }) => id === subject.id)?.names ?? []),
      ...(ranks[subject.id] ?? []),
    ],
    ...(subject.id in ranks && { group: "packages" }),
  }));
  const guidesAll: Subject = {
    id: "guides",
    names: ["playbooks", "guides", "playbook", "guide", "ebook"],
    yields: true,
    isEach: true,
  };
  const coming = toolsResourcesCopy(facts).growth.soon.map(({ title }, at) => ({
    id: `soon-${at}`,
    names: [title, ...(shortNames[at] ?? [])],
  }));
  return [
    ...withShort,
    ...coming,
    guidesAll,
    { id: "business", names: [facts.brand.name], isImplied: true, yields: true },
  ];
}

const shortNames: readonly (readonly string[])[] = [
  ["content self assessment", "self assessment", "readiness assessment"],
  ["crm checklist", "automation checklist", "checklist"],
];

const minShort = 5;

/** The names that people give the packages by their price. */
function rankNames(facts: Facts): Partial<Record<string, string[]>> {
  const [lowest, middle, highest] = pricedPackages(facts).toSorted((one, other) => one.setup - other.setup);
  const ranked: [PricedPackage | undefined, string[]][] = [
    [lowest, ["cheapest", "smallest", "lowest", "basic", "entry", "small package", "small one"]],
    [middle, ["middle", "mid"]],
    [
      highest,
      ["biggest", "largest", "top", "top package", "highest package", "most expensive", "big package", "big one"],
    ],
  ];
  return Object.fromEntries(
    ranked.flatMap(([found, names]) =>
      found ? [[found.id, found.isRecommended ? [...names, "recommended", "one you recommend"] : names]] : [],
    ),
  );
}

const guideNames: Record<string, readonly string[]> = {
  winery: ["winery playbook", "winery guide", "wineries guide"],
  cigar: ["lounge playbook", "lounge guide", "cigar lounge playbook", "cigar guide"],
  dining: ["dining playbook", "dining guide", "restaurant guide", "restaurant playbook"],
};
