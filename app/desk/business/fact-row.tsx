import { type FactCopy, factProblems, factsCopy, wordFact } from "#app/copy/desk/business-details.ts";
import { FactFields } from "./fact-fields.tsx";
import type { FactState } from "./facts.tsx";
import type { WrongFacts } from "./save-facts.ts";

type Props = { fact: FactCopy; state: FactState; wrong: WrongFacts | undefined; isFirstWrong: boolean };

/** A fact's fields, its previous value, where it shows, and how to undo. */
export function FactRow({ fact, state, wrong, isFirstWrong }: Props) {
  const { path, kind } = fact;
  const found = wrong?.problems[path];
  const problem = found && { at: found.at, words: factProblems[found.problem](kind), isFirst: isFirstWrong };
  return (
    <div className="fact">
      <FactFields fact={fact} typed={wrong?.typed[path] ?? state.typed} problem={problem} />
      <div className="fact__aside">
        <p>{state.isStandard ? factsCopy.isStandard : factsCopy.standard(wordFact(kind, state.standard))}</p>
        {state.hasPrevious && <p>{factsCopy.previous(wordFact(kind, state.previous))}</p>}
        <Ways fact={fact} state={state} />
        <p>
          {factsCopy.shown} <Places places={state.places} />
        </p>
      </div>
    </div>
  );
}

function Ways({ fact: { path, label }, state: { isStandard, hasPrevious } }: Pick<Props, "fact" | "state">) {
  if (isStandard && !hasPrevious) return null;
  const way = (how: string, words: string) => (
    <button className="textbtn" type="submit" name="back" value={`${how}:${path}`}>
      {words}
      <span className="vh">{factsCopy.backOf(label)}</span>
    </button>
  );
  return (
    <p className="fact__ways">
      {!isStandard && way("standard", factsCopy.toStandard)}
      {hasPrevious && way("previous", factsCopy.toPrevious)}
    </p>
  );
}

function Places({ places }: Pick<FactState, "places">) {
  if (places === "everywhere") return factsCopy.everywhere;
  if (places.length === 0) return factsCopy.notShown;
  return places.map(({ name, href }, index) => (
    <span key={href}>
      {index > 0 && ", "}
      <a href={href}>{name}</a>
    </span>
  ));
}
