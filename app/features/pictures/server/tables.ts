export {};

declare module "#platform/engine/server/schema.ts" {
  interface Schema {
    /** Pictures of articles, by a hash of their address, and the state of copying them. */
    pictures: {
      id: string;
      address: string;
      state: "waiting" | "ready" | "parked";
      attempts: number;
      due_at: number;
      outcome: string;
      width: number;
      height: number;
    };
    picture_uses: { article_hash: string; picture_id: string };
    picture_files: { picture_id: string; width: number; type: "avif" | "webp" | "jpg"; hash: string };
    /** Files under the hash of their content. */
    media: { hash: string; type: string; bytes: Uint8Array; made_at: number };
  }
}
