import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export type GotMail = { to: string[]; source: string };
export type Mailbox = { url: string; mails: GotMail[]; failures: { left: number }; stop: () => Promise<void> };

type Options = { password?: string; certificate?: { key: string; cert: string } };

/** A real mail server on a free port. It refuses as many mails as `failures` says. */
export async function startMailbox({ password, certificate }: Options = {}): Promise<Mailbox> {
  const mails: GotMail[] = [];
  const failures = { left: 0 };
  const server = new SMTPServer({
    authOptional: password === undefined,
    disabledCommands: password === undefined ? ["STARTTLS", "AUTH"] : ["STARTTLS"],
    allowInsecureAuth: true,
    ...(certificate ? { secure: true, ...certificate } : {}),
    onAuth: (auth, _, done) =>
      auth.password === password ? done(null, { user: auth.username }) : done(new Error(`not ${auth.password}`)),
    onData(stream, { envelope }, done) {
      text(stream).then((source) => {
        if (failures.left-- > 0) return done(Object.assign(new Error("come back later"), { responseCode: 451 }));
        mails.push({ to: envelope.rcptTo.map(({ address }) => address), source });
        done();
      }, done);
    },
  });
  server.on("error", () => {});
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    failures,
    stop: () => new Promise((closed) => server.close(closed)),
  };
}

/** The unfolded header of a mail. */
export const headOf = ({ source }: GotMail) => (source.split("\r\n\r\n")[0] ?? "").replace(/\r\n[ \t]+/g, " ");

/** A mail's body decoded well enough to search for words. */
export const wordsOf = ({ source }: GotMail) =>
  Buffer.from(
    source
      .replace(/=\r\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
    "latin1",
  ).toString("utf8");
