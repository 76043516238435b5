/** The same for everybody; cached by the server until the content changes. */
const caching = "public, max-age=0, s-maxage=1, stale-while-revalidate=30";

export const publicResponse = (body: BodyInit, contentType: string, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { "Content-Type": contentType, "Cache-Control": caching, ...headers } });

/** Other sites and their pages may read this. */
export const corsHeaders = { "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" };

/** Too many wait for such an answer, or making it took too much. */
export const busyResponse = () =>
  new Response("This cannot be made at this moment. Please try again.\n", {
    status: 503,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store", "Retry-After": "2" },
  });

export const missingResponse = (status = 404) =>
  new Response("There is nothing at this address.\n", {
    status,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
