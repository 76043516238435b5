/** A request's path for the log: private links stay private there too, and what is asked of a page is nobody's business. */
export const loggablePath = (url = "") =>
  url.replace(/\?.*$/s, "").replace(/^\/(booking|quiz-results)\/[^/]+/, "/$1/…");
