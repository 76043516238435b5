declare module "smtp-server" {
  import type { Server } from "node:net";
  import type { Readable } from "node:stream";

  type Session = { envelope: { rcptTo: { address: string }[] } };
  type Options = {
    authOptional?: boolean;
    disabledCommands: string[];
    allowInsecureAuth?: boolean;
    secure?: boolean;
    key?: string;
    cert?: string;
    onAuth?: (
      given: { username: string; password: string },
      session: unknown,
      done: (error: Error | null, accepted?: { user: string }) => void,
    ) => void;
    onData?: (stream: Readable, session: Session, done: (error?: Error | null) => void) => void;
  };
  export class SMTPServer {
    constructor(options: Options);
    readonly server: Server;
    on(event: "error", listener: () => void): void;
    listen(port: number, host: string, ready: () => void): void;
    close(closed: () => void): void;
  }
}
