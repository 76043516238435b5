import type { DocumentName } from "#facts/documents.ts";
import type { Facts } from "#facts/facts.ts";
import { paths } from "#facts/paths.ts";
import { questionCount } from "#facts/quiz-points.ts";
import { bookConsultationCopy } from "#features/bookings/words/book-consultation.ts";
import { aLaCarteItems } from "#features/company/words/a-la-carte.ts";
import { aboutCopy } from "#features/company/words/about.ts";
import { cigarLoungesCopy } from "#features/company/words/cigar-lounges.ts";
import { dashCopy } from "#features/company/words/dash.ts";
import { fineDiningCopy } from "#features/company/words/fine-dining.ts";
import { homeCopy } from "#features/company/words/home.ts";
import { servicesCopy } from "#features/company/words/services.ts";
import { wineriesCopy } from "#features/company/words/wineries.ts";
import { guides } from "#features/guides/words/guides/guides.ts";
import { toolsResourcesCopy } from "#features/guides/words/tools-resources.ts";
import { visibilityQuizCopy } from "#features/quiz/words/visibility-quiz.ts";
import { counted } from "#platform/text/counted.ts";
import { formatPrice } from "#platform/text/format-price.ts";
import type { Known } from "../rules/match-known.ts";
import { factAnswers } from "../words/dash-answers.ts";
import { type AskId, asksCopy } from "../words/dash-asks.ts";
import { guidePages } from "./guide-chapters.ts";
import { packageKnowledge, packagePaths, type Row } from "./package-knowledge.ts";

/** The rows of the business details, the price list and the comparison. */
export function knownFromFacts(facts: Facts): Known[] {
  const asks = asksCopy(facts);
  /** A price is asked for by its period only if it has one. */
  const byPeriod = (text: string) =>
    [/month/.test(text) ? asks.monthly : [], /set ?up/.test(text) ? asks.setup : []].flat();
  const row = (about: string, attribute: AskId, path: string, text: string, ...shows: string[]): Known => ({
    ...{ about, attribute, text, path, shows },
    ...(about === "guides" && attribute === "guides" && { isNamed: true as const }),
    asks: [asks[attribute], ...(attribute === "price" && about !== "business" ? byPeriod(text) : [])].join(", "),
  });
  return [packageKnowledge, ofServices, ofBusiness, ofGuides, ofSteps]
    .flatMap((list) => list(facts, row))
    .filter(({ text }) => text);
}

function ofGuides(facts: Facts, row: Row): Known[] {
  const copy = factAnswers(facts);
  const { library } = toolsResourcesCopy(facts);
  const { soon, soonBadge } = toolsResourcesCopy(facts).growth;
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
    row("guides", "guides", tools, copy.listed(library.title, titles), ...titles),
    row("guides", "free", tools, copy.guidesFree, library.note),
    row("guides", "download", tools, copy.guidesFree, library.note),
    ...soon.flatMap(({ title, text }, at) => [
      row(`soon-${at}`, "checklist", tools, `${title}: ${soonBadge}.`, text),
      row(`soon-${at}`, "what", tools, `${title} (${soonBadge}): ${text}`, text),
    ]),
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
    ...ofTrades(facts, row),
    row("business", "trades", paths.home(), lead, lead),
    row("business", "business", paths.home(), lead, lead),
    row("trades", "trade", paths.home(), lead, lead),
    row("business", "steps", paths.about(), factAnswers(facts).listed(title, names), ...names),
  ];
}

/** The rows of what is built for each trade. */
const ofTrades = (facts: Facts, row: Row): Known[] =>
  (
    [
      ["wineries", paths.wineries(), wineriesCopy],
      ["lounges", paths.cigarLounges(), cigarLoungesCopy],
      ["restaurants", paths.fineDining(), fineDiningCopy],
    ] as const
  ).flatMap(([id, path, copy]) => {
    const { title, layers } = copy(facts).build;
    const built = layers.map((layer) => layer.title);
    return [row(id, "build", path, factAnswers(facts).listed(title, built), ...built)];
  });

function ofServices(facts: Facts, row: Row): Known[] {
  const { dash } = facts;
  const copy = factAnswers(facts);
  const figures = [dash.setup, dash.monthly, dash.setupWithSupport, dash.management].map((price) =>
    formatPrice(price, facts.place),
  );
  const [setup = "", monthly = "", withSupport = "", management = ""] = figures;
  const items = aLaCarteItems(facts);
  const { title } = servicesCopy(facts).aLaCarte;
  const { manners } = dashCopy(facts);
  const limitNames = manners.items.map((each) => each.title);
  return [
    row("dash", "price", paths.dash(), copy.dashPrice(setup, monthly, withSupport, management), ...figures),
    row("dash", "startsAt", paths.dash(), copy.dashPrice(setup, monthly, withSupport, management), ...figures),
    row("dash", "leaves", paths.dash(), copy.listed(manners.title, limitNames), ...limitNames),
    row("dash", "support", paths.dash(), copy.support, `${dash.supportDays}-day`),
    ...items.map(({ id, name, price }) => row(id, "price", paths.services(), copy.single(name, price), price)),
    ...items.flatMap(({ id, name, text }) =>
      (["what", "covers"] as const).map((attribute) =>
        row(id, attribute, paths.services(), copy.single(name, text.replace(/\.$/, "")), text),
      ),
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
  const { discover } = visibilityQuizCopy(facts);
  const areas = discover.items.map(({ title }) => title);
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
    row("quiz", "questions", quiz, copy.quizQuestions, `${questionCount} questions`),
    row("quiz", "length", quiz, copy.quizLength, "3 minutes"),
    row(
      "check-in",
      "length",
      packagePaths.accelerator,
      copy.checkIn(facts.accelerator.checkInMinutes),
      `${facts.accelerator.checkInMinutes}-minute`,
    ),
    row(
      "planning-call",
      "length",
      packagePaths.authority,
      copy.planningCall(facts.authority.planningCallMinutes),
      `${counted(facts.authority.planningCallMinutes, "minute")}`,
    ),
    row("quiz", "contents", quiz, copy.listed(discover.title, areas), ...areas),
    ...ofSocial(facts, row),
  ];
}

function ofSocial(facts: Facts, row: Row): Known[] {
  const { social } = facts;
  const profiles = Object.entries({ Instagram: social.instagram, YouTube: social.youtube, LinkedIn: social.linkedin });
  const names = profiles.flatMap(([name, address]) => (address ? [name] : []));
  return names.length > 0 ? [row("business", "social", paths.home(), factAnswers(facts).social(names))] : [];
}
