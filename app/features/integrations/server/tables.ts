export {};

declare module "#platform/engine/server/schema.ts" {
  interface Schema {
    /** The last test of an integration, or its last use. */
    party_outcomes: { party: string; is_well: number; outcome: string; at: number; detail: string };
    /** Services that the owner connected on the desk: plain values as JSON, secrets encrypted. */
    connections: { name: string; plain: string; secrets: string; secrets_at: number; changed_at: number };
  }
}
