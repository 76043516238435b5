import { QueryClient } from "@tanstack/react-query";

const rhythmMs = 30 * 60 * 1000;

let client: QueryClient | undefined;

/** One for the page in the browser, a new one for each render on the server. */
export function makeFeedClient(): QueryClient {
  if (typeof window === "undefined") return newClient();
  client ??= newClient();
  return client;
}

const newClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: 1, staleTime: 0, refetchInterval: rhythmMs, refetchOnWindowFocus: true } },
  });
