import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer, type Plugin } from "vite";
import { expect, test, vi } from "vitest";
import { followEdits, quietMs } from "#app/wiring/development/follow-edits.ts";

const sources = {
  "site.js": 'import "./port.js"; import "./prices.js";',
  "port.js": "export const port = 1;",
  "prices.js": "export const price = 1;",
  "about.js": 'import "./head.js"; import "./quiz.island.tsx";',
  "head.js": "export const head = 1;",
  "quiz.island.tsx": 'import "./scale.js"; export default 1;',
  "scale.js": "export const scale = 1;",
};
type Source = keyof typeof sources;

const pages: Plugin = {
  name: "pages",
  resolveId: (id) => (id === "virtual:react-router/server-build" ? `\0${id}` : undefined),
  load: (id) => (id === "\0virtual:react-router/server-build" ? 'import "/about.js";' : undefined),
};

test("an edit restarts the site, loads pages again or is left to the browser, by what is made of the file", async () => {
  const root = await mkdtemp(join(tmpdir(), "edits-"));
  for (const [file, text] of Object.entries(sources)) await writeFile(join(root, file), text);
  const { plugin, onRestart } = followEdits("/site.js");
  let judged = 0;
  /** Its timer is set after that of the tested plugin, so it ends later. */
  const afterwards: Plugin = { name: "afterwards", hotUpdate: () => void setTimeout(() => judged++, 2 * quietMs) };
  const vite = await createServer({
    root,
    configFile: false,
    logLevel: "silent",
    appType: "custom",
    server: { middlewareMode: true, ws: false },
    plugins: [pages, plugin, afterwards],
  });
  const seen: string[] = [];
  vi.spyOn(vite.ws, "send").mockImplementation((sent: unknown) => {
    if ((sent as { type?: string }).type === "full-reload") seen.push("reload");
  });
  let canStart = true;
  onRestart(async () => {
    seen.push(canStart ? "restart" : "failure");
    return canStart;
  });
  const load = () => Promise.all(["/site.js", "virtual:react-router/server-build"].map((id) => vite.ssrLoadModule(id)));
  const edit = async (file: Source, follows: string[]) => {
    await load();
    seen.length = 0;
    judged = 0;
    vite.watcher.emit("change", join(root, file));
    await vi.waitFor(() => expect(judged).toBe(2));
    await vi.waitFor(() => expect(seen).toEqual(follows));
  };
  try {
    await edit("port.js", ["restart", "reload"]);
    await edit("head.js", ["reload"]);
    await edit("scale.js", []);
    canStart = false;
    await edit("prices.js", ["failure"]);
    canStart = true;
    await edit("scale.js", ["restart", "reload"]);
  } finally {
    await vite.close();
    await rm(root, { recursive: true });
  }
});
