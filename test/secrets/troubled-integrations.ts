import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { answering, speaking } from "../hostile-server.ts";
import { secrets } from "./hidden.ts";

/** Integrations that each fail differently, at addresses with secrets. */
export async function startTroubledIntegrations() {
  const http = await answering((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://party");
    request.resume();
    if (pathname === "/feed") return response.writeHead(302, { location: `http://127.0.0.1:9${request.url}` }).end();
    if (pathname === "/leads") return response.writeHead(500).end(request.headers.authorization);
    response.writeHead(403).end(`Not with ${request.url}`);
  });
  const silent = await speaking((socket) => socket.destroy());
  const mail = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _, done) => done(new Error(`No ${username} with ${password} here`)),
  });
  mail.on("error", () => {});
  await new Promise<void>((done) => mail.listen(0, "127.0.0.1", done));
  const { port } = http;
  const { port: mailPort } = mail.server.address() as AddressInfo;
  return {
    env: {
      FEED_URL: `http://127.0.0.1:${port}/feed?key=${secrets.feedToken}`,
      FEED_FRESH_SECONDS: "0",
      QUIZ_CRM_WEBHOOK_URL: `http://127.0.0.1:${port}/crm?token=${secrets.crmToken}`,
      QUIZ_WORKFLOW_WEBHOOK_URL: `http://127.0.0.1:${silent.port}/${secrets.workflowPath}`,
      LEADS_WEBHOOK_URL: `http://house:${secrets.leadsPassword}@127.0.0.1:${port}/leads`,
      SMTP_URL: `smtp://mailer:${secrets.mailPassword}@127.0.0.1:${mailPort}`,
      WEBHOOK_SECRET: `whsec_${secrets.webhookSecret}`,
      WEBHOOK_SECRET_NEXT: `whsec_${secrets.nextWebhookSecret}`,
    },
    stop: () => Promise.all([http.stop(), silent.stop(), new Promise<void>((done) => mail.close(done))]),
  };
}
