import { withQuery } from "#app/rules/http/with-query.ts";

export type DeskLeadsQuery = { q?: string; came?: string; status?: string | undefined; before?: string };

/** Where the owner's desk has its addresses. */
export const deskPaths = {
  today: () => "/desk",
  /** `done` is what has just been done, to say it once. */
  articles: ({ page, done }: { page?: number; done?: string } = {}) =>
    withQuery("/desk/articles", { page: page && page > 1 ? String(page) : undefined, done }),
  /** An article of the owner's; `act` is what its form does, other than to save. */
  article: (id: string, act: { do?: string; version?: string } = {}) =>
    withQuery(`/desk/articles/${encodeURIComponent(id)}`, act),
  feed: (done?: string) => withQuery("/desk/feed", { done }),
  leads: (query: DeskLeadsQuery = {}) => withQuery("/desk/leads", query),
  lead: (id: string, query: DeskLeadsQuery = {}) => withQuery(`/desk/leads/${id}`, query),
  leadExport: (id: string) => `/desk/leads/${id}/export`,
  leadsCsv: (query: DeskLeadsQuery = {}) => withQuery("/desk/leads.csv", query),
  spam: () => "/desk/set-aside",
  /** `said` or how many were cancelled is what has just been done, to say it once. */
  bookings: (done: { said?: string; cancelled?: string } = {}) => withQuery("/desk/bookings", done),
  quizResults: () => "/desk/quiz-results",
  deliveries: (list?: string) => withQuery("/desk/deliveries", { shelf: list }),
  delivery: (id: string) => `/desk/deliveries/${id}`,
  /** `next` is where to go once signed in. */
  signIn: (next?: string) => withQuery("/desk/sign-in", { next }),
  signOut: () => "/desk/sign-out",
  facts: () => "/desk/facts",
  integrations: () => "/desk/parties",
  backup: () => "/desk/backup",
  /** Everything in one file, as of now. */
  backupNow: () => "/desk/backup/everything",
  /** A backup that is kept, by its file's name. */
  storedBackup: (file: string) => `/desk/backup/kept/${file}`,
};
