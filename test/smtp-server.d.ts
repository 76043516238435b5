declare module "smtp-server" {
  import type { Server } from "node:net";
  import type { Readable } from "node:stream";

  type Session = { envelope: { rcptTo: { address: string }[] } };
  type Options = {
    authOptional: boolean;
    disabledCommands: string[];
    onData: (stream: Readable, session: Session, done: (error?: Error | null) => void) => void;
  };
  export class SMTPServer {
    constructor(options: Options);
    readonly server: Server;
    listen(port: number, host: string, ready: () => void): void;
    close(closed: () => void): void;
  }
}
