import { type AddressInfo, createServer, type Socket } from "node:net";

export type ImapServer = {
  url: string;
  /** The mails in the inbox; their places are their UIDs, from 1. */
  mails: Buffer[];
  /** The mails in the folder of sent ones, which programs may add to. */
  sent: Buffer[];
  box: { uidValidity: number; isSilent: boolean; takesNoMails: boolean };
  commands: string[];
  stop: () => Promise<void>;
};

const password = "correct-horse";

/** An inbox and a folder of sent mails that speak as much of IMAP (RFC 3501) as is asked of them, without TLS. */
export async function startImapServer(...mails: Buffer[]): Promise<ImapServer> {
  const box = { uidValidity: 1, isSilent: false, takesNoMails: false };
  const sent: Buffer[] = [];
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.write("* OK ready\r\n");
    let open = mails;
    readLines(socket, (line, literal) => {
      commands.push(line.replace(/^\S+ /, ""));
      if (/ EXAMINE /.test(line)) open = /Sent/.test(line) ? sent : mails;
      const isTaken = literal !== undefined && !box.takesNoMails;
      if (isTaken) sent.push(literal);
      if (literal) socket.write(`${line.split(" ", 1)[0]} ${isTaken ? "OK" : "NO"} done\r\n`);
      else if (!box.isSilent) socket.write(answer(line, open, box));
    });
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://hello%40house.example:${password}@127.0.0.1:${port}`,
    mails,
    sent,
    box,
    commands,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Calls back with each command, and with the bytes that end it, if it has some. */
function readLines(socket: Socket, take: (line: string, literal?: Buffer) => void) {
  let held = Buffer.alloc(0);
  let command = "";
  let awaited = 0;
  socket.on("data", (bytes) => {
    held = Buffer.concat([held, bytes]);
    for (;;) {
      const end = command ? awaited : held.indexOf("\r\n");
      if (end < 0 || held.length < end + 2) return;
      const piece = held.subarray(0, end);
      held = held.subarray(end + 2);
      const size = command ? undefined : /\{(\d+)\}$/.exec(piece.toString())?.[1];
      if (command) take(command, Buffer.from(piece));
      else if (size === undefined) take(piece.toString());
      else socket.write("+ go on\r\n");
      command = size === undefined ? "" : piece.toString();
      awaited = Number(size ?? 0);
    }
  });
}

function answer(line: string, mails: readonly Buffer[], { uidValidity }: ImapServer["box"]): Buffer | string {
  const [, tag = "*", command = ""] = /^(\S+) (.*)$/.exec(line) ?? [];
  const ok = `${tag} OK done\r\n`;
  if (command === "CAPABILITY") return `* CAPABILITY IMAP4rev1 SPECIAL-USE\r\n${ok}`;
  if (command.startsWith("LOGIN"))
    return command.includes(password) ? ok : `${tag} NO [AUTHENTICATIONFAILED] Invalid credentials\r\n`;
  if (/^L(?:IST|SUB)/.test(command))
    return `* LIST (\\HasNoChildren) "/" INBOX\r\n* LIST (\\HasNoChildren \\Sent) "/" "Sent items"\r\n${ok}`;
  if (command.startsWith("EXAMINE"))
    return `* ${mails.length} EXISTS\r\n* OK [UIDVALIDITY ${uidValidity}]\r\n* OK [UIDNEXT ${mails.length + 1}]\r\n${tag} OK [READ-ONLY] done\r\n`;
  if (command.startsWith("UID SEARCH HEADER")) {
    const id = /<[^>]+>/.exec(command)?.[0] ?? command;
    const found = mails.flatMap((mail, at) => (mail.toString("latin1").includes(id) ? at + 1 : []));
    return `* SEARCH ${found.join(" ")}\r\n${ok}`;
  }
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
