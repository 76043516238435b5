import type { Facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { authorityBuilderCopy } from "#features/company/words/authority-builder.ts";
import { comparisonRows } from "#features/company/words/comparison.ts";
import { growthAcceleratorCopy } from "#features/company/words/growth-accelerator.ts";
import { packageFacts } from "#features/company/words/package-facts.ts";
import { servicesCopy } from "#features/company/words/services.ts";
import { visibilityStarterCopy } from "#features/company/words/visibility-starter.ts";
import type { PricedPackage } from "../rules/compare-packages.ts";
import type { Known } from "../rules/match-known.ts";
import { factAnswers } from "../words/dash-answers.ts";
import type { AskId } from "../words/dash-asks.ts";

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

export type Row = (about: string, attribute: AskId, path: string, text: string, ...shows: string[]) => Known;

export const packageKnowledge = (facts: Facts, row: Row): Known[] => [
  ...ofPackages(facts, row),
  ...ofFeatures(facts, row),
  ...ofChoices(facts, row),
];

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
  const byPosts = packages.toSorted((one, other) => other.posts - one.posts);
  const written = (found: PricedPackage | undefined, attribute: AskId) => {
    const posts = found && facts[found.id].postsPerMonth;
    return posts
      ? [row("packages", attribute, path, copy.contains(found.name, copy.posts(posts)), `${posts} posts`)]
      : [];
  };
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
    ...written(byPosts.at(0), "maxWritten"),
    ...written(byPosts.at(-1), "fewest"),
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

/** The packages with their figures, for comparisons. */
export const pricedPackages = (facts: Facts): PricedPackage[] =>
  packageIds.map((id) => ({
    ...{ id, name: packageFacts(facts)[id].name, isRecommended: packageFacts(facts)[id].badge !== null },
    ...{ setup: facts[id].setup.lowDollars, monthly: facts[id].monthly.lowDollars },
    posts: Number.parseInt(facts[id].postsPerMonth, 10),
  }));
