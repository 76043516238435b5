import { deskPaths } from "#facts/desk-paths.ts";
import { ColumnTable, Named } from "#platform/desk/column-table.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import type { Services } from "#platform/http/services.ts";
import { Button } from "#platform/ui/button.tsx";
import { writersCopy as copy } from "../words/writers.ts";

type Writer = Awaited<ReturnType<Services["owner"]["writers"]["list"]>>[number];

export function WriterTable({ writers }: { writers: Writer[] }) {
  const { day } = useBusinessTime();
  return (
    <ColumnTable
      kind="writers"
      caption={copy.title}
      rows={writers}
      columns={[
        { head: copy.heads.name, cell: ({ name, email }) => <Named name={name} under={[email]} /> },
        {
          head: copy.heads.state,
          cell: ({ joinedAt, invitedAt }) =>
            joinedAt === null ? copy.invited(day(invitedAt)) : copy.joined(day(joinedAt)),
        },
        { head: copy.heads.publishing, cell: ({ mayPublish }) => (mayPublish ? copy.mayPublish : copy.mayNot) },
        { head: copy.remove, acts: true, cell: (writer) => <Ways {...writer} /> },
      ]}
    />
  );
}

const Ways = ({ id, name, mayPublish }: Writer) => (
  <form className="access__ways" method="post" action={deskPaths.writers()}>
    <Button
      {...line}
      value={`${mayPublish ? "forbid" : "allow"}:${id}`}
      aria-label={mayPublish ? copy.forbidOf(name) : copy.allowOf(name)}
    >
      {mayPublish ? copy.forbid : copy.allow}
    </Button>
    <Button {...line} value={`remove:${id}`} aria-label={copy.removeOf(name)}>
      {copy.remove}
    </Button>
  </form>
);

const line = { kind: "line", small: true, bare: true, type: "submit", name: "act" } as const;
