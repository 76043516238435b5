import { wantsStillness } from "#platform/islands/browser/reveal.ts";
import { whenShown } from "#platform/islands/browser/when-shown.ts";
import { type ProviderMessage, readProviderMessage } from "../rules/read-provider-message.ts";
import { readStoredAttribution } from "./attribution.ts";

const timeoutMs = 8000;

type Followed = {
  frame: HTMLIFrameElement;
  isAlive: boolean;
  hasFocus: boolean;
  /** Submissions already handled: a provider may announce a known contact again. */
  known: Set<string>;
  contact: unknown;
};

const originOf = (frame: HTMLIFrameElement) => new URL(frame.src).origin;
const isOurs = (frame: HTMLIFrameElement) => originOf(frame) === location.origin;

/** Listens to the page's hosted forms and calendars, only to their own windows and origins. */
export function followFrames(frames: Iterable<HTMLIFrameElement>) {
  const all = [...frames].map(
    (frame): Followed => ({ frame, isAlive: false, hasFocus: false, known: new Set(), contact: null }),
  );
  addEventListener("message", ({ source, origin, data }) => {
    const followed = all.find(({ frame }) => frame.contentWindow === source);
    if (!followed || origin !== originOf(followed.frame)) return;
    noteFocus(followed);
    const message = readProviderMessage(data);
    if (!message) return;
    followed.isAlive = true;
    act(followed, message);
  });
  // A click into a frame shows as the window losing focus to it.
  addEventListener("blur", () => setTimeout(() => all.forEach(noteFocus)));
  // A calendar loads when shown, and sends the first message. Posting to a frame creates its window, which costs a
  // task.
  for (const followed of all) if (followed.frame.dataset.formId) setTimeout(() => begin(followed));
}

/** Loads a form before a visitor scrolls to it. A silent provider is replaced by the built-in form. */
function begin(followed: Followed) {
  const { frame } = followed;
  frame.loading = "eager";
  if (isOurs(frame)) return reply(followed, { type: "parent:ready" });
  const giveWay = () => {
    const { builtIn } = frame.dataset;
    if (!followed.isAlive && !followed.hasFocus && builtIn) frame.src = builtIn;
  };
  // A prerendered page does not load a provider's frame.
  whenShown(() => setTimeout(giveWay, timeoutMs));
}

function noteFocus(followed: Followed) {
  if (document.activeElement === followed.frame) followed.hasFocus = true;
}

function act(followed: Followed, message: ProviderMessage) {
  const { frame } = followed;
  if (message.kind === "height") frame.height = String(Math.max(Number(frame.dataset.height), message.heightPx));
  else if (message.kind === "submitted") submitted(followed, message);
  else if (message.kind === "booked") booked();
  else if (message.kind === "wants attribution" && isOurs(frame))
    reply(followed, { type: "parent:attribution", attribution: readStoredAttribution() });
  else if (message.kind === "wants contact") reply(followed, ["sticky-contacts", followed.contact, null]);
  else if (message.kind === "wants query")
    reply(followed, ["query-params", ...visibleAddress(), message.frameName || frame.id]);
  else if (message.kind === "alive" && message.wantsSizes)
    reply(followed, `[iFrameSizer]${frame.id}:8:false:false:32:true:true::bodyOffset:::0:false:parent:scroll:false`);
}

/** Handles a submission. A provider's notice counts once, and only after the frame has had the focus. */
function submitted(followed: Followed, { submission, contact }: Extract<ProviderMessage, { kind: "submitted" }>) {
  if (submission !== undefined) {
    if (!followed.hasFocus) return;
    followed.contact = contact;
  }
  const name = submission ?? "form:submit";
  if (followed.known.has(name)) return;
  followed.known.add(name);
  const { next } = followed.frame.dataset;
  if (next) location.assign(next);
  else if (followed.known.size === 1) showCalendar(followed.frame);
}

function booked() {
  const { dataLayer } = window as Window & { dataLayer?: unknown[] };
  if (!navigator.globalPrivacyControl) dataLayer?.push({ event: "booking_complete" });
}

function visibleAddress(): [query: Record<string, string>, page: string, referrer: string] {
  if (navigator.globalPrivacyControl) return [{}, location.origin + location.pathname, ""];
  return [Object.fromEntries(new URLSearchParams(location.search)), location.href, document.referrer];
}

const reply = ({ frame }: Followed, message: unknown) => frame.contentWindow?.postMessage(message, originOf(frame));

const pauseMs = 500;

/** After the request is sent, the calendar takes the form's place and the page scrolls to it. */
function showCalendar(form: HTMLIFrameElement) {
  const calendar = document.querySelector<HTMLElement>("[data-calendar-place]");
  if (!calendar) return;
  const frame = calendar.querySelector("iframe");
  // Our own form ends at an address that tells our calendar who sent it.
  if (frame && isOurs(frame)) frame.src += form.contentWindow?.location.search;
  calendar.closest("section")?.classList.add("is-sent");
  setTimeout(() => {
    calendar.scrollIntoView({ behavior: wantsStillness() ? "instant" : "smooth" });
    calendar.focus({ preventScroll: true });
  }, pauseMs);
}
