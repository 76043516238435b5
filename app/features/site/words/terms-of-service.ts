import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import { currencyName } from "#platform/intl/money.ts";
import type { LegalCopy } from "./legal-copy.ts";

export const termsOfServiceCopy = editable(
  "terms-of-service",
  (facts: Facts): LegalCopy => ({
    meta: {
      title: "Terms of Service",
      description:
        "The terms for using this website, its guides, its quiz and its free consultations, in plain words, with a one-line summary beside each.",
    },
    title: "Terms of Service",
    updated: { label: "Last changed on", date: "2026-11-21" },
    contents: "On this page",
    lead: `These terms are between you and ${facts.brand.name} (“we”). They cover this website and what it offers free of charge. Paid work is covered by its own written agreement, and where the two differ, that agreement counts. The lines in the margin are summaries; the text beside them is what binds.`,
    sections: [
      {
        id: "use-of-website",
        title: "Use of this website",
        short: "Look around, and leave it as you found it.",
        body: [
          "By using this website you accept these terms. If you don’t accept them, please don’t use it. You may use it for any lawful purpose connected with your business or your interest in ours. You must be at least 18.",
          "You agree not to:",
          [
            "try to reach parts of the site or its data that aren’t meant for you;",
            "burden it with automated requests, beyond what search engines and feed readers ordinarily do;",
            "send anything false, harmful or unlawful through a form, or use someone else’s details without their permission;",
            "present the site, or a part of it, as your own.",
          ],
          "We try to keep the site correct and available but don’t promise that it always will be. We may change or withdraw any part of it without notice.",
        ],
      },
      {
        id: "intellectual-property",
        title: "Intellectual property",
        short: "Ours stays ours, and yours stays yours.",
        body: [
          "The texts, pictures, marks, guides, quiz and design of this site belong to us or to those who licensed them to us, and are protected by copyright and trademark law. You may read them, link to them and quote short passages with our name. Anything beyond that needs our written permission.",
          "What you send us stays yours. You allow us to use it to answer you and to do what you asked for.",
        ],
      },
      {
        id: "downloads-and-resources",
        title: "Downloads and resources",
        short: "Print it, mark it, share it in the house.",
        body: [
          "Guides, playbooks and the quiz are free for use in your own business. You may print them and pass them to your colleagues. You may not sell them, publish them elsewhere or remove our name.",
          "They contain general information. They can’t know your accounts, your license or your county, so they aren’t legal, tax or financial advice, and they promise no particular result. Advertising, selling, shipping and serving alcohol or tobacco is regulated, and the rules differ by place. Complying with them remains your responsibility. Please ask your own counsel before you act on anything that touches them.",
          "A quiz score is a reading of your own answers. It isn’t an audit and makes no statement about your business to anyone else.",
        ],
      },
      {
        id: "consultations-and-services",
        title: "Consultations and services",
        short: "Free sessions are offered, not owed.",
        body: [
          "Free audits, diagnostics, strategy calls and consultations are offered at our discretion. We may decline, postpone or end one, and we reserve the right to refuse service to anyone for any lawful reason. Booking a time obliges neither of us to work together.",
          "If you can’t come, please tell us ahead so that someone else may have the time.",
          `Prices on this site are ranges in ${currencyName(facts.place)}. They describe our usual work and aren’t an offer that can be accepted by itself. The scope, the final price, the timing and the terms of paid services are set out in a written agreement before work begins.`,
        ],
      },
      {
        id: "limitation-of-liability",
        title: "Limitation of liability",
        short: "The site comes as it is.",
        body: [
          "This website and everything offered free of charge on it are provided “as is” and “as available”, without warranties of any kind, express or implied, to the extent the law allows.",
          "To the same extent, we aren’t liable for indirect, incidental, special or consequential damages, or for lost profits, revenue, data or goodwill, that arise from using the site or its resources, from not being able to use them, or from relying on them. Nothing in these terms limits a liability that the law doesn’t allow to be limited.",
        ],
      },
      {
        id: "third-party-links",
        title: "Third-party links",
        short: "Other doors have other owners.",
        body: [
          "The site may link to other websites and may show forms, calendars or documents hosted by others. We don’t control them and aren’t responsible for what they contain or do. Their own terms and privacy policies apply there. A link is not a recommendation unless we say that it is.",
        ],
      },
      {
        id: "changes-to-terms",
        title: "Changes to these terms",
        short: "They may change; the date says when.",
        body: [
          "We may change these terms at any time. The new terms apply from the moment they stand on this page, under a new date. If you go on using the site after that, you accept them. A download you already have stays under the terms you downloaded it with.",
        ],
      },
      {
        id: "governing-law",
        title: "Governing law",
        short: "The law of Oregon.",
        body: [
          "These terms are governed by the laws of the State of Oregon, without regard to its rules on conflicts of law. If one of them turns out to be unenforceable, the others stay in force.",
        ],
      },
      {
        id: "contact-us",
        title: "Contact",
        short: "Ask before you guess.",
        body: [`Questions about these terms go to ${facts.contact.supportEmail}. A person reads them.`],
      },
    ],
  }),
);
