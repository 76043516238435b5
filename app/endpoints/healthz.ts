export const handle = { personal: true };

export const loader = () => Response.json({ status: "alive" }, { headers: { "Cache-Control": "no-store" } });
