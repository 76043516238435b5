import { deskPaths } from "#facts/desk-paths.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { listNeeds, type Need } from "../rules/list-needs.ts";
import { type IntegrationName, integrationsCopy, integrations as names } from "../words/integrations.ts";
import type { Integration } from "./last-heard.tsx";

const copy = integrationsCopy.needs;

/** The first thing that is seen: what is missing for the business, and what does not work. */
export function Needs({ integrations }: { integrations: Integration[] }) {
  const needs = listNeeds(integrations);
  return (
    <section className="needs" aria-labelledby="needs">
      {needs.length === 0 ? (
        <p className="st st--ok" id="needs">
          {copy.none}
        </p>
      ) : (
        <>
          <h2 id="needs">{copy.title}</h2>
          <ul>
            {needs.map((need) => (
              <li key={"name" in need ? need.name : need.kind}>
                <p>{sayNeed(need)}</p>
                <GoLink {...linkOf(need)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const sayNeed = (need: Need<IntegrationName>) =>
  "name" in need ? copy[need.kind](names[need.name].name) : copy[need.kind];

function linkOf(need: Need<IntegrationName>) {
  if ("name" in need) return { href: `#${need.name}`, children: copy.links.troubled };
  const href = need.kind === "calendar" ? "#calendars" : deskPaths.connection(need.kind);
  return { href, children: copy.links[need.kind] };
}
