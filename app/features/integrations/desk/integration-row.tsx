import { deskPaths } from "#facts/desk-paths.ts";
import { Button, ButtonLink } from "#platform/ui/button.tsx";
import { integrations, integrationsCopy as words } from "../words/integrations.ts";
import { type Integration, LastHeard } from "./last-heard.tsx";

const looks = {
  "built-in": "off",
  connected: "ok",
  "set by server": "ok",
  "in trouble": "bad",
  lost: "bad",
} as const;

type Props = { integration: Integration; heading?: "h3" | "h4" };

export function IntegrationRow({ integration, heading: Heading = "h3" }: Props) {
  const { name, state, connection, connected } = integration;
  const copy = integrations[name];
  return (
    <li className="integration" id={name}>
      <Heading className="integration__name">{copy.name}</Heading>
      <div className="integration__stands">
        <span className={`st st--${looks[state]}`}>{(state === "built-in" && copy.word) || words.states[state]}</span>
        <p>{connected ?? copy.builtIn}</p>
        {!connected && copy.connect && <HowToConnect name={copy.name} what={copy.connect} />}
      </div>
      <div className="integration__last">{isTestable(integration) && <LastHeard integration={integration} />}</div>
      <div className="integration__ways">
        {connection && (
          <ButtonLink kind="line" small bare href={deskPaths.connection(connection)}>
            {words.ways[state]}
            <span className="vh">{words.testOf(copy.name)}</span>
          </ButtonLink>
        )}
        {isTestable(integration) && (
          <form method="post" action={deskPaths.integrations()}>
            <Button kind="line" small bare type="submit" name="integration" value={name}>
              {words.test}
              <span className="vh">{words.testOf(copy.name)}</span>
            </Button>
          </form>
        )}
      </div>
    </li>
  );
}

/** The server always has these two, so they can be tested without being connected. */
const isTestable = ({ name, state }: Integration) => state !== "built-in" || name === "database" || name === "proxy";

const HowToConnect = ({ name, what }: { name: string; what: string }) => (
  <details className="technical">
    <summary>
      {words.how}
      <span className="vh">: {name}</span>
    </summary>
    <p>{words.connect(what)}</p>
  </details>
);
