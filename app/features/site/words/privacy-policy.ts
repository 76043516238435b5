import { editable } from "#facts/editable.ts";
import type { Facts } from "#facts/facts.ts";
import type { LegalCopy } from "./legal-copy.ts";

export const privacyPolicyCopy = editable(
  "privacy-policy",
  (facts: Facts): LegalCopy => ({
    meta: {
      title: "Privacy Policy",
      description:
        "What this website collects, why, who else sees it, how long each kind of record is kept, and how to see, correct or delete what is yours.",
    },
    title: "Privacy Policy",
    updated: { label: "Last changed on", date: "2026-11-24" },
    contents: "On this page",
    lead: `${facts.brand.name} (“we”) runs this website from ${facts.contact.locality}, ${facts.contact.region}. This page says what the site collects, why, who else sees it, how long it stays and how to have it removed. Visitors need no account, and every page can be read without telling us who you are.`,
    sections: [
      {
        id: "what-we-collect",
        title: "What we collect",
        short: "What you tell us, and what any browser tells any website.",
        body: [
          "Information you give us. We keep what you enter when you fill in a form, request a consultation or ask for a download. Depending on the form that is:",
          [
            "your name, your email address, your company or venue, and a phone number;",
            "your message, and whether you agreed to letters from us: when, by which words and on which page, and when you confirmed it;",
            "for an appointment, the time you chose, your time zone, how we meet and the number to call, your notes and answers, and whether you want reminders;",
            "for the quiz, if you ask for the report: your email address, your total, its band, a score for each of the three areas, and the fifteen answers, which draw your hill. The result then has a link of its own, which shows the hill and the scores and not your address; whoever has the link can read them.",
          ],
          "With a form we also keep how you came to us: campaign marks in the link you followed, the site that sent you, and the first page you opened here. None of this is kept if your browser sends Global Privacy Control.",
          "Information that arrives by itself. Like every website, ours receives anonymous technical data with each request: an IP address, the type of device and browser, and browsing behavior such as which pages are opened. The address is needed to send a page back and to hold off abuse. We don’t store it in our records or write it to our logs. With an appointment we keep a keyed hash of the network it was booked from, so that nobody can take all the times there are. The hash does not show the address, and it is deleted with the appointment.",
          "For a mail that is asked for here we keep such a hash for a day, so that nobody is flooded with mail in our name. We keep the mails that you and we write to each other; of mail that comes back or is reported as spam, only that and why.",
          "What you ask Dash, and what it answers, is kept without your address. It is not tied to you unless you hand the conversation to a person here: then it is kept with your note. None of it is kept if your browser sends Global Privacy Control.",
        ],
      },
      {
        id: "how-we-use-it",
        title: "How we use it",
        short: "To answer you, and to send what you asked for.",
        body: [
          "We use what you give us to:",
          [
            "send the guide, the report or the answer you asked for;",
            "arrange, prepare and remember a consultation;",
            "write you letters, if you agreed to them and confirmed it by the mail that we send for that;",
            "see which pages help people, and mend those that don’t;",
            "keep the site safe from spam and abuse.",
          ],
          "We never sell your data. We never share it with anyone for third-party marketing.",
          "Letters have no tracking picture and no redirected link. We count by letter, never by person, how many were sent, came back, were stopped or answered, or led to a booking.",
          "Mail that isn’t asked for by the very thing you did, such as a reminder or a letter, carries an unsubscribe link that works in one step. An appointment can be moved or cancelled by a private link, which only your confirmation holds. Quiz scores are added up by a fixed rule that you can read in your result. No decision about you is made by a machine.",
        ],
      },
      {
        id: "who-else-sees-it",
        title: "Who else sees it",
        short: "Only the services that carry it, and only if we use them.",
        body: [
          "Forms, calendar, quiz and downloads are built into this site and run on our own server. Some of the work may be carried by services that act for us:",
          [
            "the company that hosts our server, and the one that delivers our mail;",
            "a customer-relationship (CRM) provider, if we have connected one: it then receives form entries, consultation requests and quiz results;",
            "a workflow automation service, if we have connected one: it then receives quiz results or form entries;",
            "the calendar we keep elsewhere, if we have connected it: your session is then written into it with your name, address, notes and the number to call. From such a calendar this site reads only when we are busy, never what an entry is about or who takes part;",
            "an artificial intelligence (AI) provider, if we have connected one to Dash: it then receives the question that you ask there, the one before it, and passages of this site. The page says so, and whose it is, before you ask;",
            "the service that supplies our articles, if we let browsers read it directly: it then receives your browser’s requests for articles and for their pictures;",
            "an outside form, calendar or document service, if we have placed one on a page: it then appears in a frame or a new tab, receives what you enter there directly, and its own privacy policy applies as well.",
          ],
          "Unless a service is connected or placed as described here, your browser talks to our server alone. Pictures in articles that we take over from elsewhere are copied to our server first, so reading them tells nobody else. No advertising network, tracking pixel or outside font is loaded.",
          "We also hand over what the law obliges us to hand over, and no more. We work in the United States, and so may these services; data sent to us from elsewhere is handled there.",
        ],
      },
      {
        id: "cookies-and-analytics",
        title: "Cookies and analytics",
        short: "You are counted, never followed.",
        body: [
          "We set no cookies for visitors. Those on this site keep browsers signed in, and known, at the desk where articles and messages are looked after.",
          "We count visits ourselves. To tell one reader from another within a day, the server makes a hash of address and browser with a salt that changes daily. The hash stays in memory, is never stored, and can’t be turned back into an address. What remains are numbers for each day: how often a page, a form or a guide was opened, what kind of place visitors came from, which pages assistants’ answers led to, how far the quiz was taken, and which addresses were asked for in vain, with the page that had the link.",
          "Your browser keeps a few things for the site’s own use, which you can clear in its settings at any time:",
          [
            "in local storage, the list of articles, so that they appear at once, and any article you wrote with our uploader, the unfinished one included;",
            "in local storage, your answers to the quiz, those of the last time and a record of quiz events; if you ask for the report, the email address you entered and the key of your private link as well. The record stays on your device;",
            "in session storage, until you close the tab, how you came to us; and a short notice on its way from one page to the next.",
          ],
          "On pages with articles your browser asks for new ones. Each page of this site may also send one short technical note when it opens: what it is doing, this site’s address, the browser’s name and the time. Both go to our server, or to the service that supplies our articles if we have connected one. If a measuring tool is present on a page, quiz events, including the email address entered there, are handed to it, and the fact that a session was booked. A form service that we have placed on a page may store what you entered in your browser, to fill in its next form.",
          "We honor Global Privacy Control. When your browser sends it, you are not counted, the technical note is left out, nothing about how you came is kept, and a measuring tool gets neither your email address nor your booking.",
        ],
      },
      {
        id: "how-long-we-keep-it",
        title: "How long we keep it",
        short: "Two years after a conversation, far less for the rest.",
        body: [
          "A scheduled job deletes what has reached its age:",
          [
            "form entries, requests for guides and the mails between you and us: 24\u00a0months after our last contact with you, and for as long as we are in conversation or you are our client;",
            "appointments, cancelled ones and the hash of their network included: 24\u00a0months after their day;",
            "quiz results: 24\u00a0months;",
            "your consent to letters: until 30\u00a0days after you stop them, or 30\u00a0days if you never confirm it. After that, and after your data are deleted, only a keyed hash of your address stays, so that we don’t write to you again. It does not show the address;",
            "copies of mail we sent, and of mail we held back and never sent: 90\u00a0days; a hash of the network it was asked from: one day;",
            "records of what was delivered to a connected service: 90\u00a0days;",
            "entries and quiz results set aside as likely spam, or as unreadable: 30\u00a0days; how much a network sent in a day, under a hash of it: two\u00a0days;",
            "questions to Dash and its answers: 30\u00a0days;",
            "backups: 14\u00a0days, after which a deleted record is gone from them too.",
          ],
          "If you ask us to delete something sooner, we do, unless the law obliges us to keep it. Your sessions are then taken out of the calendar they were written into, too. Any other connected service keeps its own copy for as long as its settings say; we pass your request on to it.",
        ],
      },
      {
        id: "your-rights",
        title: "Your rights",
        short: "See it, correct it, stop it, delete it.",
        body: [
          "Wherever you live, you may:",
          [
            "ask what we hold about you and receive a copy (access);",
            "have anything that is wrong put right (correction);",
            "stop our mail, by the link in it or by writing to us (unsubscribe);",
            "have what we hold about you removed (deletion).",
          ],
          `Write to ${facts.contact.supportEmail} from the address in question, so that we know the request is yours. A person reads it. There is no charge, and asking changes nothing about how we treat you.`,
          "The site is made for people who run businesses. It isn’t meant for anyone under 18, and we don’t knowingly collect anything from them.",
        ],
      },
      {
        id: "security",
        title: "Security",
        short: "Encrypted on the way, seen by few.",
        body: [
          "We take reasonable measures to protect what you give us. The public site is served over an encrypted connection. Records can be opened only with the owner’s key. Logs hold no visitor’s address and no full email address. Text that comes from outside is cleaned before it is shown.",
          "No way of sending or storing data is perfectly safe, and we don’t claim that ours is. If something happens that puts your data at risk, we’ll tell you and the authorities as the law requires.",
        ],
      },
      {
        id: "policy-updates",
        title: "Changes to this policy",
        short: "The date at the top tells you.",
        body: [
          "We may update this policy when the site or the law changes. The new version appears on this page with a new date. If a change affects what we already hold about you in a way that matters, we’ll write to you first where we have your address.",
        ],
      },
      {
        id: "contact-us",
        title: "Contact",
        short: "One address, read by a person.",
        body: [
          `Questions about this policy, and requests about your data, go to ${facts.contact.supportEmail}. For everything else, write to ${facts.contact.email}.`,
        ],
      },
    ],
  }),
);
