import cluster from "node:cluster";
import { createServer, type RequestListener, type ServerResponse } from "node:http";
import { SettingError, type Settings } from "#platform/settings/server/settings.ts";

/** With a full queue the system drops further connections silently; clients retry after a second or more. */
const maxWaitingConnections = 4096;

const maxStopMs = 4500;
const closeIdleEveryMs = 20;

export type Listening = {
  address: string;
  /** Takes no more connections; resolves when the last request under way is answered. */
  stop: () => Promise<void>;
};

/** Throws a {@link SettingError} if PORT or HOST cannot be used. */
export async function listen(handler: RequestListener, settings: Settings): Promise<Listening> {
  const underWay = new Set<ServerResponse>();
  let isStopping = false;
  const server = createServer(timeLimits, (request, response) => {
    if (isStopping) askToClose(response);
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
    handler(request, response);
  });
  server.maxRequestsPerSocket = 0;
  const { port, host } = settings;
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(listenProblem(error, settings)));
    server.listen({ ...(passedSocket() ?? { port, host }), backlog: maxWaitingConnections }, resolve);
  });
  const bound = server.address();
  return {
    address: `http://localhost:${typeof bound === "object" && bound ? bound.port : port}`,
    async stop() {
      isStopping = true;
      const closed = new Promise((resolve) => server.close(resolve));
      underWay.forEach(askToClose);
      // A connection whose answer had begun is idle only afterwards.
      const closingIdle = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs);
      const deadline = setTimeout(() => server.closeAllConnections(), maxStopMs);
      await closed;
      clearInterval(closingIdle);
      clearTimeout(deadline);
    },
  };
}

const timeLimits = { keepAliveTimeout: 65_000, headersTimeout: 10_000, requestTimeout: 60_000 };

function askToClose(response: ServerResponse) {
  if (!response.headersSent) response.setHeader("Connection", "close");
}

/** By sd_listen_fds(3), the first file descriptor that a service manager passes. */
const firstPassed = 3;

/**
 * The socket that systemd keeps open while the site restarts, by deploy/site.socket. With several processes it is
 * passed to the one that looks after them.
 */
function passedSocket(): { fd: number } | undefined {
  const { LISTEN_FDS, LISTEN_PID } = process.env;
  const isForUs = Number(LISTEN_PID) === (cluster.isWorker ? process.ppid : process.pid);
  return isForUs && Number(LISTEN_FDS) > 0 ? { fd: firstPassed } : undefined;
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
