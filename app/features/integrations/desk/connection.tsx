import { deskPaths } from "#facts/desk-paths.ts";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Flash } from "#platform/desk/flash.tsx";
import { NextStep } from "#platform/desk/next-step.tsx";
import { connectionsCopy, connectionCopy as copy } from "../words/connections.ts";
import type { Route } from "./+types/connection";
import { changeConnection, type Tried } from "./change-connection.ts";
import { ConnectionForm } from "./connection-form.tsx";
import { Disconnect } from "./disconnect.tsx";
import { Guide } from "./guide.tsx";
import { type ConnectionData, loadConnection } from "./load-connection.ts";
import { MailProviders } from "./mail-providers.tsx";
import { SenderRecords } from "./sender-records.tsx";
import "./connection.css";

/** A test may take long, and reaches somebody else's server. */
export const handle = { personal: true, acceptsOwnerKey: true, limit: { burst: 30, perSecond: 0.5 } } as const;
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const action = changeConnection;

export const loader = loadConnection;

export const meta: Route.MetaFunction = ({ params }) =>
  deskMeta(connectionsCopy[params.name as keyof typeof connectionsCopy]?.title ?? "");

export default function Connection({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, provider, sender, isSaved, next, mailsComeFrom } = loaderData;
  const words = connectionsCopy[shown.name];
  const tried: Tried | undefined = actionData;
  const isMail = shown.name === "mail";
  const isChoosing = isMail && provider === undefined && !tried && !isByServer(loaderData);
  return (
    <>
      <DeskHead back={deskPaths.integrations()} backWords={copy.back} title={words.title} look="h2" lead={words.lead}>
        {mailsComeFrom && <p>{copy.sender(mailsComeFrom.name, mailsComeFrom.address)}</p>}
        <Flash words={isSaved && !tried ? copy.saved : undefined} />
        {!tried && <NextStep shown={next} />}
      </DeskHead>
      {shown.isLost && (
        <p className="connection__wrong" role="alert">
          {copy.lost}
        </p>
      )}
      <div className="connection">
        {words.guide && <Guide guide={words.guide} />}
        {isChoosing ? <MailProviders /> : <ConnectionForm {...loaderData} tried={tried} />}
        {isMail && shown.isStored && <SenderRecords sender={sender} />}
        {shown.isStored && <Disconnect name={shown.name} proof={loaderData.proof} />}
      </div>
    </>
  );
}

/** Whether the server's settings define the connection, so that nothing is left to choose. */
const isByServer = ({ shown }: ConnectionData) => shown.fields[0]?.isSetByServer === true;
