import { type FactGroup, factsCopy } from "#app/copy/desk/business-details.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { Button } from "#app/ui/button.tsx";
import { FactRow } from "./fact-row.tsx";
import type { FactState } from "./facts.tsx";
import type { WrongFacts } from "./save-facts.ts";

type Props = { group: FactGroup; states: readonly FactState[]; wrong: WrongFacts | undefined };

export function FactGroupForm({ group, states, wrong }: Props) {
  const { id, title, text } = group;
  const firstWrong = group.facts.find(({ path }) => wrong?.problems[path])?.path;
  const count = Object.keys(wrong?.problems ?? {}).length;
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="quiet">{text}</p>
      {count > 0 && (
        <p className="facts__wrong" role="alert">
          {factsCopy.problems(count)}
        </p>
      )}
      <form method="post" action={deskPaths.facts()} noValidate>
        <input type="hidden" name="group" value={id} />
        {/* Enter presses the first button of a form: this hidden one, which saves. */}
        <button className="vh" type="submit" tabIndex={-1} aria-hidden="true">
          {factsCopy.save}
        </button>
        {group.facts.map((fact) => {
          const state = states.find(({ path }) => path === fact.path);
          return (
            state && (
              <FactRow
                key={fact.path}
                fact={fact}
                state={state}
                wrong={wrong}
                isFirstWrong={fact.path === firstWrong}
              />
            )
          );
        })}
        <Button kind="ink" small bare type="submit">
          {factsCopy.save}
          <span className="vh">{factsCopy.saveOf(title)}</span>
        </Button>
      </form>
    </section>
  );
}
