import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { editText } from "./edit-sources.ts";
import { eventually } from "./eventually.ts";
import { certificate, key } from "./fixtures/self-signed.ts";
import { freePort } from "./free-port.ts";
import { childrenOf } from "./several-processes/running.ts";

const configuration = "deploy/nginx.conf";

/** The upstream that answered a request, from nginx's log. */
export type Passed = { upstream: string; status: number; cache: string };

export type Nginx = {
  port: number;
  origin: string;
  /** The status by HTTPS. */
  askByTls: (path: string) => Promise<number>;
  /** The status and the redirect over plain HTTP. */
  askByPlain: (path: string) => Promise<[status: number, location: string | null]>;
  pids: () => number[];
  passed: () => Passed[];
  stop: () => Promise<void>;
};

const program = ["/usr/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx"].find((path) => existsSync(path));
export const hasNginx = program !== undefined;

/** Strings of the configuration with their replacements. */
type Edits = readonly [words: string, instead: string][];

type Ports = { plain: number; tls: number; redirect: number; sites: number[] };

/** Our configuration with this machine's addresses and paths. */
async function localConfiguration(folder: string, ports: Ports, changes: Edits) {
  const text = readFileSync(configuration, "utf8");
  const site = "server 127.0.0.1:3000 ";
  const line = text.split("\n").find((each) => each.includes(site)) ?? "";
  const edits: Edits = [
    ["  listen 80;\n  listen [::]:80;\n", `  listen 127.0.0.1:${ports.redirect};\n`],
    [
      "  listen 443 ssl http2;\n  listen [::]:443 ssl http2;\n",
      `  listen 127.0.0.1:${ports.tls} ssl http2;\n  listen 127.0.0.1:${ports.plain};\n`,
    ],
    ["/etc/letsencrypt/live/www.example.com/fullchain.pem", join(folder, "certificate.pem")],
    ["/etc/letsencrypt/live/www.example.com/privkey.pem", join(folder, "key.pem")],
    ["/var/cache/site-files", join(folder, "files")],
    ["/var/cache/site-pages", join(folder, "pages")],
    [line, ports.sites.map((port) => line.replace(site, `server 127.0.0.1:${port} `)).join("\n")],
    ...changes,
  ];
  return editText(configuration, edits, text);
}

const around = (folder: string) => `
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 2;
pid ${folder}/pid;
error_log ${folder}/errors warn;
events { worker_connections 4096; }
http {
  log_format passed '$upstream_addr|$status|$upstream_cache_status';
  access_log ${folder}/passed passed;
  keepalive_requests 1000000;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  include ${folder}/site.conf;
}
`;

/** A real nginx with our configuration, optionally edited, in front of these ports. */
export async function startNginx(sites: number[], changes: Edits = []): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const ports = { plain: await freePort(), tls: await freePort(), redirect: await freePort(), sites };
  await writeFile(join(folder, "certificate.pem"), certificate);
  await writeFile(join(folder, "key.pem"), key);
  await writeFile(join(folder, "site.conf"), await localConfiguration(folder, ports, changes));
  await writeFile(join(folder, "nginx.conf"), around(folder));
  const child = spawn(program ?? "nginx", ["-c", join(folder, "nginx.conf"), "-e", join(folder, "errors")], {
    stdio: "inherit",
  });
  const exited = once(child, "exit");
  const origin = `http://127.0.0.1:${ports.plain}`;
  const answers = () =>
    fetch(origin).then(
      ({ ok }) => ok,
      () => child.exitCode !== null,
    );
  await eventually(answers, (isThere) => isThere);
  if (child.exitCode !== null) throw new Error(readFileSync(join(folder, "errors"), "utf8"));
  return {
    port: ports.plain,
    origin,
    askByTls: (path) => askByTls(ports.tls, path),
    async askByPlain(path) {
      const answer = await fetch(`http://127.0.0.1:${ports.redirect}${path}`, { redirect: "manual" });
      return [answer.status, answer.headers.get("location")];
    },
    pids: () => [child.pid as number, ...childrenOf(child.pid as number)],
    passed: () => readPassed(join(folder, "passed")),
    async stop() {
      child.kill("SIGTERM");
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function askByTls(port: number, path: string): Promise<number> {
  const sent = request({ host: "127.0.0.1", port, path, servername: "site.example", ca: certificate }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}

const readPassed = (file: string): Passed[] =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [upstream = "", status, cache = ""] = line.split("|");
      return { upstream, status: Number(status), cache };
    });
