import { describe, expect, it } from "vitest";
import { defaultFacts, type Facts, type PriceRange } from "#facts/facts.ts";
import { defaultPlace } from "#platform/intl/place.ts";
import { formatMonthly, formatOnce, formatPrice, formatSetupAndMonthly } from "#platform/text/format-price.ts";
import { aboutCopy } from "./about.ts";
import { authorityBuilderCopy } from "./authority-builder.ts";
import { dashCopy } from "./dash.ts";
import { growthAcceleratorCopy } from "./growth-accelerator.ts";
import { homeCopy } from "./home.ts";
import { servicesCopy } from "./services.ts";
import { visibilityStarterCopy } from "./visibility-starter.ts";

const pages = {
  home: homeCopy,
  about: aboutCopy,
  services: servicesCopy,
  "visibility-starter": visibilityStarterCopy,
  "growth-accelerator": growthAcceleratorCopy,
  "authority-builder": authorityBuilderCopy,
  dash: dashCopy,
};

const plain = (text: string) => text.replaceAll("\u00A0", " ");

const wordsOf = (copy: unknown): string[] => {
  if (typeof copy === "string") return [plain(copy)];
  return copy !== null && typeof copy === "object" ? Object.values(copy).flatMap(wordsOf) : [];
};

const pricesOf = (copy: unknown) => {
  const found = wordsOf(copy).flatMap((text) => text.match(/(from )?\$\d+(,\d{3})*(–\$\d+(,\d{3})*)?/g) ?? []);
  return [...new Set(found)].sort();
};

const isPrice = (value: object): value is PriceRange => "lowDollars" in value;

/** All prices moved by an amount that no default has. */
const repriced = <Value>(value: Value): Value => {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  if (isPrice(value)) {
    const { lowDollars, highDollars } = value;
    return { ...value, lowDollars: lowDollars + 7, highDollars: highDollars === null ? null : highDollars + 7 };
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, repriced(inner)])) as Value;
};

const monthlyOfAllPackages = ["$500–$750", "$800–$1,200", "$1,500–$2,500"];

/** Every price that the price list has for a page: these and no others. */
const expected: Record<keyof typeof pages, string[]> = {
  home: ["$800–$2,000", "$2,000–$4,000", "$350–$800", "$750", "$300–$600", "from $1,500", "$500"],
  about: [],
  services: [
    ...["from $1,500", "$500"],
    ...["$1,000–$1,500", "$2,500–$4,000", "$5,000–$8,000", ...monthlyOfAllPackages],
    ...["$300", "$2,000–$4,000", "$350–$800", "$800–$2,000", "$750", "$300–$600", "$750–$1,500"],
  ],
  "visibility-starter": ["$1,000–$1,500", ...monthlyOfAllPackages],
  "growth-accelerator": ["$2,500–$4,000", ...monthlyOfAllPackages],
  "authority-builder": ["$5,000–$8,000", ...monthlyOfAllPackages],
  dash: ["$1,500–$3,000", "$500–$1,500", "from $1,500", "$500"],
};

describe("a price is written", () => {
  const open = { lowDollars: 1500, highDollars: null };
  const once = { lowDollars: 300, highDollars: 300 };
  const range = { lowDollars: 800, highDollars: 1200 };

  it("as a range, a start or a single figure", () => {
    expect([open, once, range].map((price) => formatPrice(price, defaultPlace))).toEqual([
      "from $1,500",
      "$300",
      "$800–$1,200",
    ]);
  });

  it("with its period", () => {
    expect(formatOnce(once, defaultPlace)).toBe("$300 one-time");
    expect(formatMonthly(range, defaultPlace)).toBe("$800–$1,200 a month");
    expect(formatSetupAndMonthly(open, once, defaultPlace)).toBe("from $1,500 setup plus $300 a month");
  });
});

describe.each(Object.entries(pages))("the copy of %s", (page, copyOf) => {
  it("has the prices of the price list and no others [9.price.dash] [9.price.starter] [9.price.accelerator] [9.price.builder]", () => {
    expect(pricesOf(copyOf(defaultFacts))).toEqual([...new Set(expected[page as keyof typeof pages])].sort());
  });

  it("takes every price from the facts", () => {
    const moved = pricesOf(copyOf(repriced<Facts>(defaultFacts)));
    expect(moved).toHaveLength(pricesOf(copyOf(defaultFacts)).length);
    expect(moved.filter((price) => !/^(from )?\$[\d,]*7(–\$[\d,]*7)?$/.test(price))).toEqual([]);
  });
});

describe("the packages", () => {
  const services = servicesCopy(defaultFacts);

  it("are three, with the Growth Accelerator recommended [9.recommended]", () => {
    expect(services.packages.items.map(({ name, badge }) => [name, badge])).toEqual([
      ["Visibility Starter", null],
      ["Growth Accelerator", "RECOMMENDED"],
      ["Authority Builder", null],
    ]);
    expect(growthAcceleratorCopy(defaultFacts).hero.badge).toBe("RECOMMENDED");
  });

  it("hold what the list says the Visibility Starter holds [2.packages.starter-rows] [9.offer.starter]", () => {
    const titles = visibilityStarterCopy(defaultFacts).deliverables.rows.map(({ title }) => plain(title));
    expect(titles).toHaveLength(8);
    expect(titles.slice(0, 3)).toEqual(["5-page refresh", "4 posts a month", "1–2 starter emails"]);
    expect(services.packages.items[0]?.contents).toContain("8\u00a0deliverables in all");
  });

  it("hold what the list says the Growth Accelerator holds [9.offer.accelerator]", () => {
    const { deliverables } = growthAcceleratorCopy(defaultFacts);
    expect(deliverables.rows.map(({ title }) => plain(title))).toEqual([
      "A site of 5–10 pages",
      "90-day editorial calendar",
      "6 posts a month",
      "SEO audit",
      "CRM automation",
      "Lead magnet funnel",
      "Paid ads",
      "Monthly report",
      "15-minute monthly check-in",
    ]);
    expect(wordsOf(deliverables).join(" ")).toMatch(/600–800 words.*Paid ads optional Up to 2 campaigns/);
  });

  it("hold what the list says the Authority Builder holds [9.offer.builder]", () => {
    const { deliverables } = authorityBuilderCopy(defaultFacts);
    expect(deliverables.rows.map(({ title }) => plain(title))).toEqual([
      "A site of up to 20 pages",
      "12-month roadmap",
      "8+ posts a month",
      "Quarterly lead magnets",
      "Advanced SEO",
      "Full CRM suite",
      "Paid ad management",
      "Retargeting pixels",
      "Analytics dashboard",
      "Planning call",
    ]);
    expect(plain(deliverables.rows.at(-1)?.details ?? "")).toMatch(/^30–45 minutes, monthly or quarterly/);
  });

  it("stand in the comparison table with the counts that differ there [9.offer.elsewhere]", () => {
    const row = (feature: string) => services.comparison.rows.find((each) => each.feature === feature);
    expect(plain(String(row("Website")?.authority))).toBe("A site of 10–20 pages");
    expect(plain(String(row("Email and CRM")?.starter))).toBe("2 starter emails");
    expect(row("Retargeting pixels")).toMatchObject({ starter: false, accelerator: false, authority: true });
  });

  it.each([visibilityStarterCopy, growthAcceleratorCopy, authorityBuilderCopy, servicesCopy])(
    "say that the final price depends on needs and scope (%#) [9.offer.final-price]",
    (copyOf) => {
      expect(wordsOf(copyOf(defaultFacts)).join(" ")).toContain("final price depends on your needs and the scope");
    },
  );
});

describe("single services and Dash", () => {
  it("are listed à la carte with their periods [9.price.a-la-carte]", () => {
    const { items } = servicesCopy(defaultFacts).aLaCarte;
    expect(items.map(({ name, price }) => `${name}: ${price}`)).toEqual([
      "Website audit: $300 one-time",
      "Website build: $2,000–$4,000 one-time",
      "Blog engine: $350–$800 a month",
      "SEO: $800–$2,000 a month",
      "CRM: $750 setup plus $300–$600 a month",
      "Paid ads: $750–$1,500 a month",
    ]);
  });

  it("show Dash from its lower price, and on its own page with support and management [9.price.dash-page]", () => {
    expect(servicesCopy(defaultFacts).dash.price).toBe("Setup from $1,500, then $500 a month.");
    const [setup, management] = dashCopy(defaultFacts).pricing.cards;
    expect(setup).toMatchObject({ price: "$1,500–$3,000", text: expect.stringMatching(/^With 30-day support\./) });
    expect(management).toMatchObject({ price: "$500–$1,500", unit: "a month" });
  });

  it.each(["home", "about", "services", "dash"] as const)("offer a session of 30 minutes on %s", (page) => {
    expect(wordsOf(pages[page](defaultFacts)).join(" ")).toContain("30 minutes");
  });
});
