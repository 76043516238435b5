import { createServer, type RequestListener, type Server } from "node:http";
import { SettingError, type Settings } from "#server/settings.ts";

/** With a full queue the system drops further connections silently; clients retry after a second or more. */
const maxWaitingConnections = 4096;

/** Throws a {@link SettingError} if PORT or HOST cannot be used. */
export async function listen(
  handler: RequestListener,
  settings: Settings,
): Promise<{ server: Server; address: string }> {
  const server = createServer({ keepAliveTimeout: 65_000, headersTimeout: 10_000, requestTimeout: 60_000 }, handler);
  server.maxRequestsPerSocket = 0;
  const { port, host } = settings;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenProblem(error, settings)));
    server.listen({ port, host, backlog: maxWaitingConnections }, resolve);
  });
  const bound = server.address();
  return { server, address: `http://localhost:${typeof bound === "object" && bound ? bound.port : port}` };
}

function listenProblem(error: NodeJS.ErrnoException, { port, host }: Settings): Error {
  if (error.code === "EADDRINUSE") {
    return new SettingError("PORT", `${port} is taken by another program`, "end that program or set another PORT");
  }
  if (error.code === "EACCES")
    return new SettingError("PORT", `${port} may not be used by this user`, "set a PORT above 1023");
  return new SettingError(
    "HOST",
    `${host} cannot be listened on (${error.code})`,
    "give an address of this machine, such as 0.0.0.0",
  );
}
