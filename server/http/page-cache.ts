import type { Representation } from "./representation.ts";

type Entry = { version: number; page: Representation };

const maxPages = 2000;
/** Uncompressed; encodings take about a quarter more. */
const maxBytes = 64 * 1024 * 1024;

type Made = { page: Representation; mayKeep: boolean };

/**
 * Rendered pages by address. After the content version rises a page is revalidated, and rendered and compressed again
 * only if its data changed. Simultaneous requests share one rendering. When the cache is full, the page rendered
 * longest ago is evicted.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;
  readonly #inFlight = new Map<string, Promise<Representation>>();
  readonly version: () => number;

  constructor(version: () => number) {
    this.version = version;
  }

  get(address: string): Representation | undefined {
    const entry = this.#entries.get(address);
    return entry?.version === this.version() ? entry.page : undefined;
  }

  /**
   * Renders the page, or waits for a rendering under way; caches it if `mayKeep` allows. `make` gets the previous one.
   */
  async load(address: string, make: (before?: Representation) => Promise<Made>): Promise<Representation> {
    const version = this.version();
    const ticket = `${version} ${address}`;
    const pending = this.#inFlight.get(ticket);
    if (pending) return pending;
    const made = make(this.#entries.get(address)?.page).then(({ page, mayKeep }) => {
      if (mayKeep) this.#keep(address, { version, page });
      return page;
    });
    this.#inFlight.set(ticket, made);
    try {
      return await made;
    } finally {
      this.#inFlight.delete(ticket);
    }
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
