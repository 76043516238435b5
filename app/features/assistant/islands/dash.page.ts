import { personAddress } from "../rules/ask-addresses.ts";

type Citation = { title: string; url: string; quote: string };
type Reply = { kind: string; text: string; citations: Citation[]; suggestions: string[]; conversation: string };
type Words = Record<
  "asking" | "stop" | "stopped" | "button" | "failed" | "tooOften" | "you" | "dash" | "write",
  string
>;

const transcriptKey = "dash.transcript";

/** Answers questions in place, sentence by sentence. Without it the form opens a page with the answer. */
function startTalk(talk: HTMLElement) {
  const find = <Found extends HTMLElement>(name: string) => talk.querySelector<Found>(`[data-ask-${name}]`);
  const words: Words = JSON.parse(talk.dataset.words ?? "{}");
  const [log, live, form] = [find("log"), find("live"), find<HTMLFormElement>("form")];
  offerTranscript(find<HTMLTextAreaElement>("transcript"));
  const field = form?.elements.namedItem("ask") as HTMLInputElement | undefined;
  const kept = form?.elements.namedItem("conversation") as HTMLInputElement | undefined;
  const button = form?.querySelector("button");
  if (!log || !live || !form || !field || !kept || !button) return;
  let asking: AbortController | undefined;

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const question = field.value.trim();
    if (question && !asking) void ask(question);
  });
  // Stops the answer. Not on submit: the field is empty by then, so the browser's validation would block the form.
  button.addEventListener("click", (event) => {
    if (!asking) return;
    event.preventDefault();
    asking.abort();
  });
  find("often")?.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.dataset.askPerson !== undefined) return;
    event.preventDefault();
    if (!asking && link.textContent) void ask(link.textContent);
  });

  form.dataset.alive = "";

  async function ask(question: string) {
    asking = new AbortController();
    const turn = log?.appendChild(element("article", "turn")) as HTMLElement;
    turn.append(element("p", "turn__q", question));
    say(words.asking);
    (button as HTMLElement).textContent = words.stop;
    (field as HTMLInputElement).value = "";
    turn.scrollIntoView({ block: "nearest" });
    try {
      const reply = await receive(question, turn, asking.signal);
      show(turn, reply, words);
      say(whole(reply));
      (kept as HTMLInputElement).value = reply.conversation;
      find<HTMLAnchorElement>("person")?.setAttribute("href", personAddress(reply.conversation));
      keepTranscript(`${words.you}: ${question}\n${words.dash}: ${reply.text}`);
    } catch (error) {
      const trouble = asking.signal.aborted ? words.stopped : error instanceof TooOften ? words.tooOften : words.failed;
      turn.append(element("p", "turn__a", trouble));
      say(trouble);
      if (!asking.signal.aborted) (field as HTMLInputElement).value = question;
    } finally {
      asking = undefined;
      (button as HTMLElement).textContent = words.button;
    }
  }

  /** Announces the answer to screen readers. Sighted visitors read it in the log. */
  const say = (text: string) => {
    (live as HTMLElement).textContent = text;
    live?.classList.toggle("is-spoken", text !== words.asking);
  };

  async function receive(question: string, turn: HTMLElement, signal: AbortSignal): Promise<Reply> {
    const response = await fetch(talk.dataset.ask ?? "", {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "text/event-stream" },
      body: JSON.stringify({ question, conversation: kept?.value }),
      signal,
    });
    if (response.status === 429) throw new TooOften();
    if (!response.ok || !response.body) throw new Error(String(response.status));
    let reply: Reply | undefined;
    for await (const { event, data } of eventsOf(response.body)) {
      if (event === "sentence") turn.append(element("p", "turn__a", `${JSON.parse(data).text}`));
      if (event === "answer") reply = JSON.parse(data);
    }
    if (!reply) throw new Error("no answer");
    return reply;
  }
}

class TooOften extends Error {}

async function* eventsOf(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    rest += decoder.decode(value, { stream: true });
    const events = rest.split("\n\n");
    rest = events.pop() ?? "";
    for (const each of events) {
      const [, event = "", data = ""] = /^event: (\w+)\ndata: (.*)$/.exec(each) ?? [];
      yield { event, data };
    }
  }
}

function show(turn: HTMLElement, { kind, text, citations, conversation }: Reply, words: Words) {
  for (const early of turn.querySelectorAll(".turn__a")) early.remove();
  const pages = new Set(citations.map(({ url }) => url));
  const figures = [...pages].map((page) =>
    figureOf(
      citations.filter(({ url }) => url === page),
      text,
    ),
  );
  turn.append(element("p", "turn__a", text), ...figures);
  if (kind !== "declined" && kind !== "handover") return;
  const ways = element("p", "turn__ways");
  ways.append(linkTo(personAddress(conversation), words.write));
  turn.append(ways);
}

/** Renders the quotes of one page that the answer does not contain; the link jumps to the quoted text. */
function figureOf(quoted: Citation[], answer: string): HTMLElement {
  const figure = element("figure", "");
  const [{ title, url, quote } = { title: "", url: "/", quote: "" }] = quoted;
  const words = quote.split(" ").slice(0, 6).join(" ");
  const link = linkTo(`${new URL(url, location.href).pathname}#:~:text=${encodeURIComponent(words)}`, title);
  const caption = element("figcaption", "");
  caption.append(link);
  const others = quoted.filter((each) => !answer.includes(each.quote));
  figure.append(...others.map((each) => element("blockquote", "", each.quote)), caption);
  return figure;
}

const whole = ({ text, citations }: Reply) =>
  [text, ...citations.map(({ quote }) => quote).filter((quote) => !text.includes(quote))].join(" ");

function linkTo(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = href;
  link.textContent = text;
  return link;
}

function element(name: string, className = "", text = ""): HTMLElement {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}

function keepTranscript(turn: string) {
  try {
    sessionStorage.setItem(transcriptKey, [sessionStorage.getItem(transcriptKey), turn].filter(Boolean).join("\n\n"));
  } catch {
    // Storage is blocked: the hand-over form then has the server's copy, if there is one.
  }
}

/** Fills an empty hand-over field from this tab's transcript. */
function offerTranscript(field: HTMLTextAreaElement | null) {
  if (!field || field.value) return;
  try {
    field.value = (sessionStorage.getItem(transcriptKey) ?? "").slice(-3500);
  } catch {
    // Storage is blocked: the field stays empty.
  }
}

const place = document.querySelector<HTMLElement>("[data-ask]");
if (place) startTalk(place);
