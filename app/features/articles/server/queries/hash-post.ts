import { createHash } from "node:crypto";
import type { Post } from "#facts/post.ts";

export const hashPost = (post: Post): string => createHash("sha256").update(JSON.stringify(post)).digest("base64url");
