import type { JudgedRecord, RecordVerdict } from "#platform/mail/judge-sending-domain.ts";
import type { MailProviderName, MailSecurity } from "#platform/mail/mail-providers.ts";
import type { DeliveryTrouble } from "#platform/outbox/delivery-trouble.ts";

/** Integrations that can be connected on the desk. */
export const connectionNames = [
  "mail",
  "owner-mailbox",
  "replies",
  "leads",
  "quiz-crm",
  "quiz-workflow",
  "signing",
  "feed",
  "forms",
  "busy-calendars",
  "caldav",
  "dash",
  "index-now",
] as const;
export type ConnectionName = (typeof connectionNames)[number];

type FieldCopy = { label: string; hint?: string; unusable: string; choices?: Record<string, string> };

export type ConnectionCopy = {
  title: string;
  lead: string;
  /** Explains the test, beside its button. */
  test: string;
  /** Explains what disconnecting does, beside its button. */
  disconnect: string;
  fields: Record<string, FieldCopy>;
  /** Explains where each provider shows the values that the form asks for. */
  guide?: { title: string; providers: { name: string; text: string }[] };
};

const webAddress = "This is not a web address. It begins with https://";
const kept = "It may hold a key, so it is kept secret.";
const webhook = (title: string, lead: string, what: string): ConnectionCopy => ({
  title,
  lead,
  test: "The test sends a message of the type “test” there. Nobody’s data is in it.",
  disconnect: `${what} stay on the desk, and are not sent anywhere any more.`,
  fields: { url: { label: "Web address that takes them", hint: kept, unusable: webAddress } },
});

const id = (label: string, hint?: string): FieldCopy => ({
  label,
  ...(hint ? { hint } : {}),
  unusable: "An id has letters, digits, _ and - only.",
});

const calendarAddress = (label: string, hint?: string): FieldCopy => ({
  label,
  ...(hint ? { hint } : {}),
  unusable: "This is not the address of a calendar. It begins with https:// or webcal://",
});

const signingSecret = "This is not a signing secret. It begins with whsec_";

const securities: Record<MailSecurity, string> = {
  tls: "SSL/TLS, from the start (mostly port 465)",
  starttls: "STARTTLS, once connected (mostly port 587)",
  offered: "None, or only if the server offers it (inside your own network)",
};

const mailboxSecurities: Record<MailSecurity, string> = {
  ...securities,
  tls: "SSL/TLS, from the start (mostly port 993)",
  starttls: "STARTTLS, once connected (mostly port 143)",
};

export const connectionsCopy: Record<ConnectionName, ConnectionCopy> = {
  mail: {
    title: "Mail service",
    lead: "The service that sends what the site writes: guides, confirmations, reminders, and news to you. Until one is connected, mails wait on the desk.",
    test: "The test sends a real mail.",
    disconnect: "Mails wait on the desk until a mail service is connected again.",
    fields: {
      host: { label: "Server", hint: "Such as mail.example.com", unusable: "This is not the name of a server." },
      port: { label: "Port", unusable: "A port is a number up to 65535, mostly 465 or 587." },
      security: { label: "Encryption", unusable: "Please choose one.", choices: securities },
      user: {
        label: "User",
        hint: "Usually your whole email address. Nearly every service asks for user and password.",
        unusable: "This cannot be a user.",
      },
      password: { label: "Password", unusable: "This cannot be a password." },
      from: {
        label: "Address that mails come from",
        hint: "Such as Your Name <you@your-business.com>. Empty: the user above if that is an email address, else the email address among your business details. Most services take no other than the user.",
        unusable: "This is not an email address.",
      },
      selector: {
        label: "Name of the signing key (DKIM selector)",
        hint: "Only if this site is to sign mails itself, such as site1. Your domain then needs the key’s other half as a DNS record: site1._domainkey.",
        unusable: "A name has letters, digits and hyphens.",
      },
      signingKey: {
        label: "Signing key (DKIM, private)",
        hint: "An RSA key in PEM. Signed letters show the one-click button of mail programs.",
        unusable: "This is not a private RSA key.",
      },
    },
  },
  "owner-mailbox": {
    title: "Your mailbox",
    lead: "Where the site writes to you: new people, bookings, and when something needs you.",
    test: "The test sends a real mail there.",
    disconnect: "The site does not write to you any more. Everything stays on the desk.",
    fields: {
      address: {
        label: "Your email address",
        hint: "The site writes there once you have saved it.",
        unusable: "This is not an email address.",
      },
    },
  },
  replies: {
    title: "Replies and bounces",
    lead: "The mailbox that answers to the site’s mails arrive in. The site looks into it each minute and takes only what answers a mail of its own: replies, mails that came back, complaints. It changes nothing there, not even what is unread, and keeps nothing else.",
    test: "The test signs in and opens the mailbox. Nothing is read or changed.",
    disconnect: "The mailbox is not read any more. What was taken before stays with its people.",
    fields: {
      host: { label: "Server", hint: "Such as imap.example.com", unusable: "This is not the name of a server." },
      port: { label: "Port", hint: "Mostly 993", unusable: "A port is a number up to 65535, mostly 993 or 143." },
      security: { label: "Encryption", unusable: "Please choose one.", choices: mailboxSecurities },
      user: { label: "User", hint: "Usually your whole email address.", unusable: "This cannot be a user." },
      password: {
        label: "Password",
        hint: "With most providers an app password, made there for this alone.",
        unusable: "This cannot be a password.",
      },
    },
    guide: {
      title: "What to enter",
      providers: [
        {
          name: "Gmail and Google Workspace",
          text: "imap.gmail.com, port 993, SSL/TLS, and the app password that also sends.",
        },
        { name: "iCloud", text: "imap.mail.me.com, port 993, SSL/TLS, and an app-specific password." },
        { name: "Fastmail", text: "imap.fastmail.com, port 993, SSL/TLS, and an app password." },
        { name: "Yahoo", text: "imap.mail.yahoo.com, port 993, SSL/TLS, and an app password." },
        {
          name: "Microsoft 365 and Outlook.com",
          text: "They cannot be connected: Microsoft takes no passwords from other programs to read mail. Let the mailbox pass its mails on to one that can.",
        },
      ],
    },
  },
  leads: webhook(
    "People and bookings to your CRM",
    "Sends each form entry and each booking to a CRM or an automation such as n8n, Make, Zapier or GoHighLevel.",
    "People and bookings",
  ),
  "quiz-crm": webhook("Quiz results to your CRM", "Sends each quiz result to your CRM.", "Quiz results"),
  "quiz-workflow": webhook(
    "Quiz results to your workflow",
    "Sends each quiz result to an automation such as n8n, Make or Zapier.",
    "Quiz results",
  ),
  signing: {
    title: "Signed messages",
    lead: "Signs every message to your CRM and workflow (Standard Webhooks), so that they know it comes from this site. They need the same secret.",
    test: "The test sends a signed message of the type “test” to each connected CRM and workflow.",
    disconnect: "Messages leave without a signature.",
    fields: {
      secret: { label: "Signing secret", hint: "whsec_ and 24 to 64 random bytes in base64.", unusable: signingSecret },
      next: {
        label: "Next signing secret",
        hint: "While you change the secret, both sign. Enter it above alone once every receiver knows it.",
        unusable: signingSecret,
      },
    },
  },
  feed: {
    title: "Content feed",
    lead: "A web address with a list of articles, such as a workflow of n8n, a Google script or a JSON feed. The site reads it every half hour and shows its articles.",
    test: "The test reads the feed once and counts its articles. Nothing is published.",
    disconnect: "The feed is not read any more. Articles that were read before stay.",
    fields: {
      url: { label: "Web address of the feed", hint: kept, unusable: webAddress },
      keeps: {
        label: "Articles that it no longer lists",
        unusable: "Please choose one.",
        choices: { listed: "leave the site", all: "stay on the site" },
      },
      hosts: {
        label: "Further hosts that it may answer from",
        hint: "Names with commas between, such as feed.example.com. Mostly empty.",
        unusable: "These are not names of hosts.",
      },
    },
  },
  forms: {
    title: "Hosted forms and calendar",
    lead: "Shows the forms and the calendar of a provider such as GoHighLevel in place of the built-in ones.",
    test: "The test asks the provider for each form and for the calendar.",
    disconnect: "The built-in forms and the built-in calendar are shown again.",
    fields: {
      origin: {
        label: "Web address of the provider",
        hint: "Its beginning alone, such as https://link.example.com",
        unusable: "Please give the beginning alone, such as https://link.example.com",
      },
      blueprint: id("Form beside the blueprint", "The id of the form at the provider. The same holds for the others."),
      cigar: id("Form beside the cigar playbook"),
      winery: id("Form beside the winery playbook"),
      dining: id("Form beside the fine dining playbook"),
      consultation: id("Form for a consultation"),
      calendar: id("Calendar", "The id of the calendar at the provider."),
    },
  },
  "busy-calendars": {
    title: "Your other calendars",
    lead: "Hours that are taken in these calendars are not offered here. The site reads them every five minutes and once more when somebody books. It keeps only when you are busy: no title, no guest, no place.",
    test: "The test reads each calendar once and counts its busy times.",
    disconnect: "Hours that are taken in these calendars are offered again.",
    fields: {
      first: calendarAddress(
        "Address of a calendar",
        "Whoever has this address can read the calendar, so it is kept secret.",
      ),
      second: calendarAddress("A second calendar"),
      third: calendarAddress("A third calendar"),
      fourth: calendarAddress("A fourth calendar"),
    },
    guide: {
      title: "Where to find the address",
      providers: [
        {
          name: "Google Calendar",
          text: "On a computer: Settings, your calendar under “Settings for my calendars”, “Integrate calendar”, “Secret address in iCal format”. In Google Workspace your administrator may have switched it off.",
        },
        {
          name: "Outlook and Microsoft 365",
          text: "Settings, “Shared calendars”, “Publish a calendar”: choose the calendar and “Can view when I’m busy”, publish, and copy the ICS address. Microsoft renews it with a delay of up to some hours, so leave enough notice for bookings.",
        },
        {
          name: "iCloud",
          text: "In the Calendar app or at icloud.com, share the calendar as a public calendar and copy its address. It begins with webcal:// and can be entered so.",
        },
        {
          name: "Nextcloud, Fastmail, Proton and others",
          text: "Look in the calendar’s settings for “share”, “publish” or “export” and a link that ends in .ics or says iCal.",
        },
      ],
    },
  },
  caldav: {
    title: "Your calendar, both ways",
    lead: "Writes each session into a calendar of yours, moves and removes it there, and takes what stands in the account’s calendars out of the hours that are offered. It speaks CalDAV. For Google and Microsoft, which do not take a password for it, enter their secret address under “Your other calendars” instead.",
    test: "The test signs in, finds the calendars and reads them. Nothing is written.",
    disconnect: "Sessions are no longer written there, and hours that are taken there are offered again.",
    fields: {
      url: { label: "Address of the server or of one calendar", unusable: webAddress },
      user: { label: "User", unusable: "This cannot be a user." },
      password: {
        label: "Password",
        hint: "An app password, made at the provider for this alone.",
        unusable: "This cannot be a password.",
      },
    },
    guide: {
      title: "What to enter",
      providers: [
        {
          name: "iCloud",
          text: "https://caldav.icloud.com, your Apple address, and an app-specific password from account.apple.com.",
        },
        {
          name: "Fastmail",
          text: "https://caldav.fastmail.com, your Fastmail address, and an app password for calendars (CalDAV).",
        },
        {
          name: "Nextcloud",
          text: "https://your-cloud.example/remote.php/dav, your user, and an app password from Settings, “Security”.",
        },
        {
          name: "One calendar only",
          text: "Enter the calendar’s own address (in Nextcloud “Copy private link”). Otherwise all calendars of the account count as busy, and sessions go into the first.",
        },
      ],
    },
  },
  dash: {
    title: "A model for Dash",
    lead: "Dash answers from your pages by itself. With a language model it chooses the sentences that answer as well. Visitors see only whole sentences of your pages, word for word. Visitors are told that it is AI and whose it is. Any service that speaks the OpenAI protocol will do, one of your own as well.",
    test: "The test asks the model one question about a made-up sentence. It uses a few hundred tokens.",
    disconnect: "Dash answers from your pages alone again.",
    fields: {
      url: {
        label: "Web address of the service",
        hint: "Its base, such as https://api.openai.com/v1 or http://localhost:11434/v1",
        unusable: webAddress,
      },
      model: {
        label: "Name of the model",
        hint: "As the service lists it. A small, quick one is enough.",
        unusable: "This cannot be a model’s name.",
      },
      key: { label: "Key", hint: "Most services need one.", unusable: "This cannot be a key." },
    },
  },
  "index-now": {
    title: "News for search engines",
    lead: "Tells Bing and others at once of each new and changed article (IndexNow).",
    test: "The test tells them of the home page.",
    disconnect: "Search engines find new articles when they next look.",
    fields: {
      key: {
        label: "Key",
        hint: "Any 8 to 128 letters, digits and hyphens. The site shows it to search engines, so it is no secret.",
        unusable: "8 to 128 letters, digits and hyphens, please.",
      },
    },
  },
};

export const connectionCopy = {
  back: "Connections",
  lost: "What was secret here was encrypted with a key that this server does not have. Please enter it again, or have SECRETS_KEY of the earlier server set.",
  setByServer: (labels: string) => `${labels}: set by your server. Whoever runs it can change it there.`,
  noSecrets:
    "Nothing secret can be entered here yet: whoever runs your server must set SECRETS_KEY first, as the site keeps its data in PostgreSQL.",
  entered: (at: string) => `Entered on ${at}, and never shown. Leave it empty to keep it.`,
  justEntered: "Entered just now, and kept. Type it again only to change it.",
  remove: (label: string) => `Remove: ${label.toLowerCase()}`,
  fresh: "A fresh one, made for this page alone. A press on it selects all of it:",
  optional: "(optional)",
  missing: "This is needed.",
  again: "This was entered for another server, port or encryption, so it is not sent there. Please enter it again.",
  together: "This cannot be used together with what your server sets.",
  problems: (count: number) =>
    count === 1 ? "Nothing was saved: one field needs you." : `Nothing was saved: ${count} fields need you.`,
  test: "Test",
  save: "Save",
  testTo: { label: "Send the test to", unusable: "Please give an email address to send the test to." },
  saved: "Saved, and in use.",
  noMailYet: { text: "It can be tested once the site can send mail.", link: "Connect a mail service" },
  sender: (name: string, address: string) => `Mails leave in the name of ${name}, from ${address}.`,
  notSaved: "Tested, not saved yet.",
  tested: (sentence: string) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`,
  disconnect: {
    summary: "Disconnect",
    question: "Disconnect it, and forget what was entered?",
    button: "Disconnect",
    done: "Disconnected.",
  },
  signing: "A signing key of your own (DKIM; most need none)",
  wrongPassword: "The user or the password is wrong. Most providers take an app password here, not your usual one.",
  notEncrypted:
    "The address begins with https://, and nothing there speaks it. Look whether address and port are right.",
  certificates: {
    CERT_HAS_EXPIRED: "Its certificate has expired. Whoever runs that server must renew it.",
    ERR_TLS_CERT_ALTNAME_INVALID: "Its certificate is for another name. Use the name that the provider gives.",
    DEPTH_ZERO_SELF_SIGNED_CERT: "It has signed its certificate itself, so anybody could have made it.",
  } as Record<string, string>,
  advice: {
    closed: "Nothing listens at this address and port. Look whether both are right.",
    silent: "The connection broke. Look whether the address is right, and try again in a while.",
    slow: "Nothing came back in time. A firewall may be in between, or port and encryption do not belong together.",
    "not found": "There is no server of this name. Look for a typo.",
    certificate: "The name, the date or the issuer of its certificate is wrong. Use the name that the provider gives.",
    "wrong encryption": "Choose another encryption, or the port that belongs to it.",
    locked: "The key or the address is wrong, or is not allowed to do this.",
    "unknown address": "There is something, but not at this address. Copy it anew from the provider.",
    moved: "Give the address that it moved to.",
    ended: "Make a new address at the provider.",
    busy: "Try again in a few minutes.",
    broken: "Try again later, or ask the provider.",
    refused: "It was reached and said no. Mostly the sender or the address is not one that it takes.",
    "private address": "",
    "not connected": "",
  } satisfies Record<DeliveryTrouble, string>,
};

type ProviderCopy = { name: string; text: string; help?: string };

/** Notes on each mail provider, above its form. */
export const mailProvidersCopy = {
  title: "Which mail do you have?",
  text: "Choose where your mailbox is. The server, its port and its encryption are then filled in. If yours is not listed, choose “Another provider” at the end.",
  choose: "Choose another provider",
  server: "Server, port and encryption (filled in)",
  help: (name: string) => `How to make it at ${name}`,
  providers: {
    google: {
      name: "Gmail or Google Workspace",
      text: "Your usual password does not work here. Switch on 2-Step Verification for your Google account, make an app password, and enter its 16 letters below. In Google Workspace your administrator may have switched app passwords off.",
      help: "https://myaccount.google.com/apppasswords",
    },
    microsoft: {
      name: "Microsoft 365",
      text: "Works only if your administrator has switched on “Authenticated SMTP” for your mailbox. Microsoft switches it off for all at the end of December 2026 unless an administrator switches it on again. A mail delivery service, under “Another provider”, lasts longer.",
      help: "https://learn.microsoft.com/en-us/exchange/clients-and-mobile-in-exchange-online/authenticated-client-smtp-submission",
    },
    outlook: {
      name: "Outlook.com, Hotmail or Live",
      text: "It cannot be connected: since September 2024 Microsoft takes no passwords from other programs for these mailboxes. Use another mailbox of yours, or a mail delivery service.",
    },
    icloud: {
      name: "iCloud",
      text: "Your Apple password does not work here. Make an app-specific password at Apple and enter it below. The user is your iCloud address.",
      help: "https://account.apple.com/account/manage",
    },
    yahoo: {
      name: "Yahoo",
      text: "Your usual password does not work here. Make an app password in the security settings of your Yahoo account and enter it below.",
      help: "https://login.yahoo.com/account/security",
    },
    fastmail: {
      name: "Fastmail",
      text: "Your usual password does not work here. Make an app password for mail (SMTP) and enter it below.",
      help: "https://app.fastmail.com/settings/security/apps",
    },
    zoho: {
      name: "Zoho Mail",
      text: "If two-factor sign-in is on, make an application-specific password. With a domain of your own the server is smtppro.zoho.com; in Europe the names end in .eu.",
      help: "https://accounts.zoho.com/home#security/app_password",
    },
    other: {
      name: "Another provider",
      text: "Your provider’s help pages list these as “outgoing mail” or “SMTP”. Delivery services such as Postmark, Mailgun, Brevo or Amazon SES work too: use the user and password that they made for SMTP.",
    },
  } satisfies Record<MailProviderName, ProviderCopy> as Record<MailProviderName, ProviderCopy>,
};

type VerdictWords = Partial<Record<RecordVerdict, string>>;

/** The check of SPF, DKIM and DMARC of the sender's domain. */
export const senderCopy = {
  title: "Mail that arrives",
  text: "Large mailboxes put mails aside that could come from anybody. Three records of your domain say that these are yours: SPF, DKIM and DMARC.",
  check: "Check my domain",
  again: "Check again",
  theirs: (domain: string) => `Mails of ${domain} are looked after by the provider. You need not add anything.`,
  foreign: (domain: string) =>
    `Addresses of ${domain} belong to another provider than the one that sends. Many mailboxes refuse such mails: send from an address of your own domain, or connect that provider.`,
  host: "Name",
  type: "Type",
  value: "Value",
  where: (domain: string) =>
    `Add it where ${domain} was registered, or where its DNS is kept. A press on a value selects all of it. It may take an hour until it is seen.`,
  verdicts: {
    every: {
      "not asked": "DNS cannot be asked from this server at the moment. Nothing is wrong with your domain for that.",
    } as VerdictWords,
    SPF: {
      fine: "Says that your mail service may send for your domain.",
      present: "There is one. Ask your provider whether it names their servers.",
      missing: "Nothing says yet which servers may send for your domain.",
      lacks: "There is one, and it does not name your mail service. Replace its value by this:",
      several:
        "There are two or more, and receivers then ignore all. Leave one that names every server that sends for you.",
      ask: "Nothing says yet which servers may send for your domain. Your provider’s help pages have the value to add, under “SPF”.",
    } as VerdictWords,
    DKIM: {
      fine: "Your mails are signed, and the key is there.",
      missing:
        "No key was found. Switch DKIM on at your provider, under “authenticate email”: it shows the record to add.",
      ask: "Whether your mails are signed cannot be seen from here. Your provider’s help pages say so, under “DKIM”.",
    } as VerdictWords,
    DMARC: {
      fine: "Says what receivers do with mails that are not yours.",
      missing: "Nothing says yet what receivers do with mails that are not yours. This is a careful beginning:",
      several: "There are two or more, and receivers then ignore all. Leave one.",
    } as VerdictWords,
  } satisfies Record<JudgedRecord["kind"] | "every", VerdictWords>,
};
