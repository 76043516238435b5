/** The time between 1601 and 1970, in milliseconds. */
const before1970Ms = 11_644_473_600_000n;
const headBytes = 22;
const stepBytes = 5;
const maxSteps = 50;

/**
 * Outlook's index of a thread, one answer longer ([MS-OXOMSG] 2.2.1.3): a head with a time, then five bytes for each
 * answer with the time since. Empty if the index is none. `chance` lies between 0 and 1.
 */
export function extendThreadIndex(index: string, nowMs: number, chance: number): string {
  if (!/^[A-Za-z0-9+/]{30,400}={0,2}$/.test(index)) return "";
  const known = Buffer.from(index, "base64");
  const steps = (known.length - headBytes) / stepBytes;
  if (!Number.isInteger(steps) || steps < 0 || steps >= maxSteps) return "";
  const headTime = known.readBigUInt64BE(0) & ~0xffffn;
  const since = (BigInt(nowMs) + before1970Ms) * 10_000n - headTime;
  if (since < 0n) return "";
  const isLong = since >> 49n !== 0n;
  const step = Buffer.alloc(stepBytes);
  step.writeUInt32BE(Number((since >> (isLong ? 23n : 18n)) & 0x7fffffffn) + (isLong ? 0x80000000 : 0));
  step[4] = Math.floor(chance * 16) * 16;
  return Buffer.concat([known, step]).toString("base64");
}
