/** How a mail program talks to a server: encrypted from the start, or once connected, or as the server offers. */
export const mailSecurities = ["tls", "starttls", "offered"] as const;
export type MailSecurity = (typeof mailSecurities)[number];

type MailServer = { host: string; port: string; security: MailSecurity };

export const mailProviderNames = [
  "google",
  "microsoft",
  "outlook",
  "icloud",
  "yahoo",
  "fastmail",
  "zoho",
  "other",
] as const;
export type MailProviderName = (typeof mailProviderNames)[number];

type MailProvider = {
  /** Undefined if it takes no passwords from programs, or if it is unknown. */
  server?: MailServer;
  /** The domain that an SPF record must include. */
  spf?: string;
  /** Selectors of its signing keys in DNS: `{selector}._domainkey.{domain}`. */
  selectors?: readonly string[];
  /** Whether it puts what leaves by it into the folder of sent mails. */
  filesSent?: true;
  /** Domains of the provider's own mailboxes, for which nobody else adds records. */
  ownDomains?: readonly string[];
};

const port = { tls: "465", starttls: "587" } as const;
const server = (host: string, security: "tls" | "starttls"): MailServer => ({ host, port: port[security], security });

/** Settings of the large providers, from their own help pages (November 2026). */
export const mailProviders: Record<MailProviderName, MailProvider> = {
  google: {
    server: server("smtp.gmail.com", "tls"),
    spf: "_spf.google.com",
    selectors: ["google"],
    filesSent: true,
    ownDomains: ["gmail.com", "googlemail.com"],
  },
  microsoft: {
    server: server("smtp.office365.com", "starttls"),
    spf: "spf.protection.outlook.com",
    selectors: ["selector1", "selector2"],
    filesSent: true,
  },
  outlook: { ownDomains: ["outlook.com", "hotmail.com", "live.com", "msn.com"] },
  icloud: {
    server: server("smtp.mail.me.com", "starttls"),
    spf: "icloud.com",
    selectors: ["sig1"],
    ownDomains: ["icloud.com", "me.com", "mac.com"],
  },
  yahoo: { server: server("smtp.mail.yahoo.com", "tls"), ownDomains: ["yahoo.com", "ymail.com", "aol.com"] },
  fastmail: {
    server: server("smtp.fastmail.com", "tls"),
    spf: "spf.messagingengine.com",
    selectors: ["fm1", "fm2", "fm3"],
    ownDomains: ["fastmail.com", "fastmail.fm"],
  },
  zoho: { server: server("smtp.zoho.com", "tls"), spf: "zohomail.com", selectors: ["zmail", "zoho"] },
  other: {},
};

/** The provider of a mail server, by its host. */
export const findMailProvider = (host: string): MailProviderName =>
  mailProviderNames.find((name) => mailProviders[name].server?.host === host) ?? "other";

/** Whether the service that mails leave by files them itself. */
export const filesSentMails = (transportUrl: string | undefined): boolean =>
  transportUrl !== undefined && mailProviders[findMailProvider(new URL(transportUrl).hostname)].filesSent === true;
