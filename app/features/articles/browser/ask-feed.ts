const timeoutMs = 30_000;

/** The feed's answer as text. Throws "HTTP error" with the status if it failed. */
export async function askFeed(address: string | URL, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, {
    headers: { Accept: "application/json, text/plain" },
    mode: "cors",
    cache: "no-cache",
    credentials: "omit",
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (!response.ok) throw new Error(`HTTP error ${response.status}`);
  return response.text();
}
