import { deskPaths } from "#facts/desk-paths.ts";
import { deliveriesCopy } from "#platform/desk/words/sent-messages.ts";
import type { Destination } from "#platform/outbox/destinations.ts";
import { Button } from "#platform/ui/button.tsx";

const copy = deliveriesCopy.test;

type Props = { destinations: { destination: Destination; isSet: boolean }[] };

export const SendTests = ({ destinations }: Props) => (
  <section className="tests" aria-labelledby="tests">
    <h2 id="tests">{copy.title}</h2>
    <p className="quiet">{copy.text}</p>
    <form method="post" className="tests__ways">
      {destinations.map(({ destination, isSet }) => (
        <div key={destination}>
          <Button kind="line" small bare type="submit" name="test" value={destination} disabled={!isSet}>
            {copy.button(copy.names[destination])}
          </Button>
          {!isSet && (
            <p className="quiet">
              {copy.missing}{" "}
              <a href={`${deskPaths.integrations()}#${destination}`}>
                {copy.connect}
                <span className="vh">: {copy.names[destination]}</span>
              </a>
            </p>
          )}
        </div>
      ))}
    </form>
  </section>
);
