import { leadsCopy as copy } from "#app/copy/desk/leads.ts";
import { Status } from "#app/desk/frame/status.tsx";
import type { LeadStatus } from "#app/rules/leads/lead-status.ts";

const kinds = { new: "new", talking: "wait", client: "ok", closed: "off" } as const satisfies Record<
  LeadStatus,
  string
>;

type Props = { status: LeadStatus; unreached: "mail" | "others" | undefined };

/** Shows the status, and a small mark while a message about them does not get through. */
export const LeadStatusLabel = ({ status, unreached }: Props) => (
  <>
    <Status kind={kinds[status]}>{copy.statuses[status]}</Status>
    {unreached && (
      <small className={unreached === "mail" ? "st st--bad" : "st st--off"}>{copy.unreached[unreached]}</small>
    )}
  </>
);
