import { businessPlace } from "#facts/business-place.ts";
import { deskPaths } from "#facts/desk-paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { DeskForm } from "#platform/desk/desk-form.tsx";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Technical } from "#platform/desk/technical.tsx";
import { servicesOf } from "#platform/http/services.ts";
import { formatBytes } from "#platform/text/format-bytes.ts";
import { fullBusinessMoment } from "#platform/time/business-time.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { backupDays } from "../plan-backup.ts";
import { backupCopy } from "../words.ts";
import type { Route } from "./+types/backup";
import "./backup.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { backups } = servicesOf(context);
  const hasFailed = new URL(request.url).searchParams.get("flash") === "failed";
  return { storedBackups: await backups.list(), health: await backups.health(), hasFailed };
}

export const meta: Route.MetaFunction = () => deskMeta(backupCopy.title);

export default function Backup({ loaderData: { storedBackups, health, hasFailed } }: Route.ComponentProps) {
  const { now } = backupCopy;
  return (
    <>
      <DeskHead title={backupCopy.title} lead={backupCopy.lead} />
      <section className="keep" aria-labelledby="now">
        <h2 id="now">{now.title}</h2>
        <p>{now.text}</p>
        {hasFailed && (
          <p className="keep__wrong" role="alert">
            {now.failed}
          </p>
        )}
        <DeskForm action={deskPaths.backupNow()} button={now.button}></DeskForm>
      </section>
      <Nightly storedBackups={storedBackups} health={health} />
      <Restore />
    </>
  );
}

type NightlyProps = Pick<Route.ComponentProps["loaderData"], "storedBackups" | "health">;

function Nightly({ storedBackups, health }: NightlyProps) {
  const copy = backupCopy.nightly;
  const place = businessPlace(useFacts());
  const moment = (ms: number) => fullBusinessMoment(ms, place);
  return (
    <section className="keep" aria-labelledby="nightly">
      <h2 id="nightly">{copy.title}</h2>
      <p>{copy.text(backupDays)}</p>
      {health.outcome && (
        <>
          <p className="keep__wrong">{copy.failed}</p>
          <Technical text={health.outcome} />
        </>
      )}
      <p>
        {health.lastMadeAt === null ? copy.never : copy.last(moment(health.lastMadeAt), formatBytes(health.bytes))}{" "}
        {health.lastMadeAt !== null && storedBackups.length === 0 && copy.elsewhere}
      </p>
      {storedBackups.length > 0 && (
        <ul className="keep__list">
          {storedBackups.map(({ name, madeAt, bytes }) => (
            <li key={name}>
              <span>{moment(madeAt)}</span>
              <span className="quiet">{formatBytes(bytes)}</span>
              <a href={deskPaths.storedBackup(name)} data-private>
                {copy.download}
                <span className="vh"> {copy.downloadOf(moment(madeAt))}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Restore() {
  const copy = backupCopy.restore;
  return (
    <section className="keep" aria-labelledby="restore">
      <h2 id="restore">{copy.title}</h2>
      <p>{copy.text}</p>
      <p>
        <GoLink href={deskPaths.backupHow()}>{copy.how}</GoLink>
      </p>
    </section>
  );
}
