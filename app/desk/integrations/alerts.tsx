import { alertCopy, alertKindOf } from "#app/copy/mails/alerts.ts";
import { useBusinessTime } from "#app/desk/frame/use-business-time.ts";
import type { Route } from "./+types/integrations";

type Props = Pick<Route.ComponentProps["loaderData"], "alerts">;

/** Current problems; nothing if there are none. */
export function Alerts({ alerts }: Props) {
  const { moment: at } = useBusinessTime();
  if (alerts.length === 0) return null;
  return (
    <section className="wrongs" aria-labelledby="wrongs">
      <h2 id="wrongs">{alertCopy.now}</h2>
      <ul>
        {alerts.map(({ name, since, toldAt }) => (
          <li key={name}>
            <b>{alertCopy.short[alertKindOf(name)]}</b>
            <span>
              {alertCopy.since(at(since))} {toldAt === null ? alertCopy.untold : alertCopy.told(at(toldAt))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
