/** The words of the desk's page about backups. */
export const backupCopy = {
  title: "Backup",
  lead: "Everything this site knows, pictures included, in one file: articles, leads, appointments, results, deliveries, facts. Your key is in it as a hash alone.",
  now: {
    title: "As of now",
    text: "It is made, read back and checked, then sent to you. A large site takes a minute.",
    button: "Download everything",
    failed: "It could not be made. The disk may be full; the line below says more once the night’s backup has run.",
  },
  nightly: {
    title: "Each night",
    text: (days: number) =>
      `One is made after three in the morning, by your clock, and kept for ${days}\u00A0days in the folder “backups” beside the site’s data. Keep a copy elsewhere too: a disk that dies takes both.`,
    never: "None has been made yet. The first comes with the next night.",
    last: (day: string, size: string) => `The last was made ${day}: ${size}.`,
    failed: (reason: string) => `The last attempt failed (${reason}). It is tried again each hour.`,
    elsewhere: "This instance of the site keeps none itself; the instance that made the last one does.",
    download: "Download",
    downloadOf: (day: string) => `the backup of ${day}`,
  },
  restore: {
    title: "Putting one back",
    text: "On the machine of the site, in its folder, with the site stopped:",
    into: "node_modules/.bin/node --env-file=/etc/site.env scripts/restore.ts FILE",
    settings:
      "/etc/site.env stands for the file with the site’s settings, which say where its data are. Where they are set already, as in a container, “npm run restore -- FILE” is the same.",
    over: "It refuses a place that has a site in it, unless you add --over. The whole file is checked before anything is touched; a file that is cut off or altered is refused whole.",
    move: "node_modules/.bin/node --env-file=/etc/site.env scripts/move.ts postgres://…",
    moveText:
      "This one, or “npm run move -- postgres://…”, copies the site to PostgreSQL, or to SQLite if you give a folder. Every row and every id stays as it is.",
  },
  missing: "This backup is not here. It may have reached its age, or lie on another instance of the site.",
};

const units = ["bytes", "KB", "MB", "GB"];

/** "340 KB", "1.2 GB". */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  const amount = bytes / 1024 ** power;
  return `${amount < 10 && power > 0 ? amount.toFixed(1) : Math.round(amount)}\u00A0${units[power]}`;
}
