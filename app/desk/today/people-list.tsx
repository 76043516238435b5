import { leadsCopy } from "#app/copy/desk/leads.ts";
import { useBusinessTime } from "#app/desk/frame/use-business-time.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { GoLink } from "#app/ui/go-link.tsx";
import type { PeopleOfToday } from "./load-people.ts";

type Props = {
  id: string;
  title: string;
  /** The number of all, if there are more than are listed. */
  all: string;
  none: string;
  people: PeopleOfToday["recent"];
};

/** Lists people who wrote, each with the subject of their request. */
export function PeopleList({ id, title, all, none, people }: Props) {
  const { moment } = useBusinessTime();
  return (
    <section aria-labelledby={id}>
      <div className="desk__h">
        <h2 id={id}>{title}</h2>
        {people.length > 0 && <GoLink href={deskPaths.leads({ status: "new" })}>{all}</GoLink>}
      </div>
      {people.length === 0 && <p className="quiet agenda__none">{none}</p>}
      <ol className="agenda">
        {people.map(({ id, name, email, business, came_by, last_contact_at }) => (
          <li key={id}>
            <a href={deskPaths.lead(id)}>
              <b>{name || email}</b>
            </a>
            <p>{[business, leadsCopy.way(came_by)].filter(Boolean).join(" · ")}</p>
            <time dateTime={new Date(last_contact_at).toISOString()}>{moment(last_contact_at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
