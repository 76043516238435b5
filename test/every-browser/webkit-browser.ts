import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { eventually } from "../eventually.ts";
import { freePort } from "../free-port.ts";
import { findOrInstall } from "./ensure-browsers.ts";
import type { Browser, Screen, Size } from "./visitor.ts";

/** The buttons of the browser's bar would keep its window wider than a phone. */
const narrowBar =
  "* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-transform: scale(0); }";

/** WebKitGTK's MiniBrowser, by its driver, on a screen in memory that chooses its own number. */
export async function startWebKit(): Promise<Browser> {
  const onScreen = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const display = spawn(findOrInstall("xvfb"), onScreen, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  const [number] = await once(display.stdio[3] as Readable, "data");
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/gtk.css"), narrowBar);
  const port = await freePort();
  const homes = { XDG_CONFIG_HOME: folder, XDG_CACHE_HOME: folder, XDG_DATA_HOME: folder };
  const env = { ...process.env, ...homes, DISPLAY: `:${String(number).trim()}`, GDK_BACKEND: "x11" };
  const driver = spawn(findOrInstall("webkit2gtk-driver"), [`--port=${port}`], { env, stdio: "ignore" });
  const address = `http://127.0.0.1:${port}`;
  await eventually(() => send(`${address}/status`, "GET").catch(() => undefined), Boolean);
  return {
    name: "WebKit (GTK)",
    newScreen: (size) => openScreen(address, size) as Promise<Screen>,
    async close() {
      for (const child of [driver, display]) {
        child.kill();
        await once(child, "exit");
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** In classic WebDriver an element is an object with this key. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";
type WebElement = { [elementKey]: string };

async function send(address: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}

async function openScreen(driver: string, size: Size): Promise<Screen<WebElement>> {
  const capabilities = { alwaysMatch: { browserName: "MiniBrowser" } };
  const opened = (await send(`${driver}/session`, "POST", { capabilities })) as { sessionId: string };
  const session = `${driver}/session/${opened.sessionId}`;
  const post = (path: string, body: object = {}) => send(`${session}/${path}`, "POST", body);
  const run = (inPage: string, ...args: unknown[]) =>
    post("execute/sync", { script: `return (${inPage})(...arguments)`, args });
  const at = (element: WebElement, act: string) => `element/${element[elementKey]}/${act}`;
  const type = (element: WebElement, text: string) => post(at(element, "value"), { text });

  // Resizes the window until the page has this size.
  const inner = () => run("() => [innerWidth, innerHeight]") as Promise<[number, number]>;
  await post("window/rect", size);
  const [, left] = await eventually(inner, ([width]) => width === size.width);
  await post("window/rect", { width: size.width, height: size.height + size.height - left });
  await eventually(inner, ([, height]) => height === size.height);

  return {
    open: (url) => post("url", { url }),
    address: () => send(`${session}/url`, "GET") as Promise<string>,
    ask: (inPage, question) => run(String(inPage), question) as never,
    find: async (inPage, question) => ((await run(String(inPage), question)) as WebElement | null) ?? undefined,
    click: (element) => post(at(element, "click")),
    type,
    giveFile: type,
    enter: (frame) => post("frame", { id: frame }),
    leave: () => post("frame", { id: null }),
    back: () => post("back"),
    close: () => send(session, "DELETE"),
  };
}
