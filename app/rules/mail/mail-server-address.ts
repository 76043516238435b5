import type { MailSecurity } from "./mail-providers.ts";

type Login = { host: string; port: string; security: string; user?: string | undefined; password?: string | undefined };

/** The address of a mail server as the setting SMTP_URL has it; undefined if its parts make none. */
export function mailServerAddress({ host, port, security, user = "", password = "" }: Login): string | undefined {
  const url = URL.parse(`${security === "tls" ? "smtps" : "smtp"}://${isHost(host) ? host : ""}`);
  if (!url?.hostname || !isPort(port)) return undefined;
  url.port = port;
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  if (security === ("starttls" satisfies MailSecurity)) url.searchParams.set("requireTLS", "true");
  return url.href;
}

const isHost = (host: string) => /^[\w-]+(?:\.[\w-]+)*$/.test(host) || /^\[[\da-f:.]{2,45}\]$/i.test(host);

const isPort = (port: string) => /^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535;
