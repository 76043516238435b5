import type { TestSite } from "./app.ts";
import { withDatabase } from "./with-database.ts";

/** A quiz result as the hooks accept it. */
export const payload = {
  email: "owner@vineyard.example",
  quiz_score: 52,
  quiz_result_category: "Good",
  seo_score: 18,
  lead_generation_score: 16,
  user_experience_score: 18,
};

/** Sends a result as the quiz does. */
export const sendQuiz = (origin: string, email: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/hooks/crm`, {
    method: "POST",
    body: JSON.stringify({ ...payload, email }),
    headers: { "Content-Type": "application/json", ...headers },
  });

/** Webhook deliveries, waiting or sent. */
export const readWebhooks = async (site: TestSite) =>
  (await readOutbox(site)).filter(({ destination }) => destination !== "mail");

export const readOutbox = (site: TestSite) =>
  withDatabase(site, (db) => db.selectFrom("outbox").selectAll().orderBy("created_at").orderBy("id").execute());
