import type { Ready } from "./processes.ts";

export function announce({ address, ownerKeyFile }: Ready, stop: () => Promise<void>) {
  onStopSignal(stop);
  process.stdout.write(`\n  The site is at ${address}\n  The owner key lies in ${ownerKeyFile}\n\n`);
}

/** The second of two signals, such as a terminal and a supervisor send, changes nothing. */
export function onStopSignal(stop: () => Promise<void>) {
  let isEnding = false;
  const end = () => {
    if (!isEnding) stop().then(() => process.exit(0));
    isEnding = true;
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}
