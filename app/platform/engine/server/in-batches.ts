import { setImmediate as letOthersRun } from "node:timers/promises";

export const rowsPerTransaction = 300;

type Done = { numDeletedRows?: bigint; numUpdatedRows?: bigint };

/** Changes rows a few hundred at a time, so that neither requests nor other writes wait for a million. */
export async function inBatches(change: () => Promise<Done>): Promise<void> {
  for (let isMore = true; isMore; await letOthersRun()) {
    const { numDeletedRows, numUpdatedRows } = await change();
    isMore = (numDeletedRows ?? numUpdatedRows ?? 0n) > 0n;
  }
}
