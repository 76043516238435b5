import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "../eventually.ts";
import { freePort } from "../free-port.ts";

export const nginx = ["/usr/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx"].find((path) => existsSync(path));

/** How nginx names the visitor to the site: as our own configuration says it, and as most others do. */
export const waysToName = {
  "as deploy/nginx.conf says": "$remote_addr",
  "behind what the visitor claims": "$proxy_add_x_forwarded_for",
};

/** nginx in front of a site, with the location block of the configuration that the site comes with. */
export async function startNginx(site: string, forwardedFor: string) {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const own = readFileSync(new URL("../../deploy/nginx.conf", import.meta.url), "utf8");
  const location = /location \/ \{[^}]*\}/.exec(own)?.[0] ?? "";
  const passed = location
    .replace("http://site", site.replace("localhost", "127.0.0.1"))
    .replace("X-Forwarded-For $remote_addr", `X-Forwarded-For ${forwardedFor}`);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  );
  writeFileSync(
    join(folder, "nginx.conf"),
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log stderr error;
    events { worker_connections 1024; }
    http { access_log off; ${paths.join(" ")} server { listen 127.0.0.1:${port}; ${passed} } }`,
  );
  const child = spawn(nginx ?? "nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "inherit" });
  const exited = once(child, "exit");
  const address = `http://127.0.0.1:${port}`;
  await eventually(
    () =>
      fetch(`${address}/healthz`).then(
        ({ status }) => status,
        () => 0,
      ),
    (status) => status === 200,
  );
  return {
    address,
    async stop() {
      child.kill("SIGQUIT");
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}
