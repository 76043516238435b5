import type { DocumentName } from "#facts/documents.ts";
import type { Facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { bookConsultationCopy } from "#features/bookings/words/book-consultation.ts";
import { aLaCarteItems } from "#features/company/words/a-la-carte.ts";
import { aboutCopy } from "#features/company/words/about.ts";
import { authorityBuilderCopy } from "#features/company/words/authority-builder.ts";
import { comparisonRows } from "#features/company/words/comparison.ts";
import { growthAcceleratorCopy } from "#features/company/words/growth-accelerator.ts";
import { homeCopy } from "#features/company/words/home.ts";
import { packageFacts } from "#features/company/words/package-facts.ts";
import { servicesCopy } from "#features/company/words/services.ts";
import { visibilityStarterCopy } from "#features/company/words/visibility-starter.ts";
import { guides } from "#features/guides/words/guides/guides.ts";
import { toolsResourcesCopy } from "#features/guides/words/tools-resources.ts";
import { formatPrice } from "#platform/text/format-price.ts";
import type { PricedPackage } from "../rules/compare-packages.ts";
import type { Known } from "../rules/match-known.ts";
import { factAnswers } from "../words/dash-answers.ts";
import { type AskId, asksCopy } from "../words/dash-asks.ts";
import { guidePages } from "./guide-chapters.ts";

export const packagePaths = {
  starter: paths.visibilityStarter(),
  accelerator: paths.growthAccelerator(),
  authority: paths.authorityBuilder(),
};
type PackageId = keyof typeof packagePaths;
export const packageIds = Object.keys(packagePaths) as PackageId[];

/** The words that ask for the features of the comparison, in its order. */
const features: readonly AskId[] = [
  ...(["price", "price", "website", "posts", "planning", "search", "email"] as const),
  ...(["magnets", "ads", "retargeting", "reporting", "time"] as const),
];

/** The rows of the business details, the price list and the comparison. */
export function knownFromFacts(facts: Facts): Known[] {
  const asks = asksCopy(facts);
  /** A price is asked for by its period only if it has one. */
  const byPeriod = (text: string) =>
    [/month/.test(text) ? asks.monthly : [], /set ?up/.test(text) ? asks.setup : []].flat();
  const row = (about: string, attribute: AskId, path: string, text: string, ...shows: string[]): Known => ({
    ...{ about, attribute, text, path, shows },
    asks: [asks[attribute], ...(attribute === "price" && about !== "business" ? byPeriod(text) : [])].join(", "),
  });
  return [ofPackages, ofFeatures, ofChoices, ofServices, ofBusiness, ofGuides, ofSteps]
    .flatMap((list) => list(facts, row))
    .filter(({ text }) => text);
}

type Row = (about: string, attribute: AskId, path: string, text: string, ...shows: string[]) => Known;

function ofPackages(facts: Facts, row: Row): Known[] {
  const copy = factAnswers(facts);
  const offers = packageFacts(facts);
  const { starter, accelerator, authority } = facts;
  const holds = (id: PackageId, attribute: AskId, what: string, ...shows: string[]) =>
    row(id, attribute, packagePaths[id], copy.contains(offers[id].name, what), ...shows);
  return [
    ...packageIds.map((id) => {
      const { name, setup, monthly } = offers[id];
      return row(id, "price", packagePaths[id], copy.setupAndMonthly(name, setup, monthly), setup, monthly);
    }),
    ...packageIds.map((id) =>
      holds(id, "posts", copy.posts(facts[id].postsPerMonth), `${facts[id].postsPerMonth} posts`),
    ),
    holds("accelerator", "articleLength", copy.words(accelerator.wordsPerPost), `${accelerator.wordsPerPost} words`),
    holds("starter", "website", copy.refresh(starter.refreshedPages), `${starter.refreshedPages}-page`),
    holds("accelerator", "website", copy.site(accelerator.pages), `${accelerator.pages} pages`),
    holds("authority", "website", copy.siteUpTo(authority.pages), `${authority.pages} pages`),
  ];
}

/** A row of the comparison for each package, and one for all. */
function ofFeatures(facts: Facts, row: Row): Known[] {
  const copy = factAnswers(facts);
  const { notIncluded, included } = servicesCopy(facts).comparison;
  const offers = packageFacts(facts);
  return comparisonRows(facts).flatMap(({ feature, ...cells }, at) => {
    const attribute = features[at];
    if (!attribute || attribute === "price") return [];
    const values = packageIds.map((id) => {
      const cell = cells[id];
      return { id, name: offers[id].name, value: cell === true ? included : cell || notIncluded };
    });
    const shown = values.map(({ value }) => value);
    const each = values.map(({ id, name, value }) =>
      row(id, attribute, paths.services(), copy.feature(name, feature, value), value),
    );
    return [...each, row("packages", attribute, paths.services(), copy.side(feature, values), ...new Set(shown))];
  });
}

/** The rows of all packages together. */
function ofChoices(facts: Facts, row: Row): Known[] {
  const copy = factAnswers(facts);
  const offers = packageFacts(facts);
  const packages = pricedPackages(facts).toSorted((one, other) => one.setup - other.setup);
  const [cheapest, dearest] = [packages.at(0), packages.at(-1)];
  const most = packages.toSorted((one, other) => other.posts - one.posts)[0];
  const path = paths.services();
  const priced = ({ id }: PricedPackage) => {
    const { name, setup, monthly } = offers[id];
    return [copy.setupAndMonthly(name, setup, monthly), setup, monthly] as const;
  };
  const names = Object.values(offers).map(({ name }) => name);
  const prices = copy.prices(packageIds.map((id) => offers[id]));
  const priceFigures = packageIds.flatMap((id) => [offers[id].setup, offers[id].monthly]);
  const recommended = packages.find(({ isRecommended }) => isRecommended);
  return [
    row("packages", "price", path, prices, ...priceFigures),
    row("business", "price", path, prices, ...priceFigures),
    row("packages", "list", path, copy.packages(names), ...names),
    ...(cheapest ? [row("packages", "cheapest", path, ...priced(cheapest))] : []),
    ...(dearest ? [row("packages", "dearest", path, ...priced(dearest))] : []),
    ...(most
      ? [
          row(
            "packages",
            "maxWritten",
            path,
            copy.contains(most.name, copy.posts(facts[most.id].postsPerMonth)),
            `${facts[most.id].postsPerMonth} posts`,
          ),
        ]
      : []),
    ...(recommended
      ? [row("packages", "recommended", path, copy.recommended(recommended.name), recommended.name)]
      : []),
    ...packageIds.map((id) =>
      row(
        id,
        "forWhom",
        packagePaths[id],
        copy.forWhom(offers[id].name, pageCopies[id](facts).hero.lead),
        pageCopies[id](facts).hero.lead,
      ),
    ),
    ...packageIds.flatMap((id) => {
      const titles = pageCopies[id](facts).deliverables.rows.map(({ title }) => title);
      const text = copy.deliverables(offers[id].name, titles);
      const shown = titles.slice(0, 3);
      return [row(id, "contents", packagePaths[id], text, ...shown), row(id, "what", packagePaths[id], text, ...shown)];
    }),
  ];
}

const pageCopies = {
  starter: visibilityStarterCopy,
  accelerator: growthAcceleratorCopy,
  authority: authorityBuilderCopy,
};

function ofGuides(facts: Facts, row: Row): Known[] {
  const copy = factAnswers(facts);
  const { library } = toolsResourcesCopy(facts);
  const titles = library.items.map(({ title }) => title);
  const tools = paths.toolsResources();
  const inside = guides.map(({ name, copy: guide }) => {
    const chapters = guide(facts).chapters.map(({ title }) => title);
    return row(
      guideIds[name],
      "contents",
      guidePages[name],
      copy.listed(copy.inside, chapters),
      ...chapters.slice(0, 2),
    );
  });
  const offered = library.items.flatMap(({ id, title, text }) => [
    row(`${id}-guide`, "guides", tools, `${title}: ${text}`, text),
    row(`${id}-guide`, "what", tools, `${title}: ${text}`, text),
    row(`${id}-guide`, "free", tools, copy.guidesFree, library.note),
  ]);
  return [
    row("business", "guides", tools, copy.listed(library.title, titles), ...titles),
    row("guides", "list", tools, copy.listed(library.title, titles), ...titles),
    row("guides", "free", tools, copy.guidesFree, library.note),
    row("guides", "download", tools, copy.guidesFree, library.note),
    ...inside,
    ...offered,
  ];
}

const guideIds: Record<DocumentName, string> = {
  visibility: "blueprint",
  cigar: "cigar-guide",
  winery: "winery-guide",
  dining: "dining-guide",
};

function ofSteps(facts: Facts, row: Row): Known[] {
  const { title, steps } = aboutCopy(facts).process;
  const names = steps.map((step) => step.title);
  const { lead } = homeCopy(facts).hero;
  return [
    row("business", "trades", paths.home(), lead, lead),
    row("business", "business", paths.home(), lead, lead),
    row("trades", "trade", paths.home(), lead, lead),
    row("business", "steps", paths.about(), factAnswers(facts).listed(title, names), ...names),
  ];
}

function ofServices(facts: Facts, row: Row): Known[] {
  const { dash } = facts;
  const copy = factAnswers(facts);
  const figures = [dash.setup, dash.monthly, dash.setupWithSupport, dash.management].map((price) =>
    formatPrice(price, facts.place),
  );
  const [setup = "", monthly = "", withSupport = "", management = ""] = figures;
  const items = aLaCarteItems(facts);
  const { title } = servicesCopy(facts).aLaCarte;
  return [
    row("dash", "price", paths.dash(), copy.dashPrice(setup, monthly, withSupport, management), ...figures),
    row("dash", "support", paths.dash(), copy.support, `${dash.supportDays}-day`),
    ...items.map(({ id, name, price }) => row(id, "price", paths.services(), copy.single(name, price), price)),
    ...items.map(({ id, name, text }) =>
      row(id, "what", paths.services(), copy.single(name, text.replace(/\.$/, "")), text),
    ),
    row(
      "business",
      "single",
      paths.services(),
      copy.listed(
        title,
        items.map(({ name }) => name),
      ),
      ...items.map(({ name }) => name),
    ),
  ];
}

function ofBusiness(facts: Facts, row: Row): Known[] {
  const { contact, sessionMinutes } = facts;
  const copy = factAnswers(facts);
  const length = `${sessionMinutes.consultation}-minute`;
  const [privacy, booking, quiz] = [paths.privacyPolicy(), paths.bookConsultation(), paths.visibilityQuiz()];
  const choose = bookConsultationCopy(facts).booking.calendar.lead;
  return [
    row("business", "writeTo", privacy, copy.email, contact.email),
    row("data", "dataMail", privacy, copy.dataEmail, contact.supportEmail),
    row("business", "place", privacy, copy.place, `${contact.locality}, ${contact.region}`),
    row("consultation", "hours", booking, copy.hours, choose),
    row("consultation", "length", booking, copy.consultationLength, `free ${length}`),
    row("business", "freeTalk", booking, copy.consultationFree, `free ${length}`),
    row("consultation", "free", booking, copy.consultationFree, `free ${length}`),
    row("strategy-call", "length", paths.wineries(), copy.callLength, `free ${sessionMinutes.strategyCall}-minute`),
    row("strategy-call", "free", paths.wineries(), copy.callFree, `free ${sessionMinutes.strategyCall}-minute`),
    row("diagnostic", "length", quiz, copy.diagnostic, `free ${sessionMinutes.quiz}-minute`),
    row("diagnostic", "free", quiz, copy.diagnostic, `free ${sessionMinutes.quiz}-minute`),
    row("quiz", "questions", quiz, copy.quizQuestions, "15 questions"),
    row("quiz", "length", quiz, copy.quizLength, "3 minutes"),
    ...ofSocial(facts, row),
  ];
}

function ofSocial(facts: Facts, row: Row): Known[] {
  const { social } = facts;
  const profiles = Object.entries({ Instagram: social.instagram, YouTube: social.youtube, LinkedIn: social.linkedin });
  const names = profiles.flatMap(([name, address]) => (address ? [name] : []));
  return names.length > 0 ? [row("business", "social", paths.home(), factAnswers(facts).social(names))] : [];
}

/** The packages with their figures, for comparisons. */
export const pricedPackages = (facts: Facts): PricedPackage[] =>
  packageIds.map((id) => ({
    ...{ id, name: packageFacts(facts)[id].name, isRecommended: packageFacts(facts)[id].badge !== null },
    ...{ setup: facts[id].setup.lowDollars, monthly: facts[id].monthly.lowDollars },
    posts: Number.parseInt(facts[id].postsPerMonth, 10),
  }));
