import { withQuery } from "#app/rules/http/with-query.ts";

export type DeskLeadsQuery = { q?: string; came?: string; status?: string | undefined; before?: string };

export const deskPaths = {
  today: () => "/desk",
  search: (q?: string) => withQuery("/desk/search", { q }),
  /** `done` is shown once as a flash. */
  articles: ({ page, done }: { page?: number; done?: string } = {}) =>
    withQuery("/desk/articles", { page: page && page > 1 ? String(page) : undefined, done }),
  /** An article of the owner's; `act` is what its form does other than saving. */
  article: (id: string, act: { do?: string; version?: string } = {}) =>
    withQuery(`/desk/articles/${encodeURIComponent(id)}`, act),
  feed: (done?: string) => withQuery("/desk/feed", { done }),
  leads: (query: DeskLeadsQuery = {}) => withQuery("/desk/leads", query),
  lead: (id: string, query: DeskLeadsQuery = {}) => withQuery(`/desk/leads/${id}`, query),
  leadExport: (id: string) => `/desk/leads/${id}/export`,
  leadsCsv: (query: DeskLeadsQuery = {}) => withQuery("/desk/leads.csv", query),
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
