import type { EnvironmentModuleNode, Plugin, ViteDevServer } from "vite";

/** Several files saved at once restart the site once. */
export const quietMs = 30;
/** Islands and what they import are refreshed in the browser, with their state. */
const island = /\.island\.tsx$/;
const pages = "virtual:react-router/server-build";

/**
 * Restarts the site when a module of `siteModule` changes, and reloads open pages when their server rendering changes.
 * An edit within islands does neither.
 */
export function followEdits(siteModule: string) {
  let restartSite = async () => true;
  let hasFailed = false;
  let needsRestart = false;
  let needsReload = false;
  let timer: NodeJS.Timeout | undefined;
  let inFlight = Promise.resolve();

  async function follow(vite: ViteDevServer) {
    const restarts = needsRestart || hasFailed;
    const reloads = needsReload || restarts;
    needsRestart = false;
    needsReload = false;
    hasFailed = restarts && !(await restartSite());
    if (reloads && !hasFailed) vite.ws.send({ type: "full-reload", path: "*" });
  }

  const plugin: Plugin = {
    name: "follow-edits",
    hotUpdate({ modules, server }) {
      if (this.environment.name !== "ssr") return;
      needsRestart ||= reaches(modules, (module) => module.url === siteModule);
      needsReload ||= reaches(modules, (module) => module.id?.includes(pages) ?? false);
      clearTimeout(timer);
      timer = setTimeout(() => {
        inFlight = inFlight.then(() => follow(server));
      }, quietMs);
      // Otherwise the framework would reload everything.
      return [];
    },
  };
  return {
    plugin,
    onRestart(restart: () => Promise<boolean>) {
      restartSite = restart;
    },
  };
}

/** Whether a module is a goal or imported by one, directly or not. Importers of islands do not count. */
function reaches(modules: EnvironmentModuleNode[], isGoal: (module: EnvironmentModuleNode) => boolean): boolean {
  const seen = new Set(modules);
  for (const module of seen) {
    if (isGoal(module)) return true;
    if (!island.test(module.file ?? "")) for (const importer of module.importers) seen.add(importer);
  }
  return false;
}
