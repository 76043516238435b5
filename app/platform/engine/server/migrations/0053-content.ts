import type { ColumnTypes } from "./migration.ts";

/** Tables of articles, pictures, words, guides, facts and addresses. */
export const contentTables = ({ orderedText, bytes }: ColumnTypes) => `
create table articles (
  id ${orderedText} primary key, source text not null, slug text not null unique, wanted_slug text not null,
  title text not null, author text not null, date text not null, sort_day ${orderedText} not null,
  source_rank integer not null, sort_ms bigint not null, excerpt text not null, content text not null,
  categories text not null, image_src text not null, read_time_minutes integer not null, hash text not null,
  listed integer not null, is_sample integer not null, withdrawn_at bigint, updated_at bigint not null
);
create index articles_by_date on articles (sort_ms desc, id desc);
create index articles_by_hash on articles (listed desc, hash);
create index articles_by_state on articles (listed, is_sample, source, sort_ms desc, id desc);
create index articles_in_order on articles (listed, sort_day desc, source_rank, sort_ms desc, id);
create table announcements (
  article_id ${orderedText} primary key references articles(id) on delete cascade, state text not null
);
create table article_drafts (
  article_id ${orderedText} primary key, post text not null, revision integer not null, writer text not null,
  picture_key text not null, saved_at bigint not null, writer_id text
);
create index article_drafts_by_time on article_drafts (saved_at desc, article_id desc);
create table article_versions (
  id text primary key, article_id text not null, hash text not null, post text not null,
  saved_at bigint not null, due_at bigint, kind text not null default 'published', writer_id text,
  publishing_key_id text
);
create index article_versions_due on article_versions (due_at);
create index article_versions_of on article_versions (article_id, saved_at);
create table content_version (id integer primary key, version bigint not null);
create table doubtful_links (
  address ${orderedText} primary key, state text not null, answer text not null, pages text not null
);
create table facts (path text primary key, value text not null, updated_at bigint not null);
create table feed_health (
  id integer primary key, last_attempt_at bigint, last_success_at bigint, outcome text not null,
  detail text not null, shape text not null, kept integer not null, dropped text not null, started_at bigint
);
create table guide_faults (
  name text primary key, inputs text not null, fault text not null, failed_at bigint not null
);
create table guide_pages (
  name text not null, page integer not null, bytes ${bytes} not null,
  constraint guide_pages_key primary key (name, page)
);
create table guides (
  name text primary key, inputs text not null, pdf ${bytes} not null, made_at bigint not null
);
create table launch_steps (name text primary key, done_at bigint not null);
create table link_check (
  id integer primary key, asked_at bigint not null, ended_at bigint, pages integer not null,
  links integer not null, checked integer not null, is_cut integer not null
);
create table media (
  hash text primary key, type text not null, bytes ${bytes} not null, made_at bigint not null
);
create table look_files (
  version_id text not null, address text not null, hash text not null references media(hash),
  constraint look_files_key primary key (version_id, address)
);
create index look_files_hash on look_files (hash);
create table look_versions (
  id text primary key, name text not null, details text not null, made_at bigint not null
);
create table looks (name text primary key, current_id text, previous_id text, changed_at bigint not null);
create table missed_addresses (
  address ${orderedText} primary key, count bigint not null, last_at bigint not null,
  linked_from text not null, is_set_aside integer not null default 0
);
create table old_addresses (
  slug text primary key, article_id ${orderedText} not null references articles(id) on delete cascade
);
create table pictures (
  id text primary key, address text not null, state text not null, attempts integer not null,
  due_at bigint not null, outcome text not null, width integer not null, height integer not null
);
create index pictures_due on pictures (state, due_at);
create table picture_files (
  picture_id text not null references pictures(id) on delete cascade, width integer not null,
  type text not null, hash text not null references media(hash),
  constraint picture_files_key primary key (picture_id, width, type)
);
create index picture_files_by_hash on picture_files (hash);
create table picture_uses (
  article_hash text not null, picture_id text not null references pictures(id) on delete cascade,
  constraint picture_uses_key primary key (article_hash, picture_id)
);
create index picture_uses_of on picture_uses (picture_id);
create table previous_facts (path text primary key, value text, change_id text not null default '');
create table redirects (
  old_address ${orderedText} primary key, new_address text not null, created_at bigint not null
);
create table renderings (
  article_hash text not null, version text not null, html text not null, contents text not null,
  is_real integer not null, has_loose_marks integer not null, made_at bigint not null,
  constraint renderings_key primary key (article_hash, version)
);
create table word_changes (
  change_id ${orderedText} not null, text_group ${orderedText} not null, path ${orderedText} not null,
  text_before text, text_after text, published_at bigint not null,
  constraint word_changes_key primary key (change_id, text_group, path)
);
create index word_changes_by_time on word_changes (published_at desc, change_id);
create table word_drafts (
  text_group ${orderedText} not null, path ${orderedText} not null, text text, standard text not null,
  saved_at bigint not null, constraint word_drafts_key primary key (text_group, path)
);
create table words (
  text_group ${orderedText} not null, path ${orderedText} not null, text text not null, standard text not null,
  constraint words_key primary key (text_group, path)
)
`;
