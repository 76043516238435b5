import { dateIn } from "#app/rules/time/zoned-time.ts";

/** Slots by their day in a zone, in order. */
export function groupSlots(slots: readonly number[], zone: string): Map<string, number[]> {
  const days = new Map<string, number[]>();
  for (const slot of slots) {
    const date = dateIn(zone, slot);
    days.set(date, [...(days.get(date) ?? []), slot]);
  }
  return days;
}
