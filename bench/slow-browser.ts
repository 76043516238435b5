type Told = { method?: string; params?: { sessionId: string; targetInfo: { type: string } } };

const everyTarget = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };

/**
 * Opens an address in a browser that was started with a debugging port, each page in it so many times slower, the ones
 * made ready included. Test tools that drive a page forbid it to make others ready; this says no word to that.
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
    // Pages that are made ready belong to the tab of the one that is shown.
    if (targetInfo.type === "tab") tell("Target.setAutoAttach", everyTarget, sessionId);
    if (targetInfo.type === "page") tell("Emulation.setCPUThrottlingRate", { rate: times }, sessionId);
    tell("Runtime.runIfWaitingForDebugger", {}, sessionId);
    if (targetInfo.type !== "page" || isOpened) return;
    isOpened = true;
    tell("Page.navigate", { url: address }, sessionId);
  });
  tell("Target.setAutoAttach", { ...everyTarget, filter: [{ type: "tab" }, { exclude: true }] });
}
