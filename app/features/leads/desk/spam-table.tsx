import { ButtonForm } from "#platform/desk/button-form.tsx";
import { ColumnTable, Named } from "#platform/desk/column-table.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import type { listSpam } from "../server/queries/spam.ts";
import { leadsCopy } from "../words/desk.ts";

const copy = leadsCopy.aside;

type Entry = Awaited<ReturnType<typeof listSpam>>["entries"][number];

export function SpamTable({ entries }: { entries: Entry[] }) {
  const { day } = useBusinessTime();
  return (
    <ColumnTable
      kind="aside"
      caption={copy.title}
      rows={entries}
      columns={[
        {
          head: copy.heads.name,
          cell: ({ name, email, way }) => <Named name={name || email} under={[name && email, leadsCopy.way(way)]} />,
        },
        { head: copy.heads.message, cell: ({ message }) => message || "–" },
        { head: copy.heads.reason, cell: ({ why }) => copy.reasons[why as keyof typeof copy.reasons] ?? why },
        { head: copy.heads.date, className: "d", cell: ({ createdAt }) => day(createdAt) },
        {
          head: copy.release,
          acts: true,
          cell: ({ id, name, email }) => (
            <ButtonForm name="release" value={id} aria-label={copy.releaseOf(name || email)}>
              {copy.release}
            </ButtonForm>
          ),
        },
      ]}
    />
  );
}
