import type { Representation } from "./representation.ts";

type Entry = { version: number; page: Representation };

const maxPages = 2000;
/** Of pages as they are; in their encodings they take about a quarter more. */
const maxBytes = 64 * 1024 * 1024;

type Made = { page: Representation; mayKeep: boolean };

/**
 * Finished pages by address. One is good for as long as the content version it was made under; then it is made again,
 * which may show that it is still the same: only what a change concerns is rendered and compressed anew. Addresses asked
 * for at the same time share one making; the page that has waited longest for one leaves when there is no room.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  #bytes = 0;
  readonly #underWay = new Map<string, Promise<Representation>>();
  readonly #version: () => number;

  constructor(version: () => number) {
    this.#version = version;
  }

  get(address: string): Representation | undefined {
    const entry = this.#entries.get(address);
    return entry?.version === this.#version() ? entry.page : undefined;
  }

  /** Makes the page, or waits for the one being made; it is kept if `mayKeep` says so. `make` is given the one of before. */
  async load(address: string, make: (before?: Representation) => Promise<Made>): Promise<Representation> {
    const version = this.#version();
    const ticket = `${version} ${address}`;
    const pending = this.#underWay.get(ticket);
    if (pending) return pending;
    const made = make(this.#entries.get(address)?.page).then(({ page, mayKeep }) => {
      if (mayKeep) this.#keep(address, { version, page });
      return page;
    });
    this.#underWay.set(ticket, made);
    try {
      return await made;
    } finally {
      this.#underWay.delete(ticket);
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
