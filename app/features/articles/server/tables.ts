import type { Generated } from "kysely";

declare module "#platform/engine/server/schema.ts" {
  interface Schema {
    articles: {
      id: string;
      source: "n8n" | "static";
      slug: string;
      /** The requested slug, before it was made distinct. */
      wanted_slug: string;
      title: string;
      author: string;
      date: string;
      /** List order, by `sortKey`. */
      sort_day: string;
      source_rank: number;
      sort_ms: number;
      excerpt: string;
      content: string;
      categories: string;
      image_src: string;
      read_time_minutes: number;
      /** A hash of what is visible: an unchanged post is not written again. */
      hash: string;
      listed: number;
      /** A sample article of a new site. */
      is_sample: number;
      withdrawn_at: number | null;
      updated_at: number;
    };
    /** Saved versions of the owner's articles, as JSON; one with a due time is a plan. */
    article_versions: {
      id: string;
      article_id: string;
      hash: string;
      post: string;
      saved_at: number;
      due_at: number | null;
      /** A published text, or a draft that another text replaced. */
      kind: Generated<"published" | "draft">;
      /** The writer who planned it; null for the owner and for programs. */
      writer_id: Generated<string | null>;
      /** The publishing key that planned it. */
      publishing_key_id: Generated<string | null>;
      /** "owner", a writer or a publishing key; empty for what was stored before authors were. */
      author_id: Generated<string>;
      author_name: Generated<string>;
    };
    /** Articles being written on the desk, as JSON. */
    article_drafts: {
      article_id: string;
      post: string;
      /** Rises with each save. */
      revision: number;
      /** The window that saved it last. */
      writer: string;
      /** The guest of the desk who began it; null for the owner. */
      writer_id: string | null;
      /** Stands for the article's hash where its pictures are held. */
      picture_key: string;
      saved_at: number;
      /** The author who saved it last, as of a version. */
      author_id: Generated<string>;
      author_name: Generated<string>;
    };
    /** Earlier addresses of articles. */
    old_addresses: { slug: string; article_id: string };
    /** Rendered articles: a row for each article hash and rendering version. */
    renderings: {
      article_hash: string;
      version: string;
      html: string;
      contents: string;
      is_real: number;
      has_loose_marks: number;
      made_at: number;
    };
    /** The state of each article when search engines were last told. */
    announcements: { article_id: string; state: string };
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
