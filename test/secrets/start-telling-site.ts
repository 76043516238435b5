import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { withoutArguments } from "../defence.ts";
import { eventually } from "../eventually.ts";

/** A site in a process of its own that says all it can, on both of its outputs, and whose own processes are looked at. */
export async function startTellingSite(env: Record<string, string>) {
  const child = spawn(process.execPath, [...withoutArguments, "server.ts"], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "trace", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  let address = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += chunk;
      address ||= /The site is at (\S+)/.exec(said)?.[1] ?? "";
    });
  const exited = once(child, "exit");
  const environments = new Map<string, string>();
  const looking = setInterval(() => noteChildren(child.pid ?? 0, environments), 5);
  await eventually(
    () => address !== "" || child.exitCode !== null,
    (done) => done,
  );
  return {
    address,
    said: () => said,
    /** What stood in the environment of each process that the site has started, as far as this system tells. */
    environments: () => [...environments.values()],
    async stop() {
      clearInterval(looking);
      child.kill("SIGTERM");
      await exited;
    },
  };
}

function noteChildren(pid: number, environments: Map<string, string>) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
    for (const child of children) {
      const environment = readFileSync(`/proc/${child}/environ`, "utf8");
      if (environment !== readFileSync(`/proc/${pid}/environ`, "utf8")) environments.set(child, environment);
      else environments.set(child, environments.get(child) ?? environment);
    }
  } catch {
    // No Linux, or the process has ended meanwhile.
  }
}
