import type { Generated } from "kysely";

/** The owner's own mails to people. */
export type AnswerTables = {
  answers: {
    /** Also of its message in the outbox. */
    id: string;
    lead_id: string;
    /** A sent one is with the mails of its thread; an unknown one may have left. */
    state: "draft" | "queued" | "sent" | "unknown" | "failed";
    subject: string;
    /** Markdown. */
    text: string;
    changed_at: number;
    /** Whether its copy lies in the folder of sent mails: empty if none belongs there. */
    filing: Generated<"" | "due" | "filed" | "failed">;
    filing_due: number | null;
    filing_tries: Generated<number>;
    /** Why it could not be filed, in the words of the outbox. */
    filing_outcome: Generated<string>;
  };
  answer_files: {
    id: string;
    answer_id: string;
    name: string;
    type: string;
    size: number;
    /** 0 while it arrives. */
    is_whole: number;
    added_at: number;
  };
  answer_file_parts: { file_id: string; place: number; bytes: Uint8Array };
};

declare module "#platform/engine/server/schema.ts" {
  interface Schema extends AnswerTables {}
}
