import { withQuery } from "#platform/http/with-query.ts";

export type DeskLeadsQuery = {
  q?: string;
  came?: string;
  status?: string | undefined;
  /** A day: only people who got in touch since then. */
  since?: string | undefined;
  /** How they first came: a source, or "unknown". */
  found?: string | undefined;
  /** The first page that they saw: a path, or "unknown". */
  page?: string | undefined;
  /** The campaign by which they first came. */
  campaign?: string | undefined;
  /** One of the owner's tags. */
  tag?: string | undefined;
  /** The order, if it is not the list's own. */
  sort?: string | undefined;
  /** A day: only those who first got in touch since then. */
  new?: string | undefined;
  /** The last day of those two periods. */
  until?: string | undefined;
  /** "1" for those whose next step is due. */
  due?: string | undefined;
  /** "1" for those who wait for an answer. */
  waiting?: string | undefined;
  before?: string;
  /** Shown once as a flash. */
  flash?: string;
  /** The earlier value, for the undo button. */
  was?: string | undefined;
};

export type ArticleAct = {
  do?: string | undefined;
  version?: string;
  compare?: string;
  done?: string;
  note?: string;
  writer?: string;
  /** The person who writes it. */
  of?: string;
  revision?: string;
  ours?: string;
};

type ArticleListQuery = { list?: string; q?: string; page?: number; done?: string; article?: string; note?: string };

export type DeskBookingsQuery = {
  view?: "past" | "week";
  /** A day of the week that is shown. */
  day?: string;
  /** A time of that day that the owner asks about. */
  at?: string;
  /** The cursor of the list. */
  place?: string;
  flash?: string;
  cancelled?: string;
};

export const deskPaths = {
  /** `step` of the checklist is shown open. */
  today: (step?: string) => `${withQuery("/desk", { step })}${step ? "#checklist" : ""}`,
  search: (q?: string) => withQuery("/desk/search", { q }),
  checklist: () => "/desk/checklist",
  /** `done` and what `note` says of pictures are shown once, with the way to the article of that id. */
  articles: ({ list, q, page, ...more }: ArticleListQuery = {}) =>
    withQuery("/desk/articles", {
      list: list === "all" ? undefined : list,
      q,
      page: page && page > 1 ? String(page) : undefined,
      ...more,
    }),
  /** One of the owner's articles; `act` is an action other than publishing, or the version to compare with. */
  article: (id: string, act: ArticleAct = {}) => withQuery(`/desk/articles/${encodeURIComponent(id)}`, act),
  /** A letter by its id, or a mail of a sequence by its name. */
  letter: (id: string) => `/desk/letters/${encodeURIComponent(id)}`,
  /** The picture that messengers show with a link to an article of this title. */
  sharePicture: (title: string) => withQuery("/desk/share-picture", { title }),
  newArticle: () => "/desk/articles/new",
  feed: (done?: string) => withQuery("/desk/feed", { done }),
  leads: (query: DeskLeadsQuery = {}) => withQuery("/desk/people", query),
  lead: (id: string, query: DeskLeadsQuery = {}) => withQuery(`/desk/people/${encodeURIComponent(id)}`, query),
  /** A mail to or from a person. */
  mail: (id: string) => `/desk/mails/${encodeURIComponent(id)}`,
  leadDownload: (id: string) => `${deskPaths.lead(id)}/download`,
  /** For spreadsheets, or for programs as it is stored. */
  leadsCsv: (query: DeskLeadsQuery & { for?: "programs" } = {}) => withQuery("/desk/people.csv", query),
  spam: () => "/desk/set-aside",
  /** Prefills the name and address of the person to book for. */
  bookFor: (query: { from?: string; name?: string; email?: string; kind?: string } = {}) =>
    withQuery("/desk/bookings/new", query),
  /** Kinds of session, and one of them, or a new one. */
  kinds: (query: { flash?: string } = {}) => withQuery("/desk/bookings/kinds", query),
  kind: (id: string) => `/desk/bookings/kinds/${encodeURIComponent(id)}`,
  booking: (id: string, query: { open?: "move" | "cancel"; flash?: string; from?: string; back?: string } = {}) =>
    withQuery(`/desk/bookings/${encodeURIComponent(id)}`, query),
  /** `flash` and the number of cancelled sessions are shown once. */
  bookings: (query: DeskBookingsQuery = {}) => withQuery("/desk/bookings", query),
  quizResults: (sort?: "score") => withQuery("/desk/quiz-results", { sort }),
  /** The answers of a quiz. */
  quizResult: (id: string) => `/desk/quiz-results/${id}`,
  deliveries: (list?: string) => withQuery("/desk/sent-messages", { list }),
  delivery: (id: string) => `/desk/sent-messages/${id}`,
  /** `next` is where to go once signed in. */
  signIn: (next?: string) => withQuery("/desk/sign-in", { next }),
  /** Says who is signed in; `of` is the person who wants to go on with a form. */
  session: (of?: string) => withQuery("/desk/session", { of }),
  /** Signs in once, by its token. */
  ownerLink: (token: string, next?: string) => withQuery(`/desk/link/${token}`, { next }),
  signOut: () => "/desk/sign-out",
  facts: (query: { q?: string } = {}) => withQuery("/desk/business", query),
  /** `flash` and what `note` says of pictures are shown once, with a button that undoes the change of the id `undo`. */
  factGroup: (id: string, done: { flash?: string; undo?: string | undefined; note?: string } = {}) =>
    withQuery(`/desk/business/${encodeURIComponent(id)}`, done),
  /** `q` lists every text with these words; `flash` and `undo` as for `factGroup`. */
  words: (query: { q?: string; flash?: string; undo?: string | undefined } = {}) => withQuery("/desk/words", query),
  wordGroup: (group: string, query: { as?: "sheet"; flash?: string; undo?: string | undefined } = {}) =>
    withQuery(`/desk/words/${encodeURIComponent(group)}`, query),
  wordDraft: () => "/desk/words/draft",
  /** The page that shows a group of texts, which can be edited in place. */
  editPage: (group: string, query: { flash?: string; undo?: string | undefined } = {}) =>
    withQuery(`/desk/edit/${group}`, query),
  /** Shows that page with its drafts in two frames, as wide as a phone and as a desktop. */
  lookAtPage: (group: string) => `/desk/look/${group}`,
  draftOfPage: (group: string) => `/desk/draft/${group}`,
  pictures: () => "/desk/pictures",
  /** `flash` is shown once. */
  picture: (name: string, query: { flash?: string } = {}) =>
    withQuery(`/desk/pictures/${encodeURIComponent(name)}`, query),
  /** Mark, seal and accent colour; `part` is the one that a form is about. */
  brand: (query: { part?: string; flash?: string } = {}) => withQuery("/desk/pictures/brand", query),
  /** The original of the owner's picture; `version` makes browsers fetch it again. */
  originalPicture: (name: string, version?: string) =>
    withQuery(`/desk/pictures/${encodeURIComponent(name)}/original`, { v: version }),
  /** `from` fills in the form; `flash` and the number of saved addresses are shown once. */
  addresses: ({ from, ...query }: { from?: string; page?: string; flash?: string; count?: string } = {}) =>
    `${withQuery("/desk/business/addresses", { from, ...query })}${from ? "#new" : ""}`,
  deadLinks: () => "/desk/business/addresses/links",
  /** `page` is shown open. */
  launchCheck: (page?: string) => `${withQuery("/desk/launch-check", { page })}${page ? `#${page}` : ""}`,
  goLive: () => "/desk/go-live",
  integrations: () => "/desk/connections",
  /** `provider` fills in the form for mail; `flash` is shown once. */
  connection: (name: string, query: { provider?: string; flash?: string; records?: string } = {}) =>
    withQuery(`/desk/connections/${name}`, query),
  /** The ways to sign in, and open sessions; `flash` is shown once. */
  access: (query: { flash?: string } = {}) => withQuery("/desk/access", query),
  /** `next` is offered as the way back. */
  passkeys: (query: { flash?: string; next?: string | undefined } = {}) => withQuery("/desk/access/passkeys", query),
  /** For scripts: gives a challenge that an authenticator signs. */
  passkeyChallenge: () => "/desk/passkey-challenge",
  publishingKeys: (query: { flash?: string; stopped?: string } = {}) =>
    withQuery("/desk/access/publishing-keys", query),
  writers: (query: { flash?: string; stopped?: string } = {}) => withQuery("/desk/access/writers", query),
  /** The page that writers get at the owner's addresses. */
  refused: () => "/desk/refused",
  /** Makes a writer's passkey, by the secret of the invitation. */
  invitation: (token: string) => `/desk/invitation/${token}`,
  ownerKey: () => "/desk/access/owner-key",
  activity: () => "/desk/activity",
  /** Asks for the key again; `next` is where to go then. */
  /** `next` is the page after it; `act` is the address whose post goes on, and `file` one that is then opened. */
  confirm: (next?: string, held: { act?: string; file?: string } = {}) => withQuery("/desk/confirm", { next, ...held }),
  backup: () => "/desk/backup",
  backupHow: () => "/desk/backup/how",
  backupNow: () => "/desk/backup/everything",
  storedBackup: (file: string) => `/desk/backup/kept/${file}`,
};
