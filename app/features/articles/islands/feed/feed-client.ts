import { focusManager, QueryClient } from "@tanstack/react-query";
import { whenReturning } from "#platform/islands/browser/when-returning.ts";

const intervalMs = 30 * 60 * 1000;

let client: QueryClient | undefined;

/** One for the page in a browser, a new one for each rendering on the server. */
export function makeFeedClient(): QueryClient {
  if (typeof window === "undefined") return newClient();
  client ??= newBrowserClient();
  return client;
}

/** The library notices a page that is shown again, but not a window that gets the focus. */
function newBrowserClient(): QueryClient {
  focusManager.setEventListener((onFocus) => whenReturning(() => onFocus()));
  return newClient();
}

const newClient = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: 1, staleTime: 0, refetchInterval: intervalMs, refetchOnWindowFocus: true } },
  });
