import type { ReactNode } from "react";
import type { FactCopy, FactGroup } from "#app/copy/desk/business-details.ts";
import { slotStates } from "#app/copy/desk/proof-details.ts";
import type { SlotState } from "#app/rules/business/shown-proof.ts";
import type { UnsavedFacts } from "./save-facts.ts";
import type { SlotSummary } from "./slot-summaries.ts";

const marks: Record<SlotState, string> = { empty: "off", unfinished: "wait", unpermitted: "bad", shown: "ok" };

type Props = {
  group: FactGroup;
  summaries: readonly SlotSummary[];
  unsaved: UnsavedFacts | undefined;
  children: (fact: FactCopy) => ReactNode;
};

/** Renders the slots of a section. Unfinished ones are open, else the next one to fill in. */
export function FactSlots({ group, summaries, unsaved, children }: Props) {
  const waits = ({ state }: Pick<SlotSummary, "state">) => state === "unfinished" || state === "unpermitted";
  const next = summaries.some(waits) ? undefined : summaries.find(({ state }) => state === "empty")?.id;
  return group.slots?.map(({ id, title, facts }) => {
    const { state, name } = summaries.find((each) => each.id === id) ?? { state: "empty" as const, name: "" };
    const isWrong = facts.some(({ path }) => unsaved?.problems[path]);
    const isTyped = facts.some(({ path }) => unsaved?.typed[path]?.some(Boolean));
    const isOpen = isWrong || isTyped || id === next || waits({ state });
    return (
      <details key={id} className="fact-slot" id={`slot-${id}`} open={isOpen}>
        <summary>
          <h2>
            {title}
            {name && <span>{name}</span>}
          </h2>
          <span className={`st st--${marks[state]}`}>{slotStates[state]}</span>
        </summary>
        {facts.map(children)}
      </details>
    );
  });
}
