import { redirect } from "react-router";
import { deskPaths } from "#facts/desk-paths.ts";
import { ButtonForm } from "#platform/desk/button-form.tsx";
import { ColumnTable, Named } from "#platform/desk/column-table.tsx";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import { Pager } from "#platform/desk/pager.tsx";
import { Status } from "#platform/desk/status.tsx";
import { useBusinessTime } from "#platform/desk/use-business-time.ts";
import { readCursor } from "#platform/http/cursor.ts";
import { servicesOf } from "#platform/http/services.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { mailboxPaths } from "../mailbox-paths.ts";
import { listTakenMails } from "../server/taken-mails.ts";
import { repliesCopy as copy } from "../words.ts";
import type { Route } from "./+types/replies";
import { MailboxRead } from "./mailbox-read.tsx";
import "#platform/desk/deliveries.css";

const limit = 50;

/** Each request reaches somebody else's server. */
export const handle = { personal: true, limit: { burst: 20, perSecond: 0.2 } } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, mailbox } = servicesOf(context);
  const before = readCursor(new URL(request.url).searchParams.get("before"));
  const { mails, isMore } = await listTakenMails(db, { before, limit });
  const last = mails.at(-1);
  return {
    mails,
    state: await mailbox.state(),
    isFirst: !before,
    next: isMore && last ? { ms: last.takenAt, id: last.id } : undefined,
  };
}

export async function action({ context }: Route.ActionArgs) {
  await servicesOf(context).mailbox.readNow();
  return redirect(mailboxPaths.replies(), 303);
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function Replies({ loaderData: { mails, state, isFirst, next } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead back={deskPaths.deliveries()} backWords={copy.back} title={copy.title} lead={copy.lead}>
        {state ? <MailboxRead state={state} /> : <p>{copy.notConnected}</p>}
        <div className="replies__ways">
          {state && <ReadNow />}
          <GoLink href={deskPaths.connection("replies")}>{state ? copy.change : copy.connect}</GoLink>
        </div>
      </DeskHead>
      <section className="deliveries" aria-label={copy.title}>
        {mails.length > 0 ? <ReplyTable mails={mails} /> : <p>{copy.none}</p>}
        <Pager href={mailboxPaths.replies()} next={next} isFirst={isFirst} />
      </section>
    </>
  );
}

const ReadNow = () => (
  <ButtonForm action={mailboxPaths.replies()} name="intent" value="read">
    {copy.readNow}
  </ButtonForm>
);

const looks = {
  reply: "new",
  "hard bounce": "bad",
  "soft bounce": "wait",
  "refused sender": "wait",
  complaint: "bad",
  automatic: "off",
} as const;

type Mail = Route.ComponentProps["loaderData"]["mails"][number];

function ReplyTable({ mails }: { mails: Mail[] }) {
  const { moment } = useBusinessTime();
  return (
    <ColumnTable
      kind="replies"
      caption={copy.title}
      rows={mails}
      columns={[
        {
          head: copy.heads.who,
          cell: ({ about, name, leadId }) => (
            <Named name={name || about} href={leadId && deskPaths.lead(leadId)} under={[name && about]} />
          ),
        },
        { head: copy.heads.what, cell: ({ kind }) => <Status kind={looks[kind]}>{copy.kinds[kind]}</Status> },
        { head: copy.heads.effect, cell: ({ kind }) => copy.effects[kind] },
        { head: copy.heads.when, className: "d", cell: ({ takenAt }) => moment(takenAt) },
      ]}
    />
  );
}
