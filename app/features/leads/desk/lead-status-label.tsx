import { Status } from "#platform/desk/status.tsx";
import type { LeadStatus } from "../rules/lead-status.ts";
import { leadsCopy as copy } from "../words/desk.ts";

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
