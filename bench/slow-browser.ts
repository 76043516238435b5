type Told = { method?: string; params?: { sessionId: string; targetInfo: { type: string } } };

const everyTarget = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };

/**
 * Opens an address in a browser with a debugging port and slows every page by this factor, prerendered ones included.
 * Test tools switch prerendering off; this does not.
 */
export async function openSlowed(debuggingPort: number, address: string, times: number) {
  const version = await fetch(`http://127.0.0.1:${debuggingPort}/json/version`);
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((opened) => socket.addEventListener("open", opened));

  let commands = 0;
  let isOpened = false;
  const tell = (method: string, params: object, sessionId?: string) =>
    socket.send(JSON.stringify({ id: ++commands, method, params, sessionId }));

  socket.addEventListener("message", ({ data }) => {
    const { method, params }: Told = JSON.parse(data);
    if (method !== "Target.attachedToTarget" || !params) return;
    const { sessionId, targetInfo } = params;
    // A prerendered page belongs to the tab that shows the current page.
    if (targetInfo.type === "tab") tell("Target.setAutoAttach", everyTarget, sessionId);
    if (targetInfo.type === "page") tell("Emulation.setCPUThrottlingRate", { rate: times }, sessionId);
    tell("Runtime.runIfWaitingForDebugger", {}, sessionId);
    if (targetInfo.type !== "page" || isOpened) return;
    isOpened = true;
    tell("Page.navigate", { url: address }, sessionId);
  });
  tell("Target.setAutoAttach", { ...everyTarget, filter: [{ type: "tab" }, { exclude: true }] });
}
