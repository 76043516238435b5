import { deskPaths } from "#facts/desk-paths.ts";
import { ButtonForm } from "#platform/desk/button-form.tsx";
import { DeskTable } from "#platform/desk/desk-table.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import type { Services } from "#platform/http/services.ts";
import { tableRoles } from "#platform/sections/table-roles.ts";
import { accessCopy } from "../words/access.ts";

const copy = accessCopy.sessions;

type Session = Awaited<ReturnType<Services["owner"]["sessions"]["list"]>>[number];

export const SessionList = ({ sessions }: { sessions: Session[] }) => (
  <section className="access access--wide" aria-labelledby="sessions">
    <h2 id="sessions">{copy.title}</h2>
    <p>{copy.text}</p>
    <DeskTable kind="access" caption={copy.title} heads={Object.values(copy.heads)} act={copy.end}>
      {sessions.map((session) => (
        <Row key={session.id} session={session} />
      ))}
    </DeskTable>
    {sessions.length > 1 && (
      <ButtonForm action={deskPaths.access()} name="end" value="others">
        {copy.endOthers}
      </ButtonForm>
    )}
  </section>
);

function Row({ session }: { session: Session }) {
  const { moment } = useBusinessTime();
  const { cell, row } = tableRoles;
  const browser = session.browser || copy.unknown;
  const way = session.passkey || copy.ways[session.way];
  return (
    <tr {...row}>
      <td {...cell}>
        <b>{browser}</b>
        <span>{[session.writer, way, session.isThis && copy.this].filter(Boolean).join(" · ")}</span>
      </td>
      <td className="d" data-label={copy.heads.since} {...cell}>
        {moment(session.startedAt)}
      </td>
      <td className="d" data-label={copy.heads.used} {...cell}>
        {moment(session.lastUsedAt)}
      </td>
      <td {...cell}>
        {!session.isThis && (
          <ButtonForm action={deskPaths.access()} name="end" value={session.id} aria-label={copy.endOf(browser)}>
            {copy.end}
          </ButtonForm>
        )}
      </td>
    </tr>
  );
}
