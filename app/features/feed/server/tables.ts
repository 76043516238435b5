export {};

declare module "#platform/engine/server/schema.ts" {
  interface Schema {
    feed_health: {
      id: number;
      last_attempt_at: number | null;
      last_success_at: number | null;
      outcome: string;
      detail: string;
      shape: string;
      kept: number;
      dropped: string;
      answer_like: string;
      started_at: number | null;
    };
  }
}
