import type { Random } from "../fuzz/random.ts";
import { answering } from "../hostile-server.ts";
import type { GotMail } from "../mailbox.ts";
import { startIllMailbox } from "./ill-mailbox.ts";
import { answerIn, ills, type Mood } from "./moods.ts";

export type Arrival = {
  id: string;
  /** Wholly, with the status line only, or not at all. */
  answered: "well" | "begun" | "not";
  at: number;
};

export type Neighbours = {
  /** The settings of a site that uses them. */
  env: Record<string, string>;
  /** Arrivals at the receivers, in order. */
  arrivals: Arrival[];
  mails: GotMail[];
  /** All hang first; then each changes its failure at random. */
  fallIll: (random: Random, changeMs: number) => void;
  recover: () => void;
  /** The feed's answer when it works. */
  feed: { posts: object[] };
  stop: () => Promise<void>;
};

const partial: Mood[] = ["half", "drip", "flood"];

/** Both automations, the leads receiver, the feed and the mail server. */
export async function startNeighbours(): Promise<Neighbours> {
  const moods = { crm: "well", workflow: "well", leads: "well", feed: "well", mail: "well" } as Record<string, Mood>;
  const moodOf = (name: string) => moods[name] ?? "well";
  const arrivals: Arrival[] = [];
  const feed: Neighbours["feed"] = { posts: [] };
  const web = await answering((request, response) => {
    const name = request.url?.slice(1) ?? "";
    request.resume().on("end", () => {
      const mood = moodOf(name);
      const answered = mood === "well" ? "well" : partial.includes(mood) ? "begun" : "not";
      if (name !== "feed")
        arrivals.push({ id: String(request.headers["webhook-id"]), answered, at: performance.now() });
      answerIn(mood, response, name === "feed" ? JSON.stringify(feed.posts) : "{}");
    });
  });
  const mailbox = await startIllMailbox(() => moodOf("mail"));
  let changing: NodeJS.Timeout | undefined;
  const setAll = (choose: () => Mood) => {
    for (const name of Object.keys(moods)) moods[name] = choose();
  };
  return {
    env: {
      QUIZ_CRM_WEBHOOK_URL: `${web.origin}/crm`,
      QUIZ_WORKFLOW_WEBHOOK_URL: `${web.origin}/workflow`,
      LEADS_WEBHOOK_URL: `${web.origin}/leads`,
      FEED_URL: `${web.origin}/feed`,
      FEED_FRESH_SECONDS: "2",
      SMTP_URL: mailbox.url,
      MAIL_FROM: "The House <hello@house.example>",
      OWNER_EMAIL: "owner@house.example",
      MAILS_PER_HOUR: "100000",
    },
    arrivals,
    mails: mailbox.mails,
    feed,
    fallIll(random, changeMs) {
      setAll(() => "hang");
      changing = setInterval(setAll, changeMs, () => random.pick(ills));
    },
    recover() {
      clearInterval(changing);
      setAll(() => "well");
    },
    async stop() {
      await web.stop();
      await mailbox.stop();
    },
  };
}
