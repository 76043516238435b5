import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ImapFlow } from "imapflow";
import { eventually } from "./eventually.ts";
import { freePort } from "./free-port.ts";

const postfix = "/usr/sbin/postfix";
const dovecot = "/usr/sbin/dovecot";

/** Mail servers of others; Debian has both, as postfix and dovecot-imapd. Postfix starts for root alone. */
export const hasMailPrograms = existsSync(postfix) && existsSync(dovecot) && process.getuid?.() === 0;

export type MailPrograms = {
  smtpUrl: string;
  imapUrl: (email: string) => string;
  /** Somebody's mails, oldest first, with their flags, as their own program reads them. */
  read: (email: string) => Promise<{ source: string; flags: string[] }[]>;
  stop: () => Promise<void>;
};

const password = "correct-horse";
/** The user id that owns the mailboxes; no such user is needed. */
const owner = 5000;

const services = [
  "cleanup unix n - n - 0 cleanup",
  "qmgr unix n - n 300 1 qmgr",
  "rewrite unix - - n - - trivial-rewrite",
  ...["bounce", "defer", "trace"].map((name) => `${name} unix - - n - 0 bounce`),
  "flush unix n - n 1000? 0 flush",
  "proxymap unix - - n - - proxymap",
  ...["error", "retry"].map((name) => `${name} unix - - n - - error`),
  "virtual unix - n n - - virtual",
  "anvil unix - - n - 1 anvil",
  "postlog unix-dgram n - n - 1 postlogd",
];

type Served = { folder: string; smtp: number; imap: number; mailboxes: readonly string[] };

/** Accepts mail for every address of the mailboxes' domains; mail for an unknown one comes back as undeliverable. */
async function configurePostfix({ folder, smtp, mailboxes }: Served) {
  const config = join(folder, "postfix");
  for (const name of ["postfix", "queue", "data"]) await mkdir(join(folder, name), { recursive: true });
  execFileSync("chown", ["postfix", join(folder, "data")]);
  const domains = new Set(mailboxes.map((each) => each.split("@")[1]));
  const lines = {
    compatibility_level: "3.6",
    ...{ queue_directory: join(folder, "queue"), data_directory: join(folder, "data") },
    ...{ myhostname: "mx.cellar.example", mydestination: "", inet_interfaces: "127.0.0.1", mynetworks: "127.0.0.0/8" },
    ...{ maillog_file: join(folder, "postfix.log"), maillog_file_prefixes: folder },
    ...{ virtual_mailbox_domains: [...domains].join(", "), virtual_mailbox_base: join(folder, "mail") },
    virtual_mailbox_maps: `texthash:${join(config, "mailboxes")}`,
    ...{ virtual_uid_maps: `static:${owner}`, virtual_gid_maps: `static:${owner}`, recipient_delimiter: "+" },
    smtpd_reject_unlisted_recipient: "no",
    ...{ alias_maps: "", alias_database: "", smtpd_peername_lookup: "no", biff: "no" },
  };
  const folders = mailboxes.map(
    (each) => `${each} ${each.split("@").reverse().join("/")}/
`,
  );
  await writeFile(join(config, "mailboxes"), folders.join(""));
  await writeFile(
    join(config, "main.cf"),
    Object.entries(lines)
      .map((pair) => `${pair.join(" = ")}\n`)
      .join(""),
  );
  await writeFile(join(config, "master.cf"), [`127.0.0.1:${smtp} inet n - n - - smtpd`, ...services, ""].join("\n"));
  return ["-c", config];
}

async function configureDovecot({ folder, imap }: Served) {
  const path = join(folder, "dovecot.conf");
  const lines = [
    ...["protocols = imap", "listen = 127.0.0.1", "ssl = no", "disable_plaintext_auth = no"],
    ...[`base_dir = ${folder}/dovecot`, `state_dir = ${folder}/dovecot`, `log_path = ${folder}/dovecot.log`],
    ...[`mail_location = maildir:${folder}/mail/%d/%n`, `first_valid_uid = ${owner}`],
    `passdb {\n  driver = static\n  args = password=${password}\n}`,
    `userdb {\n  driver = static\n  args = uid=${owner} gid=${owner} home=${folder}/mail/%d/%n\n}`,
    `service imap-login {\n  inet_listener imap {\n    port = ${imap}\n  }\n  inet_listener imaps {\n    port = 0\n  }\n}`,
  ];
  await writeFile(path, `${lines.join("\n")}\n`);
  return ["-F", "-c", path];
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
    socket.on("connect", () => socket.destroy());
  });

export async function startMailPrograms(mailboxes: readonly string[]): Promise<MailPrograms> {
  const folder = await mkdtemp(join(tmpdir(), "mail-programs-"));
  await chmod(folder, 0o755);
  await mkdir(join(folder, "mail"));
  execFileSync("chown", [`${owner}:${owner}`, join(folder, "mail")]);
  const served = { folder, smtp: await freePort(), imap: await freePort(), mailboxes };
  const postfixWords = await configurePostfix(served);
  execFileSync(postfix, [...postfixWords, "start"], { stdio: "ignore" });
  const imap = spawn(dovecot, await configureDovecot(served), { stdio: "ignore" });
  for (const port of [served.smtp, served.imap]) await eventually(() => accepts(port), Boolean);
  return {
    smtpUrl: `smtp://127.0.0.1:${served.smtp}`,
    imapUrl: (email) => `imap://${encodeURIComponent(email)}:${password}@127.0.0.1:${served.imap}`,
    async read(email) {
      const auth = { user: email, pass: password };
      const client = new ImapFlow({ host: "127.0.0.1", port: served.imap, secure: false, auth, logger: false });
      await client.connect();
      await client.mailboxOpen("INBOX", { readOnly: true });
      const mails =
        client.mailbox && client.mailbox.exists > 0 ? await client.fetchAll("1:*", { source: true, flags: true }) : [];
      await client.logout();
      return mails.map(({ source, flags }) => ({ source: String(source), flags: [...(flags ?? [])] }));
    },
    async stop() {
      execFileSync(postfix, [...postfixWords, "stop"], { stdio: "ignore" });
      imap.kill();
      if (imap.exitCode === null && imap.signalCode === null) await once(imap, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
