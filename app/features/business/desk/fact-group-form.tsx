import type { ReactNode } from "react";
import { deskPaths } from "#facts/desk-paths.ts";
import type { SlotState } from "#facts/shown-proof.ts";
import { type FactCopy, type FactGroup, factsCopy } from "#features/details/words/business-details.ts";
import { slotStates } from "#features/details/words/proof-details.ts";
import type { ChangeWarning } from "#platform/http/feature.ts";
import { Button } from "#platform/ui/button.tsx";
import { FactRow } from "./fact-row.tsx";
import type { FactState } from "./load-facts.ts";
import { OutsideSessions } from "./outside-sessions.tsx";
import type { UnsavedFacts } from "./save-facts.ts";
import type { SlotSummary } from "./slot-summaries.ts";

export const factFormId = "facts";

type Props = {
  group: FactGroup;
  states: readonly FactState[];
  unsaved: UnsavedFacts | undefined;
  /** Whether each detail names the pages that show it; else the section does. */
  hasPlaces: boolean;
  summaries: readonly SlotSummary[];
};

export function FactGroupForm({ group, states, unsaved, hasPlaces, summaries }: Props) {
  const { id, title } = group;
  const hasFiles = group.facts.some(({ kind }) => kind.type === "picture");
  const firstWrong = group.facts.find(({ path }) => unsaved?.problems[path])?.path;
  const count = Object.keys(unsaved?.problems ?? {}).length;
  const row = (fact: FactCopy) => {
    const state = states.find(({ path }) => path === fact.path);
    return (
      state && (
        <FactRow
          key={fact.path}
          fact={fact}
          state={state}
          unsaved={unsaved}
          hasPlaces={hasPlaces}
          isFirstWrong={fact.path === firstWrong}
        />
      )
    );
  };
  return (
    <form
      id={factFormId}
      method="post"
      action={deskPaths.factGroup(id)}
      encType={hasFiles ? "multipart/form-data" : undefined}
      noValidate
    >
      {/* Enter presses the first button of a form: this hidden one, which saves. */}
      <button className="vh" type="submit" tabIndex={-1} aria-hidden="true">
        {factsCopy.save}
      </button>
      {count > 0 && (
        <p className="facts__wrong" role="alert">
          {factsCopy.problems(count)}
        </p>
      )}
      {unsaved?.question && <Question {...unsaved.question} />}
      {group.slots ? (
        <FactSlots group={group} summaries={summaries} unsaved={unsaved}>
          {row}
        </FactSlots>
      ) : (
        group.facts.map(row)
      )}
      {unsaved?.question ? (
        <SaveAll {...unsaved.question} />
      ) : (
        <Button kind="ink" small bare type="submit">
          {factsCopy.save}
          <span className="vh">{factsCopy.saveOf(title)}</span>
        </Button>
      )}
    </form>
  );
}

type Asked = NonNullable<UnsavedFacts["question"]>;

/** Asks before a change closes booked hours or makes answers untrue. */
const Question = ({ outside, warning, act }: Asked) => (
  <div className="outside" role="alert">
    {outside ? (
      <>
        <p>{factsCopy.outside.ask(outside.count)}</p>
        <OutsideSessions outside={outside} />
      </>
    ) : (
      warning && <Warning {...warning} />
    )}
    <SaveAll outside={outside} warning={warning} act={act} />
  </div>
);

/** The answer to the question, beside it and where the form is saved. */
const SaveAll = ({ outside, warning, act }: Asked) => (
  <Button kind="ink" small bare type="submit" name="sure" value={act}>
    {outside ? factsCopy.outside.sure : warning?.sure}
  </Button>
);

const Warning = ({ text, items, link }: ChangeWarning) => (
  <>
    <p>{text}</p>
    <ul className="outside__list">
      {items.map((item) => (
        <li key={item.title}>
          <span>
            <b>{item.title}</b> {item.text}
          </span>
        </li>
      ))}
    </ul>
    <p>
      <a href={link.href}>{link.name}</a>
    </p>
  </>
);

const marks: Record<SlotState, string> = { empty: "off", unfinished: "wait", unpermitted: "bad", shown: "ok" };

type FactSlotsProps = {
  group: FactGroup;
  summaries: readonly SlotSummary[];
  unsaved: UnsavedFacts | undefined;
  children: (fact: FactCopy) => ReactNode;
};

/** Renders the slots of a section. Unfinished ones are open, else the next one to fill in. */
function FactSlots({ group, summaries, unsaved, children }: FactSlotsProps) {
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
