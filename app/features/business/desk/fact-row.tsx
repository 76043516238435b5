import { useFacts } from "#facts/use-facts.ts";
import { FactFields } from "#features/details/desk/fact-fields.tsx";
import { type FactCopy, factProblems, factsCopy, wordFact } from "#features/details/words/business-details.ts";
import type { FactState } from "./load-facts.ts";
import type { UnsavedFacts } from "./save-facts.ts";

type Props = {
  fact: FactCopy;
  state: FactState;
  unsaved: UnsavedFacts | undefined;
  isFirstWrong: boolean;
  hasPlaces: boolean;
};

/** Renders a fact's fields, the pages that show it and, once it was changed, its earlier values with their buttons. */
export function FactRow({ fact, state, unsaved, isFirstWrong, hasPlaces }: Props) {
  const { path, kind } = fact;
  const { place } = useFacts();
  const found = unsaved?.problems[path];
  const problem = found && {
    at: found.at,
    words: factProblems[found.problem](kind, found.spans ?? [], place),
    isFirst: isFirstWrong,
  };
  const say = (value: unknown) => wordFact(kind, value, place);
  return (
    <div className="fact" id={`fact-${path}`}>
      <FactFields fact={fact} typed={unsaved?.typed[path] ?? state.typed} problem={problem} week={unsaved?.week} />
      <div className="fact__aside">
        {!state.isStandard && <p className="st st--new">{factsCopy.changed}</p>}
        {!state.isStandard && <p>{factsCopy.standard(say(state.standard))}</p>}
        {state.hasPrevious && <p>{factsCopy.previous(say(state.previous))}</p>}
        <Ways fact={fact} state={state} />
        {hasPlaces && <ShownOn places={state.places} />}
      </div>
    </div>
  );
}

function Ways({ fact: { path, label }, state: { isStandard, hasPrevious } }: Pick<Props, "fact" | "state">) {
  if (isStandard && !hasPrevious) return null;
  const way = (how: string, words: string) => (
    <button className="textbtn" type="submit" name="act" value={`${how}:${path}`}>
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

/** The pages that show a detail. */
export const ShownOn = ({ places }: Pick<FactState, "places">) =>
  places.length > 0 && (
    <p className="quiet">
      <Places places={places} />
    </p>
  );

function Places({ places }: Pick<FactState, "places">) {
  if (places === "everywhere") return `${factsCopy.shown} ${factsCopy.everywhere}`;
  if (places === "search") return factsCopy.onlySearch;
  if (places === "mails") return factsCopy.onlyMails;
  return places.map(({ name, href }, place) => (
    <span key={href}>
      {place === 0 ? `${factsCopy.shown} ` : ", "}
      <a href={href}>{name}</a>
    </span>
  ));
}
