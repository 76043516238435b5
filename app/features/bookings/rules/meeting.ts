import type { Facts } from "#facts/facts.ts";
import { isLink } from "#facts/session-kind.ts";
import type { Appointment } from "./write-ics.ts";

export type Meeting = "phone" | "video";

type MeetingFacts = Pick<Facts, "meeting" | "kind">;

/**
 * The ways to meet that a visitor chooses from, the first of them chosen beforehand. None if the owner has set none, or
 * if the kind of session has a place of its own.
 */
export function meetingsOf({ meeting, kind }: MeetingFacts): Meeting[] {
  if (kind?.place) return [];
  const offered = meeting.offered.split(" ").filter(Boolean) as Meeting[];
  return offered.filter((each) => each !== "video" || meeting.videoAddress !== "");
}

type Session = { id: string; meeting: string; phone: string };

/** Where a session takes place: words, the address of a room, or a number that we call; nothing if it is left open. */
export type SessionPlace = { words?: string; room?: string; phone?: string };

export function placeOfSession({ id, meeting, phone }: Session, { kind, meeting: set }: MeetingFacts): SessionPlace {
  if (kind?.place) return isLink(kind.place) ? { room: kind.place } : { words: kind.place };
  if (meeting === "phone") return { phone };
  const room = set.videoAddress.replaceAll("{booking}", id);
  return meeting === "video" && room ? { room } : {};
}

/** A call as a calendar program opens it (RFC 7986 5.11). Only we call a visitor's number. */
export function conferenceOf({ room, phone }: SessionPlace, isOurs: boolean): Appointment["conference"] {
  if (room && URL.canParse(room)) return { features: "AUDIO,VIDEO", uri: new URL(room).href };
  return phone && isOurs ? { features: "PHONE", uri: `tel:${phone.replace(/[^\d+]/g, "")}` } : undefined;
}

const minDigits = 5;
export const maxPhoneCharacters = 40;

export const isPhone = (text: string) => text.replace(/\D/g, "").length >= minDigits;
