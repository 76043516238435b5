import { withQuery } from "#app/rules/http/with-query.ts";

export type DeskLeadsQuery = { q?: string; came?: string; status?: string | undefined; before?: string };

export type DeskBookingsQuery = {
  view?: "past" | "week";
  /** A day of the week that is shown. */
  day?: string;
  /** Where the list goes on. */
  place?: string;
  said?: string;
  cancelled?: string;
};

export const deskPaths = {
  today: () => "/desk",
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
  /** The name and address of whom to book for. */
  bookFor: (query: { from?: string; name?: string; email?: string } = {}) => withQuery("/desk/bookings/new", query),
  booking: (id: string, query: { open?: "move" | "cancel"; said?: string; from?: string; back?: string } = {}) =>
    withQuery(`/desk/bookings/${encodeURIComponent(id)}`, query),
  bookings: (query: DeskBookingsQuery = {}) => withQuery("/desk/bookings", query),
  quizResults: () => "/desk/quiz-results",
  deliveries: (list?: string) => withQuery("/desk/deliveries", { shelf: list }),
  delivery: (id: string) => `/desk/deliveries/${id}`,
  /** `next` is where to go once signed in. */
  signIn: (next?: string) => withQuery("/desk/sign-in", { next }),
  signOut: () => "/desk/sign-out",
  facts: (query: { q?: string } = {}) => withQuery("/desk/business", query),
  /** `said` is shown once as a flash, with a button that undoes the change of that id. */
  factGroup: (id: string, done: { said?: string; undo?: string | undefined } = {}) =>
    withQuery(`/desk/business/${encodeURIComponent(id)}`, done),
  /** Where the business details were before. */
  oldFacts: () => "/desk/facts",
  integrations: () => "/desk/parties",
  backup: () => "/desk/backup",
  backupNow: () => "/desk/backup/everything",
  storedBackup: (file: string) => `/desk/backup/kept/${file}`,
};
