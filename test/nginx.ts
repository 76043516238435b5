import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, request as requestPlain } from "node:http";
import { request } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { editText } from "./edit-sources.ts";
import { soon } from "./eventually.ts";
import { certificate, key } from "./fixtures/self-signed.ts";
import { freePort } from "./free-port.ts";
import { childrenOf } from "./several-instances/running.ts";

const configuration = "deploy/nginx.conf";

/** The upstream that answered a request, from nginx's log. */
type Passed = { upstream: string; status: number; cache: string };

export type Nginx = {
  port: number;
  origin: string;
  /** The status and the redirect by HTTPS or plain HTTP; nothing if the host gets no answer. */
  askHost: (
    host: string,
    path: string,
    scheme: "http" | "https",
  ) => Promise<[status: number, location: string] | undefined>;
  /** The log that our configuration writes. */
  log: () => string;
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
      "  listen 80 default_server;\n  listen [::]:80 default_server;\n  listen 443 ssl http2 default_server;\n  listen [::]:443 ssl http2 default_server;\n",
      `  listen 127.0.0.1:${ports.redirect} default_server;\n  listen 127.0.0.1:${ports.tls} ssl http2 default_server;\n`,
    ],
    [
      `${secure}  server_name www.example.com;\n`,
      `  listen 127.0.0.1:${ports.tls} ssl http2;\n  listen 127.0.0.1:${ports.plain};\n  server_name www.example.com;\n`,
    ],
    [
      `${secure}  server_name example.com;\n`,
      `  listen 127.0.0.1:${ports.tls} ssl http2;\n  server_name example.com;\n`,
    ],
    [
      "  access_log /var/log/nginx/site.log site;\n",
      `  access_log ${folder}/passed passed;\n  access_log ${folder}/log site;\n`,
    ],
    ["/var/cache/site-files", join(folder, "files")],
    ["/var/cache/site-pages", join(folder, "pages")],
    [line, ports.sites.map((port) => line.replace(site, `server 127.0.0.1:${port} `)).join("\n")],
    ...changes,
  ];
  return editText(configuration, edits, text.replaceAll("/etc/letsencrypt/live/www.example.com", folder));
}

const secure = "  listen 443 ssl http2;\n  listen [::]:443 ssl http2;\n";

const around = (folder: string) => `
${process.getuid?.() === 0 ? "user root;" : ""}
daemon off;
worker_processes 2;
pid ${folder}/pid;
error_log ${folder}/errors warn;
events { worker_connections 4096; }
http {
  log_format passed '$upstream_addr|$status|$upstream_cache_status';
  keepalive_requests 1000000;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
  include ${folder}/site.conf;
}
`;

/** A real nginx with our configuration, optionally edited, in front of these ports. */
export async function startNginx(sites: number[], changes: Edits = []): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), "nginx-"));
  const ports = { plain: await freePort(), tls: await freePort(), redirect: await freePort(), sites };
  await writeFile(join(folder, "fullchain.pem"), certificate);
  await writeFile(join(folder, "privkey.pem"), key);
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
  await soon(answers).is((isThere) => isThere);
  if (child.exitCode !== null) throw new Error(readFileSync(join(folder, "errors"), "utf8"));
  return {
    port: ports.plain,
    origin,
    askHost: (host, path, scheme) =>
      askHost({ host, path, port: scheme === "http" ? ports.redirect : ports.tls, scheme }),
    log: () => readFileSync(join(folder, "log"), "utf8"),
    pids: () => [child.pid as number, ...childrenOf(child.pid as number)],
    passed: () => readPassed(join(folder, "passed")),
    async stop() {
      child.kill("SIGTERM");
      await exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Asked = { host: string; path: string; port: number; scheme: "http" | "https" };

async function askHost({ host, path, port, scheme }: Asked): Promise<[number, string] | undefined> {
  const where = { host: "127.0.0.1", port, path, headers: { host } };
  // The certificate is of another name.
  const secured = { ...where, servername: host, ca: certificate, checkServerIdentity: () => undefined };
  const sent = (scheme === "http" ? requestPlain(where) : request(secured)).end();
  try {
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    answer.resume();
    return [answer.statusCode ?? 0, answer.headers.location ?? ""];
  } catch {
    return undefined;
  }
}

const readPassed = (file: string): Passed[] =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => {
      const [upstream = "", status, cache = ""] = line.split("|");
      return { upstream, status: Number(status), cache };
    });
