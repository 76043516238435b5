import type { MailSecurity } from "./mail-providers.ts";

type Login = { host: string; port: string; security: string; user?: string | undefined; password?: string | undefined };

/** The address of a mail server as SMTP_URL and IMAP_URL have it; undefined if its parts make none. */
export function mailServerAddress(login: Login, protocol: "smtp" | "imap" = "smtp"): string | undefined {
  const { host, port, security, user = "", password = "" } = login;
  const url = URL.parse(`${security === "tls" ? `${protocol}s` : protocol}://${isHost(host) ? host : ""}`);
  if (!url?.hostname || !isPort(port)) return undefined;
  url.port = port;
  url.username = encodeURIComponent(user);
  url.password = encodeURIComponent(password);
  if (security === ("starttls" satisfies MailSecurity)) url.searchParams.set("requireTLS", "true");
  return url.href;
}

const isHost = (host: string) => /^[\w-]+(?:\.[\w-]+)*$/.test(host) || /^\[[\da-f:.]{2,45}\]$/i.test(host);

const isPort = (port: string) => /^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535;
