import { paths } from "#facts/paths.ts";

/** Sent along to our own server, which sets fewer of such posts aside. Empty if there is none. */
export const readPageToken = (): Promise<string> =>
  fetch(paths.pageToken(), { credentials: "omit", signal: AbortSignal.timeout(5000) })
    .then((response) => (response.ok ? response.text() : ""))
    .catch(() => "");
