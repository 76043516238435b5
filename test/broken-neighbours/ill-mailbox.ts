import { connect, type Socket } from "node:net";
import { speaking } from "../hostile-server.ts";
import { startMailbox } from "../mailbox.ts";
import type { Mood } from "./moods.ts";

/** Bytes from the mail server: somewhere between its greeting and its last reply. */
const halfBytes = 200;

/** A mail server behind an unreliable connection. */
export async function startIllMailbox(moodNow: () => Mood) {
  const mailbox = await startMailbox();
  const way = await speaking((near) => talks[moodNow()](near, () => join(near, Number(new URL(mailbox.url).port))));
  return {
    url: `smtp://127.0.0.1:${way.port}`,
    mails: mailbox.mails,
    async stop() {
      await way.stop();
      await mailbox.stop();
    },
  };
}

function join(near: Socket, port: number): Socket {
  const far = connect(port, "127.0.0.1").on("error", () => near.destroy());
  near.on("close", () => far.destroy());
  near.pipe(far).pipe(near);
  return far;
}

const talks: Record<Mood, (near: Socket, join: () => Socket) => unknown> = {
  well: (_, join) => join(),
  hang: (near) => near.resume(),
  fail: (near) => near.end("421 come back later\r\n"),
  reset: (near) => near.resetAndDestroy(),
  half(near, join) {
    let sentBytes = 0;
    join().on("data", (chunk: Buffer) => {
      sentBytes += chunk.length;
      if (sentBytes > halfBytes) near.destroy();
    });
  },
  drip: (near) => near.resume().write("220-"),
  flood: (near) => near.resume().write("220-x\r\n".repeat(10_000)),
  nonsense: (near) => near.end("SSH-2.0-none\r\n"),
};
