import { leadsCopy as copy } from "#app/copy/desk/leads.ts";
import { Status } from "#app/desk/frame/status.tsx";
import type { LeadStatus } from "#app/rules/leads/lead-status.ts";

const kinds = { new: "new", talking: "wait", client: "ok", closed: "off" } as const satisfies Record<
  LeadStatus,
  string
>;

/** An unreachable address comes before the status. */
export const LeadStatusLabel = ({ status, isUnreached }: { status: LeadStatus; isUnreached: boolean }) =>
  isUnreached ? (
    <Status kind="bad">{copy.notDelivered}</Status>
  ) : (
    <Status kind={kinds[status]}>{copy.statuses[status]}</Status>
  );
