import { alertCopy, alertKindOf } from "#app/copy/alerts.ts";
import { useHouseTime } from "../use-house-time.ts";
import type { Route } from "./+types/parties";

type Props = Pick<Route.ComponentProps["loaderData"], "alerts">;

/** What has stopped working; nothing on calm days. */
export function Alerts({ alerts }: Props) {
  const { moment: at } = useHouseTime();
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
