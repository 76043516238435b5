import type { Defence } from "../defence.ts";

export default {
  proof: "robots",
  without: "everybody may post as often as they like",
  file: "server/http/rate-limiter.ts",
  edits: [["return left < 1 ? { ok: false,", "return left < -Infinity ? { ok: false,"]],
} satisfies Defence;
