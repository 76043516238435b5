import type { VisitKind } from "#platform/http/counts.ts";
import type { AgentKind } from "#platform/http/known-agents.ts";

/** A program's fetches of a page, or a person's arrivals from an assistant's answer. */
export type LedgerKind = AgentKind | "arrival";

/** Counts of agents' visits, and the owner's regular letters. */
type VisibilityTables = {
  /** Counts by business day, without addresses. */
  agent_counts: {
    day: string;
    kind: LedgerKind;
    /** Its published name; empty for programs without one. */
    agent: string;
    path: string;
    /** 1 if reverse DNS confirms it; else it is only the name that the program gives. */
    is_confirmed: number;
    count: number;
  };
  /** Letters that the owner gets regularly; `sent_for` is the first day of the last week that one was about. */
  owner_letters: { name: string; is_off: number; sent_for: string };
};

declare module "#platform/engine/server/schema.ts" {
  interface Schema extends VisibilityTables {
    /** Counts by business day; nothing about visitors. */
    visit_counts: { kind: VisitKind; day: string; path: string; count: number };
  }
}
