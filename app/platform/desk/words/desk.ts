import { formatNumber } from "#platform/intl/numbers.ts";
/** Texts on every page of the desk, and on its sign-in. */
export const deskCopy = {
  name: "Desk",
  navigation: "Desk",
  skip: "Skip to the page",
  signOut: "Sign out",
  nav: {
    today: "Today",
    leads: "People",
    bookings: "Bookings",
    quiz: "Quiz",
    results: "results",
    /** On a phone "Sent" alone. */
    deliveries: "Sent",
    messages: "messages",
    business: "The business",
    articles: "Articles",
    words: "Words",
    pictures: "Pictures",
    facts: "Business details",
    integrations: "Connections",
    backup: "Backup",
    access: "Access",
    site: "See the site",
    failed: (count: string) => `${count} not getting through`,
  },
  staging:
    "This is a copy to try things on. Nothing leaves it: no mail, no call, no entry in a calendar, and search engines are kept out. Your real site goes on as it is.",
  notLive: {
    text: "Not live yet. Visitors who know the address see the site; search engines are asked to stay away.",
    link: "Go live",
  },
  proxyWarning: {
    text: "All visitors seem to come from one address. They share one limit for sending forms, and the limits on bookings and mails for one visitor are switched off: one person could take every hour of your calendar. Whoever runs your server must tell the site how many proxies stand in front of it (TRUST_PROXY).",
    link: "What this means",
  },
  /** A number that was counted up to a limit only. */
  atMost: (count: number, limit: number) => (count > limit ? `over ${formatNumber(limit)}` : formatNumber(count)),
  technical: "Technical details",
  older: "Older",
  newest: "Back to the newest",
  missing: {
    title: "Not found",
    text: "There is nothing at this address: it was mistyped, or what it showed has been erased.",
  },
  failed: {
    title: "That did not work",
    text: "The site could not do this. What was saved before is safe. Please try again; if it happens once more, tell whoever runs your server what you were doing.",
  },
  tooLarge: {
    title: "Too much text",
    text: "This form holds more text than the site reads. Nothing of it was saved. Please go back and make it shorter.",
  },
  signedOut: {
    title: "You are signed out",
    text: "Your session has ended, so nothing was saved. What you typed is kept on this page. Sign in in a new window, then come back to this one and send it again.",
    withoutFiles: "A picture or file cannot be kept here: choose it again after you have sent the rest.",
    unread:
      "Your session has ended, so nothing was saved. Sign in in a new window. Then come back to this one, go back a page, and press again.",
    signIn: "Sign in in a new window",
    again: "Send it again",
    againWithoutFiles: "Send it again without the file",
  },
  /** Shown on the page of a form that cannot be sent now. */
  heldPress: {
    title: "Not sent yet",
    reasons: {
      signedOut:
        "You are signed out: your session has ended. All that you typed and chose is still on this page. Sign in in a new window, then come back to this one and try again.",
      another:
        "Somebody else has signed in in this browser. All that you typed and chose is still on this page. Sign in as yourself in a new window, then come back to this one and try again.",
      unreachable:
        "The site does not answer at the moment. All that you typed and chose is still on this page. Please try again in a minute.",
    },
    signIn: "Sign in in a new window",
    again: "Try again",
    close: "Back to the page",
  },
  session: {
    title: "You are signed in",
    text: "You can close this window. What you were typing is still in the other one: go back to it and try again.",
    another:
      "But what is typed in the other window belongs to somebody else, and is not sent in your name. If it is yours, sign out here, then sign in as yourself.",
  },
  toToday: "Back to Today",
  signIn: {
    title: "The owner’s desk",
    text: "What the site has earned, and what you can change. Whoever set up your server has the key, and can make you a link that opens the desk.",
    key: "Owner key",
    userName: "Owner",
    button: "Open the desk",
    missing: "Please give the key.",
    wrong: "This is not the key. Please copy it whole, without a space before or after.",
    later: "Too many requests. Please try again in a minute.",
    refused: "This passkey does not open this desk.",
    withPasskey: "Sign in with a passkey",
    or: "or with the key",
    onlyPasskeys: {
      lost: "No passkey at hand?",
      text: "The owner key alone opens nothing here. It sends a link to the owner’s mailbox, which opens the desk once.",
      button: "Send the link",
      mailed: "A link is on its way to the owner’s mailbox. It opens the desk once, within 15 minutes.",
      mailedEnough:
        "Three links went to the owner’s mailbox a short while ago. Open the newest, or try again in five minutes.",
      noMail:
        "The owner key opens nothing here, and no mail is connected. Whoever runs your server can make a link there:",
      command: "npm run owner-link",
    },
  },
};
