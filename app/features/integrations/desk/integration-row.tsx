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

export function IntegrationRow({ integration }: { integration: Integration }) {
  const { name, state, connection, connected } = integration;
  const copy = integrations[name];
  return (
    <li className="integration" id={name}>
      <h2 className="integration__name">{copy.name}</h2>
      <div className="integration__stands">
        <span className={`st st--${looks[state]}`}>{(state === "built-in" && copy.word) || words.states[state]}</span>
        <p>{connected ?? copy.builtIn}</p>
        {!connected && copy.connect && <HowToConnect name={copy.name} what={copy.connect} />}
      </div>
      <div className="integration__last">
        <LastHeard integration={integration} />
      </div>
      <div className="integration__ways">
        {connection && (
          <ButtonLink kind="line" small bare href={deskPaths.connection(connection)}>
            {words.ways[state]}
            <span className="vh">{words.testOf(copy.name)}</span>
          </ButtonLink>
        )}
        <form method="post" action={deskPaths.integrations()}>
          <Button kind="line" small bare type="submit" name="integration" value={name}>
            {words.test}
            <span className="vh">{words.testOf(copy.name)}</span>
          </Button>
        </form>
      </div>
    </li>
  );
}

const HowToConnect = ({ name, what }: { name: string; what: string }) => (
  <details className="technical">
    <summary>
      {words.how}
      <span className="vh">: {name}</span>
    </summary>
    <p>{words.connect(what)}</p>
  </details>
);
