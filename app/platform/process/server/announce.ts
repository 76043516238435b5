import { execFile } from "node:child_process";
import { readVersion } from "./build-folder.ts";
import { makeLog } from "./log.ts";
import type { Ready } from "./processes.ts";

/** Tells whoever started the site at a terminal, or else the log, whatever its level. */
export function announce({ address, ownerKeyFile, ownerLink }: Ready, stop: () => Promise<void>) {
  onStopSignal(stop);
  // systemd waits for it (`Type=notify`); Node has no sockets of that kind.
  if (process.env.NOTIFY_SOCKET) execFile("systemd-notify", ["--ready"], () => {});
  const { version, commit } = readVersion();
  const lines = [
    `The site is at ${address} (version ${version}${commit ? `, commit ${commit.slice(0, 8)}` : ""})`,
    ownerLink ?? "`npm run owner-link` makes a link that opens the desk",
    `The owner key lies in ${ownerKeyFile}`,
  ];
  if (process.stdout.isTTY) process.stdout.write(`\n${lines.map((line) => `  ${line}\n`).join("")}\n`);
  // The address comes last: who waits for it has read the others.
  else for (const line of lines.toReversed()) makeLog("info").info(line);
}

/** Calls `stop` on the first signal. A second one, as from a terminal and a supervisor, changes nothing. */
export function onStopSignal(stop: () => Promise<void>) {
  let isEnding = false;
  const end = () => {
    if (!isEnding) void stop().then(() => process.exit(0));
    isEnding = true;
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}
