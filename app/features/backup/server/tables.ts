export {};

declare module "#platform/engine/server/schema.ts" {
  interface Schema {
    /** The result of the last backups, wherever their files are. */
    backup_health: {
      id: number;
      last_attempt_at: number | null;
      last_made_at: number | null;
      file: string;
      bytes: number;
      outcome: string;
    };
  }
}
