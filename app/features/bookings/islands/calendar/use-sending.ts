import { nanoid } from "nanoid";
import { useRef, useState } from "react";
import type { AnswerField } from "#facts/session-kind.ts";
import { usePageToken } from "#platform/islands/use-page-token.ts";
import { type BookingProblems, checkBooking } from "../../rules/check-booking.ts";
import type { KnownVisitor } from "../../rules/known-visitor.ts";
import { type BookingOutcome, sendBooking } from "../ask-calendar.ts";
import type { Calendar } from "./use-calendar.ts";
import type { CalendarProps } from "./use-free-slots.ts";

export type Notice = Exclude<BookingOutcome["kind"], "booked">;

type Values = Record<"name" | "email" | "phone" | "meeting" | "notes" | "consent" | AnswerField, string>;

const nobody = { name: "", email: "", phone: "", notes: "", consent: "" };

const valuesOf = ({ askedId: _, ...values }: Partial<KnownVisitor> = {}) => values;

/** Sends the booking, then opens its page, or returns to the calendar with a message. */
export function useSending({ action, isMoving, asks, known }: CalendarProps, calendar: Calendar, onGone: () => void) {
  const [values, setValues] = useState<Values>({ ...nobody, meeting: asks.meetings[0] ?? "", ...valuesOf(known) });
  const [problems, setProblems] = useState<BookingProblems>({});
  const [notice, setNotice] = useState<Notice>();
  const [isBusy, setIsBusy] = useState(false);
  const keyFor = useIdempotencyKey();
  const pageToken = usePageToken();

  async function send() {
    const { slot, zone } = calendar;
    if (isBusy || slot === undefined) return;
    const body = { start: new Date(slot).toISOString(), timeZone: zone, ...values, asked: known?.askedId };
    const checked = checkBooking(body, asks);
    const wrong = isMoving || checked.ok ? {} : checked.problems;
    setProblems(wrong);
    if (Object.keys(wrong).length > 0) return;
    setIsBusy(true);
    setNotice(undefined);
    const outcome = await sendBooking(action, { body, idempotencyKey: keyFor(body), pageToken: await pageToken() });
    // The button stays busy until the next page comes.
    if (outcome.kind === "booked") return leaveFor(outcome.page);
    setIsBusy(false);
    setNotice(outcome.kind);
    if (outcome.kind !== "gone") return;
    calendar.lose(outcome.slots);
    onGone();
  }

  return {
    values,
    known,
    asks,
    problems,
    notice,
    isBusy,
    send,
    change: (field: keyof typeof values, value: string) => setValues((before) => ({ ...before, [field]: value })),
  };
}

/** One idempotency key for each distinct request: any change makes a new one. */
function useIdempotencyKey() {
  const last = useRef({ text: "", key: "" });
  return (body: object) => {
    const text = JSON.stringify(body);
    if (text !== last.current.text) last.current = { text, key: nanoid() };
    return last.current.key;
  };
}

function leaveFor(page: string) {
  // Going back may restore the calendar busy, and with an hour that is taken.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  top?.location.assign(page);
}

export type Sending = ReturnType<typeof useSending>;
