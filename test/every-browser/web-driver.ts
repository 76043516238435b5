/** A session of classic WebDriver: JSON over HTTP; an element is an object with this key. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

export type WebElement = { [elementKey]: string };
export type WebDriver = Awaited<ReturnType<typeof openWebDriver>>;

async function send(address: string, method: string, body?: object): Promise<unknown> {
  const answer = await fetch(address, { method, body: body && JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
}

export async function openWebDriver(address: string, capabilities: object) {
  const opened = await send(`${address}/session`, "POST", { capabilities: { alwaysMatch: capabilities } });
  const { sessionId, capabilities: given } = opened as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `${address}/session/${sessionId}`;
  const post = (path: string, body: object = {}) => send(`${session}${path}`, "POST", body);
  const at = (element: WebElement, act: string) => `/element/${element[elementKey]}/${act}`;
  return {
    version: given.browserVersion,
    open: (url: string) => post("/url", { url }),
    back: () => post("/back"),
    address: () => send(`${session}/url`, "GET") as Promise<string>,
    run: (inPage: string, ...args: unknown[]) =>
      post("/execute/sync", { script: `return (${inPage})(...arguments)`, args }),
    resize: (width: number, height: number) => post("/window/rect", { width, height }),
    click: (element: WebElement) => post(at(element, "click")),
    type: (element: WebElement, text: string) => post(at(element, "value"), { text }),
    enter: (frame: WebElement) => post("/frame", { id: frame }),
    leave: () => post("/frame", { id: null }),
    picture: async () => Buffer.from((await send(`${session}/screenshot`, "GET")) as string, "base64"),
    end: () => send(session, "DELETE"),
  };
}
