import { deskPaths } from "#facts/desk-paths.ts";
import type { JudgedRecord } from "#platform/mail/judge-sending-domain.ts";
import { ButtonLink } from "#platform/ui/button.tsx";
import { senderCopy as copy } from "../words/connections.ts";
import type { ConnectionData } from "./load-connection.ts";

/** Checks SPF, DKIM and DMARC of the sending domain. Only on request: DNS may be slow. */
export function SenderRecords({ sender }: Pick<ConnectionData, "sender">) {
  return (
    <section className="records" id="records" aria-labelledby="records-title">
      <h2 id="records-title">{copy.title}</h2>
      <p className="quiet">{copy.text}</p>
      {sender &&
        (typeof sender.judged === "string" ? (
          <p className={sender.judged === "theirs" ? "st st--ok" : "connection__wrong"}>
            {copy[sender.judged](sender.domain)}
          </p>
        ) : (
          <ul>
            {sender.judged.map((record) => (
              <RecordRow key={record.kind} record={record} domain={sender.domain} />
            ))}
          </ul>
        ))}
      <ButtonLink kind="line" small bare href={`${deskPaths.connection("mail", { records: "check" })}#records`}>
        {sender ? copy.again : copy.check}
      </ButtonLink>
    </section>
  );
}

const looks = {
  fine: "ok",
  present: "ok",
  missing: "bad",
  lacks: "bad",
  several: "bad",
  ask: "wait",
  "not asked": "wait",
};

function RecordRow({ record: { kind, verdict, add }, domain }: { record: JudgedRecord; domain: string }) {
  return (
    <li>
      <h3>
        <span className={`st st--${looks[verdict]}`}>{kind}</span>
      </h3>
      <p>{copy.verdicts[kind][verdict] ?? copy.verdicts.every[verdict]}</p>
      {add && (
        <dl className="records__add">
          <dt>{copy.host}</dt>
          <dd>
            <code>{add.host}</code>
          </dd>
          <dt>{copy.type}</dt>
          <dd>
            <code>TXT</code>
          </dd>
          <dt>{copy.value}</dt>
          <dd>
            <code>{add.value}</code>
          </dd>
        </dl>
      )}
      {add && <p className="quiet">{copy.where(domain)}</p>}
    </li>
  );
}
