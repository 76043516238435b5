import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eventually } from "../eventually.ts";
import { freePort } from "../free-port.ts";
import { findWebKitDriver } from "./find-browsers.ts";
import type { Browser, Screen, ViewportSize } from "./screen.ts";
import { startVirtualScreen } from "./virtual-screen.ts";
import { openWebDriver, type WebDriver, type WebElement } from "./web-driver.ts";

/** The buttons of the browser's bar would keep its window wider than a phone. */
const narrowBar =
  "* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-transform: scale(0); }";

/** WebKitGTK's MiniBrowser, by its driver. */
export async function startWebKit(): Promise<Browser> {
  const display = await startVirtualScreen();
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/gtk.css"), narrowBar);
  const port = await freePort();
  const driver = spawn(findWebKitDriver() as string, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: display.display,
      GDK_BACKEND: "x11",
      XDG_CONFIG_HOME: folder,
      XDG_CACHE_HOME: folder,
      XDG_DATA_HOME: folder,
    },
    stdio: "ignore",
  });
  const address = `http://127.0.0.1:${port}`;
  await eventually(
    () =>
      fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      ),
    Boolean,
  );
  const newSession = () => openWebDriver(address, { browserName: "MiniBrowser" });
  const first = await newSession();
  await first.end();
  return {
    name: "WebKit (GTK)",
    version: first.version,
    async newScreen(size) {
      const session = await newSession();
      await sizePage(session, size);
      return screenOf(session) as Screen;
    },
    async close() {
      driver.kill();
      await once(driver, "exit");
      await display.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resizes the window until the page has this size. */
async function sizePage(session: WebDriver, { width, height }: ViewportSize) {
  const inner = () => session.run("() => [innerWidth, innerHeight]") as Promise<[number, number]>;
  await session.resize(width, height);
  const [, left] = await eventually(inner, ([now]) => now === width);
  await session.resize(width, height + height - left);
  await eventually(inner, ([, now]) => now === height);
}

function screenOf(session: WebDriver): Screen<WebElement> {
  return {
    open: session.open,
    back: session.back,
    address: session.address,
    ask: (inPage, question) => session.run(String(inPage), question) as never,
    find: async (inPage, question) => ((await session.run(String(inPage), question)) as WebElement | null) ?? undefined,
    click: session.click,
    type: session.type,
    choose: async (select, value) => {
      const option = "(select, value) => [...select.options].find((each) => each.value === value)";
      await session.click((await session.run(option, select, value)) as WebElement);
    },
    giveFile: session.type,
    enter: session.enter,
    leave: session.leave,
    picture: session.picture,
    problems: () => [],
    close: session.end,
  };
}
