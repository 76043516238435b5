import { createServer, type ViteDevServer } from "vite";
import { listen } from "#platform/http/server/listen.ts";
import { announce } from "#platform/process/server/announce.ts";
import { followEdits } from "./follow-edits.ts";

type Development = typeof import("./development-site.ts");
type DevelopmentSite = Awaited<ReturnType<Development["startDevelopmentSite"]>>;

const siteModule = "/app/wiring/development/development-site.ts";

/**
 * `npm run dev`: Vite and the port stay; the site behind them restarts when one of its files changes. Only the changed
 * modules and their importers are evaluated again. Requests wait for it.
 */
export async function develop() {
  process.umask(0o077);
  const edits = followEdits(siteModule);
  const vite = await createServer({ server: { middlewareMode: true }, appType: "custom", plugins: [edits.plugin] });
  const load = () => vite.ssrLoadModule(siteModule) as Promise<Development>;
  const first = await load()
    .then((development) => development.startDevelopmentSite(vite))
    .catch((error: Error) => endWith(vite, error));
  let site: Promise<DevelopmentSite | undefined> = Promise.resolve(first);
  edits.onRestart(async () => {
    // If loading fails, the site stays as it was. Vite prints the reason.
    const development = await load().catch(() => undefined);
    if (!development) return false;
    const startedAt = performance.now();
    site = site
      .then((before) => before?.stop())
      .then(() => development.startDevelopmentSite(vite))
      .catch((error: Error) => {
        process.stderr.write(`${explain(vite, error)}\n`);
        return undefined;
      });
    if (!(await site)) return false;
    process.stdout.write(`  The server has started again (${Math.round(performance.now() - startedAt)} ms)\n`);
    return true;
  });
  const { address } = await listen((request, response) => {
    vite.middlewares(request, response, async () => {
      const running = await site;
      if (running) running.respond(request, response);
      else response.writeHead(500).end("The server could not start. The terminal says why.\n");
    });
  }, first.settings);
  const ownerLink = await first.offerOwnerLink(address);
  announce({ address, ownerKeyFile: first.ownerKeyFile, ownerLink }, async () => {
    await (await site)?.stop();
    await vite.close();
  });
}

function endWith(vite: ViteDevServer, error: Error): never {
  process.stderr.write(`${explain(vite, error)}\n`);
  process.exit(1);
}

/** The message of a setting error is enough; other errors need their stack. */
function explain(vite: ViteDevServer, error: Error): string {
  vite.ssrFixStacktrace(error);
  return error.name === "SettingError" ? error.message : (error.stack ?? error.message);
}
