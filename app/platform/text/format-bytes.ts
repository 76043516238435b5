const units = ["bytes", "KB", "MB", "GB"];

/** "340 KB", "1.2 GB". */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  const amount = bytes / 1024 ** power;
  return `${amount < 10 && power > 0 ? amount.toFixed(1) : Math.round(amount)}\u00A0${units[power]}`;
}
