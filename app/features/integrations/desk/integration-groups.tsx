import { calendarNames } from "../rules/list-needs.ts";
import { integrationsCopy as copy, type IntegrationGroup, integrationGroups } from "../words/integrations.ts";
import { IntegrationRow } from "./integration-row.tsx";
import type { Integration } from "./last-heard.tsx";

type Props = { integrations: Integration[] };

export function IntegrationGroups({ integrations }: Props) {
  const of = (group: IntegrationGroup) =>
    integrations.filter(({ name }) => integrationGroups[group].some((each) => each === name));
  const server = of("server");
  return (
    <>
      <section aria-labelledby="own">
        <h2 id="own">{copy.groups.own}</h2>
        <ul className="integrations">
          <Rows integrations={of("own").filter((each) => !isCalendar(each))} />
          <Calendars integrations={of("own").filter(isCalendar)} />
        </ul>
      </section>
      <section aria-labelledby="automations">
        <h2 id="automations">{copy.groups.automations}</h2>
        <ul className="integrations">
          <Rows integrations={of("automations")} />
        </ul>
      </section>
      <details className="integrations__server" open={server.some(isWrong)}>
        <summary>
          <h2>{copy.groups.server}</h2>
        </summary>
        <ul className="integrations">
          <Rows integrations={server} />
        </ul>
      </details>
    </>
  );
}

const Rows = ({ integrations }: Props) =>
  integrations.map((integration) => <IntegrationRow key={integration.name} integration={integration} />);

/** One entry with a choice of ways. */
const Calendars = ({ integrations }: Props) =>
  integrations.length > 0 && (
    <li className="integration-choice" id="calendars">
      <h3 className="integration__name">{copy.calendar.title}</h3>
      <p className="quiet">{copy.calendar.text}</p>
      <ul>
        {integrations.map((integration) => (
          <IntegrationRow key={integration.name} integration={integration} heading="h4" />
        ))}
      </ul>
    </li>
  );

const isCalendar = ({ name }: Integration) => calendarNames.some((each) => each === name);
const isWrong = ({ state }: Integration) => state === "in trouble" || state === "lost";
