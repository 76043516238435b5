import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from "node:net";

export type HostileServer = {
  origin: string;
  port: number;
  /** Connections so far. */
  connections: () => number;
  stop: () => Promise<void>;
};

/** A local HTTP server that answers as the test wants. */
export const answering = (listener: RequestListener) => listen(createServer(listener));

/** A raw server: the test handles each connection. */
export const speaking = (talk: (socket: Socket) => void) => listen(createSocketServer(talk));

async function listen(server: Server): Promise<HostileServer> {
  const open = new Set<Socket>();
  let connections = 0;
  server.on("connection", (socket: Socket) => {
    connections += 1;
    open.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    connections: () => connections,
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
