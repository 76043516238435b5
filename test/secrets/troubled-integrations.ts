import { createServer } from "node:http";
import { type AddressInfo, createServer as createSocketServer } from "node:net";
import { SMTPServer } from "smtp-server";
import { secrets } from "./hidden.ts";

const listening = async (server: { listen: (port: number, host: string, done: () => void) => unknown }) =>
  new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
const portOf = (address: unknown) => (address as AddressInfo).port;

/** Integrations that each fail differently, at addresses with secrets. */
export async function startTroubledIntegrations() {
  const http = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "", "http://party");
    request.resume();
    if (pathname === "/feed") return response.writeHead(302, { location: `http://127.0.0.1:9${request.url}` }).end();
    if (pathname === "/leads") return response.writeHead(500).end(request.headers.authorization);
    response.writeHead(403).end(`Not with ${request.url}`);
  });
  const silent = createSocketServer((socket) => socket.on("error", () => {}).destroy());
  const mail = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _, done) => done(new Error(`No ${username} with ${password} here`)),
  });
  mail.on("error", () => {});
  await Promise.all([listening(http), listening(silent), listening(mail)]);
  const port = portOf(http.address());
  return {
    env: {
      FEED_URL: `http://127.0.0.1:${port}/feed?key=${secrets.feedToken}`,
      FEED_FRESH_SECONDS: "0",
      QUIZ_CRM_WEBHOOK_URL: `http://127.0.0.1:${port}/crm?token=${secrets.crmToken}`,
      QUIZ_WORKFLOW_WEBHOOK_URL: `http://127.0.0.1:${portOf(silent.address())}/${secrets.workflowPath}`,
      LEADS_WEBHOOK_URL: `http://house:${secrets.leadsPassword}@127.0.0.1:${port}/leads`,
      SMTP_URL: `smtp://mailer:${secrets.mailPassword}@127.0.0.1:${portOf(mail.server.address())}`,
      WEBHOOK_SECRET: `whsec_${secrets.webhookSecret}`,
      WEBHOOK_SECRET_NEXT: `whsec_${secrets.nextWebhookSecret}`,
    },
    async stop() {
      http.closeAllConnections();
      await Promise.all([
        new Promise((done) => http.close(done)),
        new Promise((done) => silent.close(done)),
        new Promise<void>((done) => mail.close(done)),
      ]);
    },
  };
}
