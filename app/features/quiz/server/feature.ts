import { fingerprintOf } from "#features/pictures/server/drawing/share-art.ts";
import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import type { HillWords } from "./hill-picture.ts";
import type { StoredQuizResult } from "./queries/quiz-results.ts";
import { type ReceivedQuiz, receiveQuizResult } from "./receive-quiz-result.ts";

declare module "#platform/http/services.ts" {
  interface Services {
    /** Stores a quiz result with its deliveries; resolves once it is on the disk. */
    receiveQuizResult: (received: ReceivedQuiz) => Promise<StoredQuizResult>;
    /** Undefined if too many pictures wait, and if the visitor leaves before it is drawn. */
    drawHillPicture: (hill: HillWords, left: AbortSignal) => Promise<Buffer | undefined>;
  }
}

export const serverFeature: ServerFeature = {
  services: (server) => ({
    async receiveQuizResult(received) {
      const { clock, facts, wakeDeliveries } = server;
      const stored = await receiveQuizResult(received, { ...server, facts: facts(), nowMs: clock() });
      wakeDeliveries();
      return stored;
    },
    drawHillPicture(hill, left) {
      const art = server.shareArt();
      const draw = async () => {
        const { drawHillPicture } = await import("./hill-picture.ts");
        return drawHillPicture(hill, art);
      };
      return server.drawOnce({ kind: "hill", subject: [hill, fingerprintOf(art)], left, draw });
    },
  }),
};
