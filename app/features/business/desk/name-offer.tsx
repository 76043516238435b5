import { deskPaths } from "#facts/desk-paths.ts";
import { factGroups, factsCopy } from "#features/details/words/business-details.ts";
import type { NamedFact } from "#features/words/rules/follow-name.ts";
import { Button } from "#platform/ui/button.tsx";

const copy = factsCopy.follow;
const all = factGroups.flatMap(({ facts }) => facts);
const labelOf = (path: string) => all.find((fact) => fact.path === path)?.label ?? path;

/** Offers to update facts that still contain an earlier name of the business. */
export const NameOffer = ({ followers }: { followers: NamedFact[] }) => (
  <section className="offer" aria-labelledby="follow">
    <h2 id="follow">{copy.title}</h2>
    <form method="post" action={deskPaths.factGroup("brand")}>
      <p>{copy.text}</p>
      {followers.map(({ path, value }) => (
        <div className="field field--tick" key={path}>
          <label htmlFor={`follow.${path}`}>
            <input id={`follow.${path}`} type="checkbox" name={`follow.${path}`} defaultChecked />
            {copy.change(labelOf(path), value)}
          </label>
        </div>
      ))}
      <Button kind="ink" small bare type="submit" name="act" value="follow">
        {copy.button}
      </Button>
      <p className="quiet">
        {copy.remains} <a href={deskPaths.words()}>{copy.words}</a> <a href={deskPaths.brand()}>{copy.mark}</a>
      </p>
    </form>
  </section>
);
