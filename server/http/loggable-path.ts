/** A request's path for the log, without its query and without private links. */
export const loggablePath = (url = "") =>
  url.replace(/\?.*$/s, "").replace(/^\/(booking|quiz-results)\/[^/]+/, "/$1/…");
