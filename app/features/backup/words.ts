export const backupCopy = {
  title: "Backup",
  lead: "Everything this site knows, pictures included, in one file: articles, people, bookings, quiz results, sent messages, business details. Your owner key is not in it: keep that in a safe place of its own.",
  now: {
    title: "As of now",
    text: "It is made, read back and checked, then sent to you. A large site takes a minute.",
    button: "Download everything",
    failed: "It could not be made. The disk may be full; the line below says more once the night’s backup has run.",
  },
  nightly: {
    title: "Each night",
    text: (days: number) =>
      `One is made after three in the morning, by your clock, and kept for ${days}\u00A0days on the site’s own machine. Download one now and then: a disk that dies takes the site and its backups.`,
    never: "None has been made yet. The first comes with the next night.",
    last: (day: string, size: string) => `The last was made ${day}: ${size}.`,
    failed: "The last attempt failed. It is tried again each hour.",
    elsewhere: "It lies on another machine of the site.",
    download: "Download",
    downloadOf: (day: string) => `the backup of ${day}`,
  },
  restore: {
    title: "Putting one back",
    text: "Give this file to whoever runs your server. Nothing is lost by waiting: the site goes on as it is until they put the backup back.",
    how: "How they put it back",
  },
  how: {
    title: "Putting a backup back",
    lead: "For whoever runs the server.",
    back: "Backup",
    text: "Copy the backup to the site’s machine. Stop the site, then run this in the site’s folder, with the path of the backup at the end:",
    into: "node_modules/.bin/node --env-file=/etc/site.env scripts/restore.ts BACKUP",
    settings:
      "/etc/site.env stands for the file with the site’s settings, which say where its data is. If the settings are in the environment already, as in a container, “npm run restore -- BACKUP” does the same.",
    over: "The whole file is checked before anything is changed; one that is cut off or altered is refused. A place that holds a site is refused too, unless you add --over, which replaces it. Start the site again afterwards.",
    moveTitle: "Moving to another database",
    move: "node_modules/.bin/node --env-file=/etc/site.env scripts/move.ts postgres://…",
    moveText:
      "This copies the site to PostgreSQL, or to SQLite if you give a folder instead. Every row and every id stays as it is.",
  },
  missing: "This backup is not here. It may have reached its age, or lie on another machine of the site.",
};
