import { factGroups, factsCopy } from "#app/copy/desk/business-details.ts";
import { defaultFacts } from "#app/copy/facts.ts";
import { deskMeta } from "#app/desk/frame/desk-meta.ts";
import { mergeFacts } from "#app/rules/business/merge-facts.ts";
import { typeFact } from "#app/rules/business/type-fact.ts";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/facts";
import { FactGroupForm } from "./fact-group-form.tsx";
import { factPlaces, readFactAt } from "./fact-places.ts";
import { flashes, saveFacts, type WrongFacts } from "./save-facts.ts";
import "#app/ui/buttons.css";
import "#app/ui/fields.css";
import "./facts.css";

export const action = saveFacts;

/** From the database: what was just saved may not be in force yet. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { queries } = servicesOf(context);
  const changes = await queries.facts.readFactChanges();
  const previous = await queries.facts.readPreviousFacts();
  const current = mergeFacts(defaultFacts, changes);
  const flashKey = new URL(request.url).searchParams.get("said");
  const facts = factGroups.flatMap((group) =>
    group.facts.map(({ path, kind }) => {
      const standard = readFactAt(defaultFacts, path);
      const value = readFactAt(current, path);
      return {
        path,
        typed: typeFact(kind, value),
        standard,
        isStandard: isSame(value, standard),
        // If the previous value is the default, one way back is enough.
        hasPrevious: previous.get(path) !== undefined || (previous.has(path) && isSame(value, standard)),
        previous: previous.get(path) ?? standard,
        places: factPlaces(path),
      };
    }),
  );
  return { facts, flash: flashes.find((each) => each === flashKey) };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

export type FactState = Route.ComponentProps["loaderData"]["facts"][number];

export const meta: Route.MetaFunction = () => deskMeta(factsCopy.title);

export default function Facts({ loaderData: { facts, flash }, actionData }: Route.ComponentProps) {
  const wrong: WrongFacts | undefined = actionData;
  return (
    <>
      <header className="desk__head">
        <h1 className="h2">{factsCopy.title}</h1>
        <p>{factsCopy.lead}</p>
        {flash && (
          <p className="desk__flash" role="status">
            {factsCopy[flash]}
          </p>
        )}
      </header>
      <div className="facts">
        <nav className="facts__jump" aria-label={factsCopy.jump}>
          <ul>
            {factGroups.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="facts__groups">
          {factGroups.map((group) => (
            <FactGroupForm
              key={group.id}
              group={group}
              states={facts}
              wrong={wrong?.group === group.id ? wrong : undefined}
            />
          ))}
        </div>
      </div>
    </>
  );
}
