import type { SignInWay } from "../rules/desk-session.ts";
import type { PasskeyProblem } from "../rules/passkey-problem.ts";

export const confirmCopy = {
  title: "Is it you?",
  text: "This gives away or changes much, and more than ten minutes have passed since you showed a passkey or your key. Show it again, and what you pressed goes on by itself.",
  back: "Not now",
  file: "The download then starts by itself.",
  button: "Go on",
  link: {
    text: "Neither is at hand?",
    textWithoutPasskey:
      "You never had the key? Open a link from your mailbox. After it you can make a passkey, so that this asks for your finger or face from then on.",
    button: "Mail me a link",
    mailed: {
      mailed:
        "A link is on its way to the owner’s mailbox. Open it on this device within 15 minutes: for ten minutes after it, nothing is asked.",
      "mailed enough":
        "Three links went to the owner’s mailbox a short while ago. Open the newest, or try again in five minutes.",
      "no mail": "No link could be mailed: no mail is connected.",
    },
    noMail:
      "You never had the key? Whoever set up your server finds it beside the data, in the file owner-key, or makes you a link there:",
    command: "npm run owner-link",
  },
  key: {
    title: "Owner key",
    hint: "It is asked for again after ten minutes.",
    instead: "Use the owner key instead",
    missing: "Please give the owner key.",
    wrong: "This is not the key. Please copy it whole.",
    refused: "This passkey does not open this desk.",
    later: "Too many requests. Please try again in a minute.",
  },
  /** Used if only passkeys open the desk. */
  passkey: {
    missing: "Please show a passkey of this desk.",
    lost: "Only a passkey counts here. If yours is lost, sign out and ask for a new link: for ten minutes after it, nothing is asked.",
  },
};

const waitOf = (seconds: number) => {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? "1 second" : `${seconds} seconds`;
};

/** Texts of the passkey button. */
export const passkeyCopy = {
  use: "Use a passkey",
  needsScript: "Passkeys need JavaScript, which is switched off here.",
  problems: {
    unknown: "This browser or device cannot use passkeys here.",
    noName: "Passkeys need an address with a name, and this site is open by number.",
    insecure: "Passkeys need an address that begins with https, and this one does not, or is not the site’s own.",
    cancelled:
      "The passkey was not shown: the question was closed, took too long, or this device has no passkey of this desk. Please try again.",
    already: "This device has a passkey of this desk already.",
    notAllowed:
      "The desk did not ask for a passkey: your session has ended, or too much time has passed. Load this page again.",
    full: "Too many are trying at this moment. Please try again in a minute.",
    unreachable: "The site does not answer. Please check your connection and try again.",
    failed: "That did not work, and nothing was changed. Please try again.",
  },
  problem: (problem: PasskeyProblem): string =>
    problem.kind === "later"
      ? `Too many tries. Please try again in ${waitOf(problem.seconds)}.`
      : passkeyCopy.problems[problem.kind],
  taken: "Taken. Now press what you wanted to do.",
};

export const accessCopy = {
  title: "Access",
  lead: "Who can open this desk, and which programs may publish.",
  back: "Access",
  done: {
    ended: "That browser is signed out.",
    "ended-others": "All other browsers are signed out.",
  } as Partial<Record<string, string>>,
  sessions: {
    title: "Signed in",
    text: "Every browser that has this desk open. End those that you do not know, then change the owner key.",
    heads: { browser: "Browser", since: "Since", used: "Last used" },
    this: "this one",
    ways: { key: "owner key", link: "link", passkey: "passkey" } satisfies Record<SignInWay, string>,
    unknown: "a browser",
    end: "End",
    endOf: (browser: string) => `End: ${browser}`,
    endOthers: "End all others",
  },
  passkeys: {
    title: "Passkeys",
    text: "A passkey opens the desk with the fingerprint, face or PIN of your phone or computer. Nothing is typed, and no false site can ask for it.",
    none: "There is none yet.",
    count: (count: number) => (count === 1 ? "One passkey." : `${count} passkeys.`),
    link: "Passkeys",
    offer: "Make one now, and you need no link the next time.",
    goOn: "Go on to where you were",
    host: (host: string) =>
      `They belong to the address ${host}. If the site moves to another address, they no longer open it: keep the owner key.`,
    otherHosts: (count: number) =>
      count === 1
        ? "One passkey belongs to another address of this site and does not open the desk here."
        : `${count} passkeys belong to another address of this site and do not open the desk here.`,
    heads: { name: "Name", made: "Made", used: "Last used" },
    never: "never",
    elsewhere: (host: string) => `for ${host}: does not open the desk here`,
    name: "What to call it",
    nameHint: "Such as “Anna’s phone”.",
    missing: "Please give the passkey a name.",
    add: "Make a passkey",
    refused: "That did not work, and nothing was saved. Please try again.",
    full: (max: number) => `There are ${max} passkeys, which is the most. Please remove one first.`,
    rename: "Rename",
    renameOf: (name: string) => `Rename: ${name}`,
    remove: "Remove",
    removeOf: (name: string) => `Remove: ${name}`,
    done: {
      added: "The passkey is made. Try it: sign out, and sign in with it.",
      renamed: "Renamed.",
      removed: "Removed: it opens nothing any more. Delete it on the device as well.",
      last: "It is the only passkey. Let the owner key open the desk first.",
      on: "From now on only passkeys open the desk.",
      off: "The owner key opens the desk again.",
    } as Partial<Record<string, string>>,
    only: {
      title: "Passkeys only",
      off: "The owner key opens the desk as well. With passkeys only, a stolen key opens nothing: it brings a link, once, to your mailbox, and publishes nothing. Every browser that was signed in with the key is signed out, this one too.",
      noMail:
        "No mail is connected. If you lose your passkeys, whoever runs your server must make a link that opens the desk.",
      on: "Only passkeys open the desk. The owner key brings a link, once, to your mailbox; without mail, whoever runs your server makes one.",
      untried: "Sign in once with a passkey; then you can choose this.",
      turnOn: "Let passkeys only open the desk",
      turnOff: "Let the owner key open it as well",
    },
  },
  ownerKey: {
    title: "Owner key",
    text: "The way back when nothing else opens the desk. Keep it where only you find it, not in a program.",
    setByServer: "It is set by your server (OWNER_KEY). Whoever runs it can change it there.",
    change: "Change the owner key",
    lead: "The key of now stops working, and every browser is signed out, this one too.",
    label: "The new key",
    hint: "Made for this page alone; or type one of your own, of at least 16 letters, digits and signs. Copy it to a safe place first: nobody can show it again.",
    unusable:
      "This key is easy to guess. Please give at least 16 letters, digits and signs, 8 of them different, and no common words or rows of keys.",
    sure: "I have it in a safe place",
    notSure: "Please put the new key in a safe place first, and say so here.",
    button: "Change the key",
  },
  publishing: {
    title: "Publishing keys",
    text: "For automations that publish articles. Such a key can publish and replace articles and do nothing else: it opens no desk and shows nothing.",
    none: "There is none. An automation that publishes with the owner key should get one of its own.",
    count: (count: number) => (count === 1 ? "One key." : `${count} keys.`),
    link: "Publishing keys",
    heads: { name: "Name", made: "Made", used: "Last used" },
    never: "never",
    name: "What it is for",
    nameHint: "Such as “Monthly newsletter automation”.",
    make: "Make a key",
    made: (name: string) => `The key for “${name}”. This is the only time that it is shown:`,
    use: "The automation sends it with each article, as the header",
    missing: "Please say what the key is for.",
    full: (max: number) => `There are ${max} keys, which is the most. Please revoke one first.`,
    revoke: "Revoke",
    revokeOf: (name: string) => `Revoke: ${name}`,
    revoked: "Revoked: it publishes nothing any more.",
    /** The number of its planned articles that became drafts. */
    stopped: (count: number) =>
      count === 1
        ? "One article that it had planned will not appear by itself: it is a draft now."
        : `${count} articles that it had planned will not appear by themselves: they are drafts now.`,
  },
};
