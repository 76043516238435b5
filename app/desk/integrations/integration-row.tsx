import { integrations, integrationsCopy as words } from "#app/copy/desk/integrations.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { Button } from "#app/ui/button.tsx";
import { type Integration, LastHeard } from "./last-heard.tsx";

export function IntegrationRow({ integration }: { integration: Integration }) {
  const { name, connected } = integration;
  const copy = integrations[name];
  return (
    <li className="integration" id={name}>
      <h2 className="integration__name">{copy.name}</h2>
      <div className="integration__stands">
        <span className={connected ? "st st--ok" : "st st--off"}>
          {connected ? words.connected : (copy.word ?? words.builtIn)}
        </span>
        {connected ? (
          <p>{connected}</p>
        ) : (
          <>
            <p>{copy.builtIn}</p>
            <details className="technical">
              <summary>
                {words.how}
                <span className="vh">: {copy.name}</span>
              </summary>
              <p>{words.connect(copy.connect)}</p>
            </details>
          </>
        )}
      </div>
      <div className="integration__last">
        <LastHeard integration={integration} />
      </div>
      <form method="post" action={deskPaths.integrations()}>
        <Button kind="line" small bare type="submit" name="integration" value={name}>
          {words.test}
          <span className="vh">{words.testOf(copy.name)}</span>
        </Button>
      </form>
    </li>
  );
}
