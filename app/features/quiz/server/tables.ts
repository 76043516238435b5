import type { Generated } from "kysely";

declare module "#platform/engine/server/schema.ts" {
  interface Schema {
    quiz_results: {
      id: string;
      idempotency_key: string;
      body_hash: string;
      email: string;
      quiz_score: number;
      quiz_result_category: string;
      seo_score: number;
      lead_generation_score: number;
      user_experience_score: number;
      created_at: number;
      /** The key of its private link; earlier results have none. */
      link_key: string | null;
      email_folded: string;
      /** A digit for each question; earlier results, and those of other senders, have none. */
      answers: string | null;
      /** 1 beyond a network's limit, until the owner releases it: it has caused nothing. */
      is_set_aside: Generated<number>;
      /** Of one set aside: whether letters are asked for when it is released. */
      wants_letters: Generated<number>;
    };
  }
}
