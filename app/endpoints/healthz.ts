export const handle = { personal: true };

/** The process is alive. */
export const loader = () => Response.json({ status: "alive" }, { headers: { "Cache-Control": "no-store" } });
