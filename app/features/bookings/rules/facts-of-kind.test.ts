import { expect, test } from "vitest";
import { defaultFacts, type Facts } from "#facts/facts.ts";
import { keepPromises, openedKind, type SessionPromise, sessionPath } from "#facts/promised-kinds.ts";
import type { SessionKind } from "#facts/session-kind.ts";
import { addedKinds, factsOfKind, openKindOfSlug, pageOfKind, shownKinds } from "./facts-of-kind.ts";
import { kindSlug } from "./kind-slug.ts";
import { isSlotAvailable, slotsOfDay } from "./open-slots.ts";

const closed: string[][] = [[], [], [], [], [], [], []];
const times = { lengthMinutes: 60, bufferMinutes: 30, noticeHours: 24, horizonDays: 28, maxADay: 1 };
const review: SessionKind = {
  ...{ id: "review", slug: "wine-list", name: "Review", about: "", place: "", questions: [], isHidden: false },
  times: { ...times, weeklyHours: closed },
};
const late = { ...review, id: "late", slug: "late", isHidden: true };
const evenings = { ...late, times: { ...times, weeklyHours: closed.map(() => ["18:00–20:00"]) } };
const facts = { ...defaultFacts, kinds: [review, evenings] };

test("a kind has its own rules, and the business's hours unless it has hours of its own", () => {
  const { booking, kind } = factsOfKind(facts, "review");
  expect([kind?.name, booking.lengthMinutes, booking.weeklyHours, booking.timeZone]).toEqual([
    ...["Review", 60, defaultFacts.booking.weeklyHours, defaultFacts.booking.timeZone],
  ]);
  expect(slotsOfDay(factsOfKind(facts, "late").booking, "2026-12-10")).toEqual([Date.UTC(2026, 11, 11, 2)]);
  for (const id of ["", "gone"]) expect(factsOfKind(facts, id)).toBe(facts);
  expect(shownKinds(facts)).toEqual([review]);
});

test("a page opens a kind for its promise, unless that is hidden or the ordinary session", () => {
  const opened = (changed: Partial<Facts>, promise: SessionPromise) =>
    openedKind({ ...defaultFacts, ...changed }, promise);
  const sessionMinutes = { ...defaultFacts.sessionMinutes, strategyCall: 45, quiz: 30 };
  const kinds = [{ ...late, id: "blueprint" }];
  expect(opened({}, "quiz")).toMatchObject({ slug: "digital-diagnostic", times: { lengthMinutes: 15 } });
  expect(opened({ sessionMinutes }, "quiz")?.times.lengthMinutes).toBe(30);
  expect([opened({}, "strategyCall"), opened({ sessionMinutes }, "strategyCall")?.times.lengthMinutes]).toEqual([
    undefined,
    45,
  ]);
  expect(opened({ kinds }, "blueprint")).toBe(undefined);
  expect(sessionPath({ ...defaultFacts, kinds }, "blueprint")).toBe("/book-consultation");
  expect(keepPromises({ ...defaultFacts, kinds }).sessionMinutes.blueprint).toBe(30);
  expect(addedKinds({ ...defaultFacts, kinds })).toEqual([]);
  expect(openKindOfSlug({ ...defaultFacts, kinds }, "visibility-audit")).toBe(undefined);
  expect([pageOfKind(review), pageOfKind({ id: "quiz", slug: "digital-diagnostic" })]).toEqual([
    ...["/book-consultation/wine-list", "/book-consultation?kind=digital-diagnostic"],
  ]);
});

test("the longer pause of two kinds is kept, on either side", () => {
  const { booking } = facts;
  const [, second = 0] = slotsOfDay(booking, "2026-12-10");
  const minutesBefore = (minutes: number, bufferMinutes: number) => ({
    startMs: second - (minutes + 60) * 60_000,
    endMs: second - minutes * 60_000,
    bufferMinutes,
  });
  const isOpen = (minutes: number, bufferMinutes: number) =>
    isSlotAvailable(second, {
      facts: booking,
      taken: [minutesBefore(minutes, bufferMinutes)],
      nowMs: Date.UTC(2026, 11, 8),
    });
  expect([isOpen(29, 30), isOpen(30, 30), isOpen(14, 0), isOpen(15, 0)]).toEqual([false, true, false, true]);
});

test.each([
  ["Wine list, read aloud", "wine-list-read-aloud"],
  ["Crème — à la carte!", "creme-a-la-carte"],
  ["  --  ", "session"],
  ["Consultation", "consultation-2"],
  ["Digital Diagnostic", "digital-diagnostic-2"],
  ["葡萄酒", "session"],
  ["x".repeat(100), "x".repeat(60)],
])("the address of %j is %j", (name, slug) => {
  expect(kindSlug(name)).toBe(slug);
});
