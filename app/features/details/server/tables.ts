export {};

declare module "#platform/engine/server/schema.ts" {
  interface Schema {
    facts: { path: string; value: string; updated_at: number };
    /** A fact's value before its last change; null for the default. */
    previous_facts: {
      path: string;
      value: string | null;
      /** The change id of that change; empty in earlier rows. */
      change_id: string;
    };
  }
}
