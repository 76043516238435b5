import { readFileSync } from "node:fs";
import { startSiteProcess } from "../site-process.ts";

/** A site in its own process with all logs, whose child processes are inspected. */
export async function startTellingSite(env: Record<string, string>) {
  const site = startSiteProcess({ PORT: "0", LOG_LEVEL: "trace", ...env });
  const environments = new Map<string, string>();
  const looking = setInterval(() => noteChildren(site.pid, environments), 5);
  await site.answers;
  return {
    address: site.address(),
    told: () => site.output() + site.errors(),
    /** The environment of each process that the site started, as far as the system shows it. */
    environments: () => [...environments.values()],
    async stop() {
      clearInterval(looking);
      await site.end("SIGTERM");
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
    // Not Linux, or the process has ended.
  }
}
