import { deskPaths } from "#facts/desk-paths.ts";
import { ColumnTable, Named } from "#platform/desk/column-table.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Status } from "#platform/desk/status.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { servicesOf } from "#platform/http/services.ts";
import { ButtonLink } from "#platform/ui/button.tsx";
import { GoLink } from "#platform/ui/go-link.tsx";
import { letterPaths } from "../letter-paths.ts";
import { letterOf, letterPlaces, sequenceNames } from "../rules/sequences.ts";
import { lettersCopy as copy } from "../words/desk.ts";
import type { Route } from "./+types/letters";
import { Obstacles } from "./obstacles.tsx";
import { sayCounts } from "./say-counts.ts";
import { sequenceWords } from "./sequence-words.ts";
import "./letters.css";

export async function loader({ context }: Route.LoaderArgs) {
  const { letterAdmin } = servicesOf(context);
  return { ...(await letterAdmin.overview()), obstacles: letterAdmin.obstacles() };
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

const kinds = { draft: "new", planned: "wait", sending: "wait", sent: "ok", stopped: "off" } as const;

export default function Letters({ loaderData: { people, newsletters, sequences, obstacles } }: Route.ComponentProps) {
  return (
    <>
      <header className="desk__head letters-head">
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
        <p>{copy.people(people)}</p>
        <Obstacles {...obstacles} />
        <p>
          <ButtonLink kind="ink" small href={letterPaths.newLetter()}>
            {copy.write}
          </ButtonLink>
        </p>
      </header>
      <section aria-labelledby="newsletters">
        <h2 id="newsletters">{copy.newsletters}</h2>
        {newsletters.length === 0 ? <p>{copy.none}</p> : <Newsletters newsletters={newsletters} />}
      </section>
      <section aria-labelledby="sequences">
        <h2 id="sequences">{copy.sequences}</h2>
        <p>{copy.sequencesLead}</p>
        <div className="sequences">
          {sequenceNames.map((sequence) => (
            <section key={sequence} aria-label={copy.sequence[sequence]}>
              <h3 className="h4">{copy.sequence[sequence]}</h3>
              <ol>
                {letterPlaces.map((place, index) => (
                  <Step
                    key={place}
                    day={copy.days[index] ?? ""}
                    letter={sequences.find(({ name }) => name === letterOf(sequence, place))}
                  />
                ))}
              </ol>
              <GoLink href={sequenceWords(sequence)}>
                {copy.changeWords}
                <span className="vh"> {copy.sequence[sequence]}</span>
              </GoLink>
            </section>
          ))}
        </div>
        <p>
          <GoLink href={deskPaths.deliveries("unknown")}>{copy.unknown}</GoLink>
        </p>
        <p className="quiet">{copy.how}</p>
      </section>
    </>
  );
}

type Data = Route.ComponentProps["loaderData"];

const Step = ({ day, letter }: { day: string; letter: Data["sequences"][number] | undefined }) =>
  letter && (
    <li>
      <span className="quiet">{day}</span>
      <a href={letterPaths.letter(letter.name)}>{letter.subject}</a>
      <span className="quiet">{sayCounts(letter.counts)}</span>
    </li>
  );

function Newsletters({ newsletters }: Pick<Data, "newsletters">) {
  const { moment } = useBusinessTime();
  return (
    <ColumnTable
      kind="letters"
      caption={copy.newsletters}
      rows={newsletters}
      columns={[
        {
          head: copy.heads.letter,
          cell: ({ id, subject }) => <Named name={subject || copy.untitled} href={letterPaths.letter(id)} />,
        },
        { head: copy.heads.state, cell: ({ state }) => <Status kind={kinds[state]}>{copy.states[state]}</Status> },
        { head: copy.heads.time, className: "d", cell: ({ dueAt }) => (dueAt === null ? "–" : moment(dueAt)) },
        { head: copy.heads.counts, cell: ({ counts }) => sayCounts(counts) },
      ]}
    />
  );
}
