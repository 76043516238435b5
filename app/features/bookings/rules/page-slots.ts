import { addDays, dateIn } from "#platform/time/zoned-time.ts";

const daysOnAPage = 5;

type Window = { slots: readonly number[]; ownerZone: string; from: string; days: number; last: string };

/** The first days with free slots, and the day from which there may be more. */
export function pageSlots({ slots, ownerZone, from, days, last }: Window): { shown: number[]; later?: string } {
  const dates = [...new Set(slots.map((slot) => dateIn(ownerZone, slot)))];
  const next = dates[daysOnAPage];
  const shown = slots.filter((slot) => !next || dateIn(ownerZone, slot) < next);
  const beyond = addDays(from, days);
  const later = next ?? (beyond <= last ? beyond : undefined);
  return later ? { shown, later } : { shown };
}

/** Slots by their day in a zone, in order. */
export function groupSlots(slots: readonly number[], zone: string): Map<string, number[]> {
  const days = new Map<string, number[]>();
  for (const slot of slots) {
    const date = dateIn(zone, slot);
    days.set(date, [...(days.get(date) ?? []), slot]);
  }
  return days;
}
