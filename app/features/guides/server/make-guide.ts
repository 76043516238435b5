import { createHash } from "node:crypto";
import { drawnPages } from "#facts/documents.ts";
import { defaultFacts, type Facts } from "#facts/facts.ts";
import type { Look } from "#facts/look.ts";
import { askChildProcess } from "#platform/child-process/server/bounded-process.ts";
import { englishOf } from "#platform/intl/place.ts";
import type { GuideFault } from "../rules/guide-fault.ts";
import type { guides } from "../words/guides/guides.ts";
import type { GuideAnswer, GuideQuestion } from "./guide-process.ts";
import { guideLooks } from "./layout/guide-looks.ts";
import made from "./made-guides.json" with { type: "json" };
import { type OwnFiles, ownArtOf } from "./own-art.ts";

/** A guide takes five seconds of a core; on a busy machine that may be minutes. */
const limits = { memoryMb: 512, residentMb: 1024, timeMs: 5 * 60 * 1000, isPatient: true };
const script = new URL("guide-process.ts", import.meta.url);

type Guide = (typeof guides)[number];

const wordsOf = ({ copy }: Guide, facts: Facts) =>
  JSON.stringify([facts.brand.name, copy(facts), englishOf(facts.place.locale)]);

export type GuideSources = { facts: Facts; ownFiles: OwnFiles; look: Look | undefined };

/**
 * Returns a hash of everything that decides a guide's bytes and its shown pages: name, facts, the owner's words and
 * pictures, and the default design. Undefined if nothing differs from the default guide.
 */
export function guideInputs(guide: Guide, { facts, ownFiles, look }: GuideSources): string | undefined {
  const words = wordsOf(guide, facts);
  const { version } = ownArtOf(guideLooks[guide.name], ownFiles, look);
  if (words === wordsOf(guide, defaultFacts) && version === "") return undefined;
  const inputs = JSON.stringify([made[guide.file].inputs, words, version, drawnPages(guide.name)]);
  return createHash("sha256").update(inputs).digest("base64url");
}

/** Makes a guide in a child process, which also checks the result. */
export async function makeGuide(
  { name, copy }: Guide,
  { facts, ownFiles, look }: GuideSources,
  { nowMs, stopped }: { nowMs: number; stopped: AbortSignal },
): Promise<GuideAnswer> {
  const own = ownArtOf(guideLooks[name], ownFiles, look);
  const language = englishOf(facts.place.locale);
  const question: GuideQuestion = { name, guide: copy(facts), brand: facts.brand.name, language, madeOnMs: nowMs, own };
  const reply = await askChildProcess<GuideAnswer>(script, question, { ...limits, stopped });
  return reply.kind === "answer" ? reply.answer : { kind: "refused", fault: notMade };
}

const notMade: GuideFault = { kind: "not made" };
