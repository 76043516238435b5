import { deskPaths } from "#facts/desk-paths.ts";
import { factsCopy as copy, factGroups } from "#features/details/words/business-details.ts";
import { addressesCopy } from "../words/addresses.ts";
import { ShownOn } from "./fact-row.tsx";
import type { ListedFact } from "./list-facts.ts";

type Props = { changed: ListedFact[]; outside: number };

/** Lists all sections, with the owner's changes in each. */
export const GroupList = ({ changed, outside }: Props) => (
  <ul className="facts__sections" aria-label={copy.sections}>
    {factGroups.map(({ id, title, text }) => {
      const own = changed.filter(({ group }) => group === id);
      return (
        <li key={id} id={id}>
          <h2>
            <a href={deskPaths.factGroup(id)}>{title}</a>
          </h2>
          <p className="quiet">{text}</p>
          {id === "booking" && outside > 0 && <p className="facts__warn">{copy.outside.warning(outside)}</p>}
          {own.length > 0 && <Changed facts={own} />}
        </li>
      );
    })}
    <li>
      <h2>
        <a href={deskPaths.addresses()}>{addressesCopy.title}</a>
      </h2>
      <p className="quiet">{addressesCopy.lead}</p>
    </li>
  </ul>
);

const Changed = ({ facts }: { facts: ListedFact[] }) => (
  <details className="facts__changed">
    <summary className="st st--new">{copy.changedCount(facts.length)}</summary>
    <ul>
      {facts.map(({ path, label, words, places }) => (
        <li key={path}>
          <b>{label}</b> {words}
          <ShownOn places={places} />
        </li>
      ))}
    </ul>
  </details>
);
