import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/** Below the ports that systems assign, so that nothing takes it between two uses. */
const range = [15_000, 30_000] as const;

/** A free port that can be reused. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...range);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
