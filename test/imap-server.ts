import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

export type ImapServer = {
  url: string;
  /** The mails in the inbox; their places are their UIDs, from 1. */
  mails: Buffer[];
  box: { uidValidity: number; isSilent: boolean };
  commands: string[];
  stop: () => Promise<void>;
};

const password = "correct-horse";

/** An inbox that speaks as much of IMAP (RFC 3501) as is asked of it, without TLS. */
export async function startImapServer(...mails: Buffer[]): Promise<ImapServer> {
  const box = { uidValidity: 1, isSilent: false };
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.write("* OK ready\r\n");
    const lines = createInterface({ input: socket }).on("error", () => {});
    lines.on("line", (line) => {
      commands.push(line.replace(/^\S+ /, ""));
      if (!box.isSilent) socket.write(answer(line, mails, box));
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://hello%40house.example:${password}@127.0.0.1:${port}`,
    mails,
    box,
    commands,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function answer(line: string, mails: readonly Buffer[], { uidValidity }: ImapServer["box"]): Buffer | string {
  const [, tag = "*", command = ""] = /^(\S+) (.*)$/.exec(line) ?? [];
  const ok = `${tag} OK done\r\n`;
  if (command === "CAPABILITY") return `* CAPABILITY IMAP4rev1\r\n${ok}`;
  if (command.startsWith("LOGIN"))
    return command.includes(password) ? ok : `${tag} NO [AUTHENTICATIONFAILED] Invalid credentials\r\n`;
  if (/^L(?:IST|SUB)/.test(command)) return `* LIST (\\HasNoChildren) "/" INBOX\r\n${ok}`;
  if (command.startsWith("EXAMINE"))
    return `* ${mails.length} EXISTS\r\n* OK [UIDVALIDITY ${uidValidity}]\r\n* OK [UIDNEXT ${mails.length + 1}]\r\n${tag} OK [READ-ONLY] done\r\n`;
  if (command.startsWith("UID SEARCH")) {
    const from = Number(/UID (\d+):/.exec(command)?.[1] ?? 1);
    // "n:*" names the newest mail even if its UID is smaller (RFC 3501, 6.4.8).
    const uids = mails.map((_, at) => at + 1).filter((uid) => uid >= Math.min(from, mails.length));
    return `* SEARCH ${uids.join(" ")}\r\n${ok}`;
  }
  if (command.startsWith("UID FETCH")) return fetched(command, mails, ok);
  return command === "LOGOUT" ? `* BYE\r\n${ok}` : ok;
}

function fetched(command: string, mails: readonly Buffer[], ok: string): Buffer {
  const [, set = "", part = "", length = "0"] = /^UID FETCH (\S+) \(.*BODY\.PEEK\[(.*)\]<0\.(\d+)>/.exec(command) ?? [];
  const all = set.split(",").flatMap((each) => {
    const [first = 0, last = first] = each.split(":").map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
  const answers = all.flatMap((uid) => {
    const mail = mails[uid - 1] ?? Buffer.alloc(0);
    const whole = part === "HEADER" ? mail.subarray(0, mail.indexOf("\n\n") + 2) : mail;
    const bytes = whole.subarray(0, Number(length));
    return [
      Buffer.from(`* ${uid} FETCH (UID ${uid} BODY[${part}]<0> {${bytes.length}}\r\n`),
      bytes,
      Buffer.from(")\r\n"),
    ];
  });
  return Buffer.concat([...answers, Buffer.from(ok)]);
}
