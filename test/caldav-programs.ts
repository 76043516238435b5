import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "./eventually.ts";
import { freePort } from "./free-port.ts";

export type CaldavProgram = {
  /** The address of the service, as an owner types it. */
  url: string;
  user: string;
  password: string;
  /** The events of the owner's calendar by their address. */
  events: () => Promise<Map<string, string>>;
  put: (address: string, text: string) => Promise<void>;
  remove: (address: string) => Promise<void>;
  stop: () => Promise<void>;
};

const user = "ada";
const password = "correct-horse";

type Program = {
  path: string;
  calendar: string;
  args: (folder: string, port: number) => Promise<string[]>;
};

/** CalDAV servers of others; Debian has both as packages of these names. */
const programs = {
  radicale: { path: "/usr/bin/radicale", calendar: "/ada/work/", args: configureRadicale },
  xandikos: { path: "/usr/bin/xandikos", calendar: "/ada/calendars/calendar/", args: configureXandikos },
} satisfies Record<string, Program>;

export type CaldavProgramName = keyof typeof programs;
export const caldavPrograms = Object.keys(programs) as CaldavProgramName[];
export const hasCaldavProgram = (name: CaldavProgramName): boolean => existsSync(programs[name].path);

async function configureRadicale(folder: string, port: number): Promise<string[]> {
  await writeFile(join(folder, "users"), `${user}:${password}\n`);
  const parts = {
    server: { hosts: `127.0.0.1:${port}` },
    auth: { type: "htpasswd", htpasswd_filename: join(folder, "users"), htpasswd_encryption: "plain" },
    storage: { filesystem_folder: join(folder, "kept") },
  };
  const text = Object.entries(parts).flatMap(([part, lines]) => [
    `[${part}]`,
    ...Object.entries(lines).map(([name, value]) => `${name} = ${value}`),
  ]);
  await writeFile(join(folder, "config"), `${text.join("\n")}\n`);
  return ["--config", join(folder, "config")];
}

async function configureXandikos(folder: string, port: number): Promise<string[]> {
  const address = ["-l", "127.0.0.1", "-p", String(port)];
  return ["-d", join(folder, "kept"), ...address, "--current-user-principal", `/${user}`, "--defaults", "--autocreate"];
}

/** Starts it with an empty calendar. The test's own requests are those of another program of the owner's. */
export async function startCaldavProgram(name: CaldavProgramName): Promise<CaldavProgram> {
  const program: Program = programs[name];
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const port = await freePort();
  const child = spawn(program.path, await program.args(folder, port), { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}`;
  const headers = { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}` };
  const ask = async (address: string, init: RequestInit, expected: readonly number[] = []) => {
    const answer = await fetch(new URL(address, url), { ...init, headers: { ...headers, ...init.headers } });
    if (answer.status >= 400 && !expected.includes(answer.status)) throw new Error(`${name} answers ${answer.status}`);
    return answer.text();
  };
  await eventually(
    () =>
      fetch(url).then(
        () => true,
        () => false,
      ),
    Boolean,
  );
  await ask(program.calendar, { method: "MKCALENDAR" }, [405]);
  async function events() {
    const listed = await ask(program.calendar, { method: "PROPFIND", headers: { depth: "1" } });
    const addresses = new Set(Array.from(listed.matchAll(/>([^<]+\.ics)</g), ([, address = ""]) => address));
    const found = [...addresses].map(async (address) => [address, await ask(address, {}, [404])] as const);
    return new Map((await Promise.all(found)).filter(([, text]) => text.includes("BEGIN:VEVENT")));
  }
  return {
    ...{ url: `${url}/`, user, password, events },
    async put(address, text) {
      const to = address.includes("/") ? address : program.calendar + address;
      await ask(to, { method: "PUT", body: text, headers: { "content-type": "text/calendar; charset=utf-8" } });
    },
    async remove(address) {
      await ask(address, { method: "DELETE" });
    },
    async stop() {
      child.kill();
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      await rm(folder, { recursive: true, force: true });
    },
  };
}
