import { withQuery } from "#app/rules/http/with-query.ts";

export type DeskLeadsQuery = {
  q?: string;
  came?: string;
  status?: string | undefined;
  /** "1" for those whose next step is due. */
  due?: string | undefined;
  before?: string;
  /** Shown once as a flash. */
  said?: string;
};

export type ArticleAct = {
  do?: string | undefined;
  version?: string;
  compare?: string;
  done?: string;
  writer?: string;
  revision?: string;
  ours?: string;
};

export const deskPaths = {
  today: () => "/desk",
  search: (q?: string) => withQuery("/desk/search", { q }),
  /** `done` is shown once as a flash. */
  articles: ({ list, q, page, done }: { list?: string; q?: string; page?: number; done?: string } = {}) =>
    withQuery("/desk/articles", {
      list: list === "all" ? undefined : list,
      q,
      page: page && page > 1 ? String(page) : undefined,
      done,
    }),
  /** An article of the owner's; `act` is what its form does other than publishing, or the version to compare with. */
  article: (id: string, act: ArticleAct = {}) => withQuery(`/desk/articles/${encodeURIComponent(id)}`, act),
  /** The picture that messengers show with a link to an article of this title. */
  sharePicture: (title: string) => withQuery("/desk/share-picture", { title }),
  newArticle: () => "/desk/articles/new",
  feed: (done?: string) => withQuery("/desk/feed", { done }),
  leads: (query: DeskLeadsQuery = {}) => withQuery("/desk/people", query),
  lead: (id: string, query: DeskLeadsQuery = {}) => withQuery(`/desk/people/${id}`, query),
  leadDownload: (id: string) => `/desk/people/${id}/download`,
  leadsCsv: (query: DeskLeadsQuery = {}) => withQuery("/desk/people.csv", query),
  /** What the four above were before; they lead on. */
  oldLeads: () => "/desk/leads",
  oldLead: (id: string) => `/desk/leads/${id}`,
  oldLeadExport: (id: string) => `/desk/leads/${id}/export`,
  oldLeadsCsv: () => "/desk/leads.csv",
  spam: () => "/desk/set-aside",
  /** `said` and the number of cancelled sessions are shown once as a flash. */
  bookings: (done: { said?: string; cancelled?: string } = {}) => withQuery("/desk/bookings", done),
  quizResults: () => "/desk/quiz-results",
  deliveries: (list?: string) => withQuery("/desk/sent-messages", { list }),
  delivery: (id: string) => `/desk/sent-messages/${id}`,
  /** `next` is where to go once signed in. */
  signIn: (next?: string) => withQuery("/desk/sign-in", { next }),
  signOut: () => "/desk/sign-out",
  facts: () => "/desk/facts",
  integrations: () => "/desk/connections",
  backup: () => "/desk/backup",
  backupHow: () => "/desk/backup/how",
  backupNow: () => "/desk/backup/everything",
  storedBackup: (file: string) => `/desk/backup/kept/${file}`,
  /** Earlier addresses, which redirect. */
  earlierDeliveries: () => "/desk/deliveries",
  earlierDelivery: (id: string) => `/desk/deliveries/${id}`,
  earlierIntegrations: () => "/desk/parties",
};
