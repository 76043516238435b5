import type { Representation } from "./representation.ts";

type Entry = { version: number; page: Representation };

const maxPages = 2000;
/** Uncompressed; encodings take about a quarter more. */
const maxBytes = 64 * 1024 * 1024;

type Made = { page: Representation; mayKeep: boolean };

export type Make = (before: Representation | undefined, allLeft: AbortSignal) => Promise<Made>;

/** A rendering under way, and how many wait for it. */
type Rendering = { page: Promise<Representation>; waiting: number; allLeft: AbortController };

/**
 * Rendered pages by address. After the content version rises a page is revalidated, and rendered and compressed again
 * only if its data changed. Simultaneous requests share one rendering. When the cache is full, the page rendered
 * longest ago is evicted.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;
  readonly #inFlight = new Map<string, Rendering>();
  readonly version: () => number;

  constructor(version: () => number) {
    this.version = version;
  }

  get(address: string): Representation | undefined {
    const entry = this.#entries.get(address);
    return entry?.version === this.version() ? entry.page : undefined;
  }

  /**
   * Renders the page, or waits for a rendering under way; caches it if `mayKeep` allows. `make` gets the previous one,
   * and a signal that is aborted when everyone who waits has left.
   */
  load(address: string, make: Make, left?: AbortSignal): Promise<Representation> {
    const ticket = `${this.version()} ${address}`;
    const underWay = this.#inFlight.get(ticket);
    const rendering = underWay?.allLeft.signal.aborted === false ? underWay : this.#start(ticket, address, make);
    rendering.waiting += 1;
    left?.addEventListener("abort", () => {
      rendering.waiting -= 1;
      if (rendering.waiting === 0) rendering.allLeft.abort();
    });
    return rendering.page;
  }

  #start(ticket: string, address: string, make: Make): Rendering {
    const version = this.version();
    const allLeft = new AbortController();
    const page = make(this.#entries.get(address)?.page, allLeft.signal)
      .then((made) => {
        if (made.mayKeep) this.#keep(address, { version, page: made.page });
        return made.page;
      })
      .finally(() => {
        if (this.#inFlight.get(ticket) === rendering) this.#inFlight.delete(ticket);
      });
    const rendering = { page, waiting: 0, allLeft };
    this.#inFlight.set(ticket, rendering);
    return rendering;
  }

  #keep(address: string, entry: Entry) {
    this.#drop(address);
    this.#entries.set(address, entry);
    this.#bytes += entry.page.identity.length;
    while (this.#entries.size > maxPages || (this.#bytes > maxBytes && this.#entries.size > 1)) {
      this.#drop(this.#entries.keys().next().value as string);
    }
  }

  #drop(address: string) {
    this.#bytes -= this.#entries.get(address)?.page.identity.length ?? 0;
    this.#entries.delete(address);
  }
}
