import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import type { HeatReason } from "../rules/heat.ts";
import { leadsCopy } from "../words/desk.ts";

const copy = leadsCopy.heat;
const sixDaysMs = 6 * 24 * 60 * 60 * 1000;

/** "Booked for Monday; scored 25; left a number" */
export function HeatLine({ reasons }: { reasons: readonly HeatReason[] }) {
  const { nowMs, day, weekday } = useBusinessTime();
  const when = (at: number) => (at - nowMs < sixDaysMs ? weekday(at) : day(at));
  function say(reason: HeatReason): string {
    if (reason.of === "booked") return reason.at < nowMs ? copy.met(day(reason.at)) : copy.booked(when(reason.at));
    if (reason.of === "lowQuiz") return copy.lowQuiz(reason.score);
    return reason.of === "campaign" ? copy.campaign(reason.name) : copy[reason.of];
  }
  const words = reasons.map(say).join("; ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
