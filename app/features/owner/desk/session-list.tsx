import { deskPaths } from "#facts/desk-paths.ts";
import { ButtonForm } from "#platform/desk/button-form.tsx";
import { ColumnTable, Named } from "#platform/desk/column-table.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import type { Services } from "#platform/http/services.ts";
import { accessCopy } from "../words/access.ts";

const copy = accessCopy.sessions;

type Session = Awaited<ReturnType<Services["owner"]["sessions"]["list"]>>[number];

export const SessionList = ({ sessions }: { sessions: Session[] }) => (
  <section className="access access--wide" aria-labelledby="sessions">
    <h2 id="sessions">{copy.title}</h2>
    <p>{copy.text}</p>
    <SessionTable sessions={sessions} />
    {sessions.length > 1 && (
      <ButtonForm action={deskPaths.access()} name="end" value="others">
        {copy.endOthers}
      </ButtonForm>
    )}
  </section>
);

function SessionTable({ sessions }: { sessions: Session[] }) {
  const { moment } = useBusinessTime();
  const nameOf = ({ browser }: Session) => browser || copy.unknown;
  return (
    <ColumnTable
      kind="access"
      caption={copy.title}
      rows={sessions}
      columns={[
        {
          head: copy.heads.browser,
          cell: (session) => (
            <Named
              name={nameOf(session)}
              under={[
                [session.writer, session.passkey || copy.ways[session.way], session.isThis && copy.this]
                  .filter(Boolean)
                  .join(" · "),
              ]}
            />
          ),
        },
        { head: copy.heads.since, className: "d", cell: ({ startedAt }) => moment(startedAt) },
        { head: copy.heads.used, className: "d", cell: ({ lastUsedAt }) => moment(lastUsedAt) },
        {
          head: copy.end,
          acts: true,
          cell: (session) =>
            !session.isThis && (
              <ButtonForm
                action={deskPaths.access()}
                name="end"
                value={session.id}
                aria-label={copy.endOf(nameOf(session))}
              >
                {copy.end}
              </ButtonForm>
            ),
        },
      ]}
    />
  );
}
