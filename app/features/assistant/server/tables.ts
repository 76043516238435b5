export type DashTables = {
  /** Visitors' questions to Dash. They have an address only after the visitor handed the conversation over. */
  dash_questions: {
    id: string;
    conversation: string;
    asked_at: number;
    question: string;
    kind: string;
    answer: string;
    email_folded: string | null;
    /** The owner is done with it. */
    is_settled: number;
  };
  /**
   * Tokens that Dash's model used or may still use, by month ("2026-11") and by day; and its answers to a network on a
   * day, by the day and the network's keyed hash ("2026-11-25 …").
   */
  dash_spending: { period: string; tokens: number };
  /** The owner's own answers, and the page that shows each. */
  dash_answers: { id: string; question: string; answer: string; path: string; changed_at: number };
};

declare module "#platform/engine/server/schema.ts" {
  interface Schema extends DashTables {}
}
