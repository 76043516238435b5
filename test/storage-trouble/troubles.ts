import { execFileSync, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { join } from "node:path";

type Trouble = {
  env?: Record<string, string>;
  /** The command that the site's process is started within. */
  within?: string[];
  begin: (pid: number) => unknown;
  end: (pid: number) => unknown;
  close?: () => void;
};

type Deps = { dataDir: string; databaseUrl: string | undefined };

const works = (command: string, ...words: string[]) => spawnSync(command, words).status === 0;
const diskBytes = 24 * 1024 * 1024;

/** The data lies on a small disk of its own, which is filled to its last byte and made free again. */
function fullDisk({ dataDir }: Deps): Trouble {
  const filler = (pid: number) => join(`/proc/${pid}/root`, dataDir, "filler");
  const mount = `mount -t tmpfs -o size=${diskBytes} tmpfs "$0" && exec "$@"`;
  return {
    within: ["unshare", "-rm", "sh", "-c", mount, dataDir],
    begin: (pid) => {
      for (let piece = diskBytes; piece >= 1; piece = Math.floor(piece / 2)) fill(filler(pid), piece);
    },
    end: (pid) => rmSync(filler(pid)),
  };
}

function fill(file: string, bytes: number) {
  try {
    for (;;) appendFileSync(file, Buffer.alloc(bytes));
  } catch {
    // No further piece of this size fits.
  }
}

const limitFiles = (pid: number, bytes: string) => execFileSync("prlimit", ["--pid", `${pid}`, `--fsize=${bytes}:`]);

/** Each write to a file is refused, also to one that is open, as on a disk that has become read-only. */
const readOnlyDisk = (): Trouble => ({
  begin: (pid) => limitFiles(pid, "0"),
  end: (pid) => limitFiles(pid, "unlimited"),
});

/** The way to the database server is cut, every connection at once, and repaired. */
async function lostServer({ databaseUrl }: Deps): Promise<Trouble> {
  const target = new URL(databaseUrl as string);
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on("error", () => {}).on("close", () => open.delete(socket));
  };
  const way = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) keep(socket);
    near.pipe(far).pipe(near);
  });
  const listen = (port: number) => once(way.listen(port, "127.0.0.1"), "listening");
  await listen(0);
  const { port } = way.address() as AddressInfo;
  const cut = () => {
    way.close();
    for (const socket of open) socket.destroy();
  };
  const env = { DATABASE_URL: Object.assign(new URL(target), { port: `${port}` }).href };
  return { env, begin: cut, end: () => listen(port), close: cut };
}

type Kind = { name: string; canBe: boolean; make: (deps: Deps) => Trouble | Promise<Trouble> };

export const troublesOfSqlite: Kind[] = [
  { name: "a full disk", canBe: works("unshare", "-rm", "true"), make: fullDisk },
  { name: "a read-only disk", canBe: works("prlimit", "--version"), make: readOnlyDisk },
];
export const troublesOfPostgres: Kind[] = [{ name: "a lost database server", canBe: true, make: lostServer }];
