import type { Facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { bookConsultationCopy } from "#features/bookings/words/book-consultation.ts";
import { aLaCarteItems } from "#features/company/words/a-la-carte.ts";
import { packageFacts } from "#features/company/words/package-facts.ts";
import { formatPrice } from "#platform/text/format-price.ts";
import type { FactKind, FactSubject, SiteFact } from "../rules/match-fact.ts";
import { factAnswers } from "../words/dash-answers.ts";

export type SiteFacts = { facts: SiteFact[]; subjects: FactSubject[] };

/** The facts that answer questions by themselves, and the names that visitors use for them. */
export function siteFacts(facts: Facts): SiteFacts {
  const all = [...packagePrices(facts), ...packageContents(facts), ...singlePrices(facts), ...ofBusiness(facts)];
  return { facts: all.filter(({ text }) => text), subjects: subjectsOf(facts) };
}

const packagePaths = {
  starter: paths.visibilityStarter(),
  accelerator: paths.growthAccelerator(),
  authority: paths.authorityBuilder(),
};
type PackageId = keyof typeof packagePaths;

const fact = (about: string, kind: FactKind, path: string, text: string, ...figures: string[]): SiteFact => ({
  ...{ about, kind, path, text, figures },
});

function packagePrices(facts: Facts): SiteFact[] {
  const { dash, place } = facts;
  const { setupAndMonthly, dashPrice } = factAnswers(facts);
  const offers = Object.values(packageFacts(facts)).map(({ id, name, setup, monthly }) =>
    fact(id, "price", packagePaths[id], setupAndMonthly(name, setup, monthly), setup, monthly),
  );
  const figures = [dash.setup, dash.monthly, dash.setupWithSupport, dash.management].map((price) =>
    formatPrice(price, place),
  );
  const [setup = "", monthly = "", withSupport = "", management = ""] = figures;
  const text = dashPrice(setup, monthly, withSupport, management);
  return [...offers, fact("dash", "price", paths.dash(), text, ...figures)];
}

function packageContents(facts: Facts): SiteFact[] {
  const { starter, accelerator, authority, dash } = facts;
  const copy = factAnswers(facts);
  const names = packageFacts(facts);
  const holds = (id: PackageId, kind: FactKind, what: string, figure: string) =>
    fact(id, kind, packagePaths[id], copy.contains(names[id].name, what), figure);
  const posts = (id: PackageId, count: string) => holds(id, "posts", copy.posts(count), `${count} posts`);
  const planning = authority.planningCallMinutes;
  return [
    posts("starter", starter.postsPerMonth),
    posts("accelerator", accelerator.postsPerMonth),
    posts("authority", authority.postsPerMonth),
    holds("starter", "pages", copy.refresh(starter.refreshedPages), `${starter.refreshedPages}-page`),
    holds("accelerator", "pages", copy.site(accelerator.pages), `${accelerator.pages} pages`),
    holds("authority", "pages", copy.siteUpTo(authority.pages), `${authority.pages} pages`),
    fact(
      ...(["check-in", "length", packagePaths.accelerator, copy.checkIn(accelerator.checkInMinutes)] as const),
      `${accelerator.checkInMinutes}-minute`,
    ),
    fact("planning-call", "length", packagePaths.authority, copy.planningCall(planning), `${planning} minutes`),
    fact("dash", "support", paths.dash(), copy.support, `${dash.supportDays}-day`),
  ];
}

function singlePrices(facts: Facts): SiteFact[] {
  const { single } = factAnswers(facts);
  return aLaCarteItems(facts).map(({ id, name, price }) =>
    fact(id, "price", paths.services(), single(name, price), price),
  );
}

function ofBusiness(facts: Facts): SiteFact[] {
  const { contact, sessionMinutes } = facts;
  const copy = factAnswers(facts);
  const length = `${sessionMinutes.consultation}-minute`;
  const [privacy, booking, tools] = [paths.privacyPolicy(), paths.bookConsultation(), paths.toolsResources()];
  const choose = bookConsultationCopy(facts).booking.calendar.lead;
  return [
    fact("business", "email", privacy, copy.email, contact.email),
    fact("data", "email", privacy, copy.dataEmail, contact.supportEmail),
    fact("business", "place", privacy, copy.place, `${contact.locality}, ${contact.region}`),
    fact("business", "hours", booking, copy.hours, choose),
    fact("consultation", "hours", booking, copy.hours, choose),
    fact("consultation", "length", booking, copy.consultationLength, `free ${length}`),
    fact("consultation", "price", booking, copy.consultationFree, `free ${length}`),
    fact("quiz", "questions", paths.visibilityQuiz(), copy.quizQuestions, "15 questions"),
    fact("quiz", "length", paths.visibilityQuiz(), copy.quizLength, "3 minutes"),
    fact("guides", "price", tools, copy.guidesFree, "Free for a name and an email"),
  ];
}

const aliases: Record<string, readonly string[]> = {
  starter: ["starter"],
  accelerator: ["accelerator"],
  authority: ["authority"],
  audit: ["site audit"],
  website: ["new website", "website design", "build website", "build a website", "build me a website", "website"],
  blog: ["blog"],
  seo: ["search engine optimization", "search visibility"],
  crm: ["guest book"],
  ads: ["paid ads management", "paid ad management", "ads management", "paid ad", "paid advertising"],
};

const others: FactSubject[] = [
  { id: "dash", names: ["Dash"] },
  { id: "check-in", names: ["check in"], within: ["accelerator"] },
  { id: "planning-call", names: ["planning call"], within: ["authority"] },
  { id: "consultation", names: ["consultation", "consult", "first conversation"] },
  { id: "quiz", names: ["visibility quiz", "quiz"] },
  {
    id: "guides",
    names: ["winery playbook", "lounge playbook", "dining playbook", "winery guide", "lounge guide", "playbook"],
  },
  { id: "data", names: ["data request", "personal data", "privacy", "data"] },
];

function subjectsOf(facts: Facts): FactSubject[] {
  const named = [...Object.values(packageFacts(facts)), ...aLaCarteItems(facts)];
  const ofList = named.map(({ id, name }) => ({ id, names: [name, ...(aliases[id] ?? [])] }));
  const all = [...ofList, ...others];
  return [...all, { id: "business", names: [facts.brand.name], yields: true }];
}
