import type { Consent } from "#features/leads/server/queries/lead-contact.ts";
import { fingerprintOf } from "#features/pictures/server/drawing/share-art.ts";
import type { ServerFeature } from "#platform/process/server/server-feature.ts";
import { checkQuizPayload } from "../rules/check-quiz-payload.ts";
import type { QuizBand } from "../rules/score-quiz.ts";
import type { HillWords } from "./hill-picture.ts";
import { findResult, type StoredQuizResult } from "./queries/quiz-results.ts";
import { quizMails, type ReceivedQuiz, receiveQuizResult } from "./receive-quiz-result.ts";

declare module "#platform/http/services.ts" {
  interface Services {
    /** Stores a quiz result with its deliveries; resolves once it is on the disk. */
    receiveQuizResult: (received: ReceivedQuiz) => Promise<StoredQuizResult>;
    /** Undefined if too many pictures wait, and if the visitor leaves before it is drawn. */
    drawHillPicture: (hill: HillWords, left: AbortSignal) => Promise<Buffer | undefined>;
  }
}

declare module "#platform/process/server/events.ts" {
  interface Events {
    /** A result is stored; not one that was set aside, before it is released. */
    "quiz finished": {
      leadId: string;
      email: string;
      band: QuizBand;
      consent: Consent | undefined;
      nowMs: number;
    };
  }
}

declare module "#platform/outbox/server/queries/recipe.ts" {
  interface Recipes {
    "quiz result": { linkKey: string; leadId: string };
  }
}

export const serverFeature: ServerFeature = {
  async erase(tx, emailFolded) {
    await tx.deleteFrom("quiz_results").where("email_folded", "=", emailFolded).execute();
  },
  write: {
    async "quiz result"(known, { db, settings, facts }) {
      const result = checkQuizPayload((await findResult(db, known.linkKey)) ?? {});
      return result.ok ? quizMails(result.payload, known, { settings, facts: facts() }) : [];
    },
  },
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
