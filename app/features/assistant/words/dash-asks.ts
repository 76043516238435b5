import { editable } from "#facts/editable.ts";

/**
 * The words that ask for each thing the site knows, by commas. A phrase's words may stand apart in a question, in this
 * order.
 */
export const asksCopy = editable("dash-asks", () => ({
  price:
    "cost, price, prices, priced, pricing, fee, fees, rate, charge, how much, expensive, pay, paying, what run me, run me, what run, investment, price tag, price list, budget",
  monthly: "monthly, per month, a month, each month, every month, month, retainer",
  setup: "setup, set up, upfront, once, one time, get started",
  free: "free, cost, price, fee, charge, pay, how much, costs anything",
  freeTalk: "free talk, free to talk, free call, free advice, free meeting",
  length: "how long, long, length, duration, minutes, how much time, last, lasts",
  business: "what do you do, what does do, what do, what is, what does company do, about company, who are you",
  what: "what is, what are, tell about, explain, describe, what does do, how does work, tell more, what do",
  contents:
    "what can do, what is in, what included, what includes, include, includes, contain, contains, what inside, what in, what get, what receive, comes with, come with, what cover, covers, what learn, deliverables, deliverable, everything, chapters, tweaks, parts",
  forWhom: "who for, for whom, who is it for, right for, suited, best for, meant for, suits, when choose",
  posts: "posts, post, articles, number posts, number articles, blog posts, blogs",
  articleLength: "how long articles, how long posts, long articles, length articles, words, how many words, word count",
  website: "pages, page, website, site, how big, build, new website, new site, refresh, size",
  planning: "planning, editorial calendar, roadmap, content calendar, plan ahead",
  search: "seo, search, map listing, google listing, titles",
  email: "crm, crm automation, automation, email, emails, mails, guest book, starter emails, newsletter",
  magnets: "lead magnet, lead magnets, magnets",
  ads: "ads, paid ads, ad campaigns, campaigns, advertising, google ads",
  retargeting: "retargeting, remarketing, pixels",
  reporting: "report, reports, reporting, dashboard, analytics",
  time: "how long call, how long check in, call, calls, check in, meeting, meetings, time with, planning call, how often talk, how often call",
  list: "what, which, how many, list, offer, overview, all, have",
  cheapest: "cheapest, lowest, least expensive, cheap, smallest, entry level, affordable",
  dearest: "most expensive, dearest, highest, biggest, largest, priciest",
  maxWritten: "most posts, most articles, most content",
  recommended: "which recommend, recommend package, recommend, recommended, best, most popular, suggest",
  difference: "difference, differences, compare, comparison, differ, versus, vs, better, or, between",
  single:
    "a la carte, a la carte list, buy one, order one, order single, single services, single service, just one, one service, individual, individually, on own, singly",
  support: "support, how long support, support after set up, days support",
  missedCalls:
    "text people back, text people back when miss call, at night, missed call, missed calls, text back, answer phone, answers phone, take calls, phone busy, phone calls, calls",
  chat: "chat, chatbot, chat bot, chat bots, answer website, on website",
  leads: "capture leads at night, capture leads, lead capture, leads, inquiries, inquiry",
  reviews: "collect reviews, get reviews, review, reviews, ask guests reviews, guests",
  nurturing:
    "send newsletters people who asked, send letters, nurture, nurturing, newsletters, newsletter, letters, follow up, asked club",
  pretend:
    "hand over person, pass on person, ask for person, pretend, human, ai, real person, robot, bot, tell people, people know",
  guess:
    "what happens when not know, make up, making up, makes up, invent, invents, guess, lie, wrong, hallucinate, not know",
  haggle:
    "offer discounts my guests, give discounts guests, discounts customers, negotiate, negotiates, haggle, discount, discounts, bargain",
  law: "sell cigars kids, sell, sell cigars, sell wine, sell alcohol, sell chat, underage, minors, permit, break law, tobacco, illegal",
  management:
    "who updates, update, updates, menu changes, hours change, change answers, maintain, look after, management",
  book: "get started, next step, book, book call, book meeting, schedule, schedule call, make appointment, sign up, arrange, set up call, appointment",
  video: "video, phone, meet video, meet phone, meet online, in person, online, by phone, by video",
  happens: "what happens, happens, what expect, expect, what do, how does go, what talk about",
  change: "reschedule, move, cancel, change time, change appointment, postpone",
  pressure:
    "pressure, pressured, press, buy, have to buy, must buy, obliged, obligation, commit, oblige, have to, must, catch",
  questions: "how many questions, questions, number of questions",
  score: "score, points, highest, maximum, best result, result, what tell, learn, find out",
  account: "email, account, register, registration, sign up, log in, login, give address",
  nobody: "who sees, who see, can see, see answers, see my, visible, private",
  download: "download, where get, how get, where find, order, send",
  guides:
    "guide, guides, playbook, playbooks, ebook, ebooks, free resources, something free, anything free, free to read, resources",
  notFor: "vape, vape shop, vape shops, discount tobacco, not for",
  inTheHouse:
    "print, share, pass, give colleagues, give staff, give manager, colleagues, staff, team, manager, employees, copy",
  resell: "sell, resell, publish, republish",
  writeTo:
    "=email, =contact, your email, email you, best email, what email, which email, email address, mail address, contact you, how contact, reach you, get in touch, write you, write to you, contact details",
  place:
    "where located, located, location, where based, based, what city, which city, what town, where are you, where is, where from, address city",
  hours: "hours, when sessions, when consultations, which days, what days, what times, when available",
  social:
    "on instagram, on youtube, on linkedin, social media, follow, have instagram, have linkedin, have youtube, your instagram, your linkedin, your youtube, have social",
  trades:
    "who work with, work with, kinds businesses, what businesses, which businesses, what industries, which trades, industries, trades, work for, who help, kinds businesses help, specialize, specialise, only wineries, who serve",
  trade: "help, =do you, serve, work with, work for, experience with",
  why: "why recommend, why",
  voice: "our voice, my voice, our words, our own voice, write voice, write words, tone, sound like us",
  otherTrades:
    "take on, work with, help, help us, do you do, work for, what about, other trades, other industries, not on list",
  steps: "steps, process, how work, phases, stages, how does go, work with you, how do you work",
  goLive: "bother harvest, launch, launch harvest, go live, during harvest, harvest, when launch",
  first: "first step, happens first, first when hire, start with, begin with, after hire",
  whyUs:
    "why choose over agency, choose over big agency, why choose, why you, why should, what makes different, different from, why work",
  eitherWay:
    "do myself, some myself help, do ourselves, for us, with us, do work for us, done for you, done for you marketing, done with you, ourselves, do yourself, do it for, either",
  countGuests:
    "measure, what report each month, what report, report, reports, success measured, track results, count, metrics, kpi",
  approve:
    "approve, approve what write, approval, before published, before goes out, before it goes, change text, edit text, read before, review text, sign off, have say",
  finalPrice:
    "final price, price fixed, fixed price, exact price, price decided, price determined, price depend, quote, price calculated",
  inWriting:
    "know price before, know price before begin, in writing, put in writing, price written, written price, on paper",
  ranges: "why ranges, why range, ranges, price ranges, why prices vary",
  currency: "what currency prices, what currency, which currency, currency, dollars, usd",
  offers: "binding, binding offers, binding offer",
  tobacco:
    "tobacco, run ads lounge, run ads cigar lounge, ads cigar lounge, cigar ads, lounge ads, lounge buy ads, lounge advertise, ads lounge, ads cigar, ads tobacco, cigars ads, facebook ads tobacco",
  sellData:
    "sell info, sell my info, sell details, sell data, sell my data, sell information, sell email, sell address, share data, share my data, share information",
  whoSees:
    "who sees, who else sees, who gets data, who has access, third party, who receives, who see, see data, see my data, share with",
  keep: "how long keep, saved, save, questions saved, remember, how long store, how long stored, how long kept, how long save, how long retain, retention, when delete, kept, stored",
  cookies: "cookies, cookie, use cookies, set cookies",
  tracking:
    "track visitors, track, tracking, analytics, google analytics, pixel, advertising network, follow me, tracked",
  counting: "count visits, count visitors, counted",
  erase: "delete, deleted, erase, erased, remove, removed",
  access: "access, copy of data, what hold, what you hold, see data, what know about me, my data",
  correct: "correct, correction, wrong data",
  unsubscribe: "unsubscribe, stop mail, stop mails, stop emails, stop letters, opt out, get off list, no more emails",
  dataMail:
    "email privacy, email data, contact privacy, contact data, write privacy, write data, who ask privacy, email address, contact, write, email",
  gpc: "global privacy control, gpc, honor",
  collect: "what collect, what data, which data, collect, what information, what personal data",
  updated: "last updated, last changed, updated, last change, when changed, change last, latest version, how old",
  secure: "secure, encrypted, encryption, security, safe",
  age: "minimum age, how old, age, minors, under 18, children",
  governing: "governing law, law applies, state law applies, which law, what law, law governs, jurisdiction, state law",
  advice: "legal advice, law firm, tax advice, financial advice, advice",
  yours: "who owns what i send, own what i send, what i send you, send you",
  quoteUs: "quote, cite, link to",
}));

export type AskId = keyof ReturnType<typeof asksCopy>;
