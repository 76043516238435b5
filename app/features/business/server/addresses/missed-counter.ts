import type { IncomingMessage } from "node:http";
import { isCounted } from "#platform/http/is-counted.ts";
import { linkedFrom, missedAddress } from "../../rules/missed-address.ts";
import type { MissedAddress } from "../queries/missed-addresses.ts";

/** New addresses beyond these are not counted until the next writing. */
const maxKept = 500;

/** Counts addresses that visitors ask for in vain, in memory. Nothing about a visitor is kept. */
export class MissedCounter {
  readonly #clock: () => number;
  #missed = new Map<string, MissedAddress>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Call it after a request was answered. Personal addresses, by `isPersonal`, contain keys and are not counted. */
  note(request: IncomingMessage, status: number, isPersonal: (pathname: string) => boolean) {
    if (status !== 404 && status !== 410) return;
    const { method, url = "", headers } = request;
    if (method !== "GET" || !isCounted(headers)) return;
    const address = missedAddress(url);
    if (address === undefined || isPersonal(address.split("?")[0] ?? "")) return;
    const from = linkedFrom(headers.referer, headers.host ?? "", isPersonal);
    this.#add({ address, count: 1, lastAt: this.#clock(), linkedFrom: from });
  }

  /** Counts since the last call. */
  take(): MissedAddress[] {
    const missed = [...this.#missed.values()];
    this.#missed = new Map();
    return missed;
  }

  /** Counts that could not be stored are stored with the next. */
  giveBack(missed: readonly MissedAddress[]) {
    for (const each of missed) this.#add(each);
  }

  #add(missed: MissedAddress) {
    const known = this.#missed.get(missed.address);
    if (!known && this.#missed.size >= maxKept) return;
    this.#missed.set(missed.address, {
      ...missed,
      count: missed.count + (known?.count ?? 0),
      lastAt: Math.max(missed.lastAt, known?.lastAt ?? 0),
      linkedFrom: missed.linkedFrom || (known?.linkedFrom ?? ""),
    });
  }
}
