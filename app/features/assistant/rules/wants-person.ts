import { foldText } from "#platform/text/match-words.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

const people = words(`person human humans someone somebody anybody anyone agent operator representative rep staff team
  founder owner manager callback people`);
const others =
  words(`a an the i id im we me us my can could may might would will like love want wanna need let lets please
  pls plz to with of from at for by in on be is are there here now hi hey hello ok okay thanks thank you your you're
  real live actual talk speak chat call phone contact reach connect put through have has get give back stop bot robot
  just rather instead this an handed hand over transfer transferred`);

/** Whether this asks for a person and for nothing else. */
export function wantsPerson(question: string): boolean {
  const asked =
    foldText(question)
      .replace(/['’]/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const isCall = /\bcall (?:me|us)\b/i.test(question);
  const isAsked = isCall || asked.some((word) => people.has(word));
  return isAsked && asked.every((word) => people.has(word) || others.has(word));
}
