import { createHash } from "node:crypto";
import { startOfTest } from "../app.ts";
import { hourMs, idOf, type Row } from "./earlier-access.ts";

export const titleOf = (number: number) => `Évènement ${number}: “à la cave”`;

export const article = (number: number): Row => ({
  id: idOf("article", number),
  source: number % 3 === 0 ? "static" : "n8n",
  slug: `article-${number}`,
  wanted_slug: `article-${number}`,
  title: titleOf(number),
  author: "Ada Vale",
  date: "2026-10-01",
  sort_day: "2026-10-01",
  source_rank: number % 3 === 0 ? 0 : 1,
  sort_ms: Date.UTC(2026, 9, 1),
  excerpt: `Ümläute und 🍷, ${number}`,
  content: `Words of article ${number}, which a version before wrote down. ${"A guest stands in front of the door. ".repeat(8)}`,
  categories: '["Wine"]',
  image_src: "",
  read_time_minutes: 1,
  title_folded: titleOf(number).toLowerCase(),
  excerpt_folded: `ümläute und 🍷, ${number}`,
  hash: createHash("sha256").update(`article ${number}`).digest("base64url"),
  listed: 1,
  is_sample: 0,
  withdrawn_at: null,
  updated_at: startOfTest - hourMs,
});

export const version = (number: number): Row => ({
  id: idOf("version", number),
  article_id: idOf("article", 0),
  hash: `version-${number}`,
  post: JSON.stringify({ id: idOf("article", 0), title: `As it was, ${number}`, content: "Words", slug: "article-0" }),
  saved_at: startOfTest - hourMs + number,
  due_at: null,
});

export const draft: Row = {
  article_id: idOf("article", 0),
  post: JSON.stringify({
    ...{ id: idOf("article", 0), title: "As it is written", slug: "", excerpt: "", content: "Words", imageSrc: "" },
    ...{ author: "Ada", date: "2026-11-01", categories: [], readTime: 1, source: "static" },
  }),
  revision: 3,
  writer: "a window",
  picture_key: "draft",
  saved_at: startOfTest - hourMs,
};
