import { editable } from "#facts/editable.ts";

/**
 * The words that ask for each thing the site knows, by commas. A phrase's words may stand apart in a question, in this
 * order.
 */
export const asksCopy = editable("dash-asks", () => ({
  price:
    "cost, price, prices, priced, pricing, fee, fees, rate, charge, how much, expensive, pay, paying, what run me, run me, what run, investment, price tag, price list, budget, top end, high end, low end, highest, lowest, ballpark, the damage, budget for, quote for, price range, one price range, get going, if just want, only want",
  monthly: "monthly, per month, a month, each month, every month, month, retainer",
  setup:
    "setup, set up, upfront, once, one time, get started, one off, one off fee, onetime, at start, before monthly, first bill, initial",
  free: "free, cost, price, fee, charge, pay, how much, costs anything, cost anything, catch, really free, what cost, do pay, for nothing, money",
  freeTalk: "free talk, free to talk, free call, free advice, free meeting",
  length:
    "how long, long, length, duration, minutes, how much time, last, lasts, how many minutes, how many hours, how much of my time, time take, going to take, how long will take, take me",
  business: "what do you do, what does do, what do, what is, what does company do, about company, who are you",
  what: "what is, what are, tell about, explain, describe, what does do, how does work, tell more, what do",
  contents:
    "what can do, what is in, what included, what includes, include, includes, contain, contains, what inside, what in, what get, what receive, comes with, come with, what cover, covers, what learn, deliverables, deliverable, everything, chapters, tweaks, parts, how many deliverables, number deliverables, deliverables in, what does have, how many chapters, how many tweaks, first thing, areas, three areas, which areas, look at, check, layers, first tweak, topics, subjects, sections, table contents",
  forWhom:
    "who for, for whom, who is it for, right for, suited, best for, meant for, suits, when choose, who should, when take, when should choose, who is meant, is it for, made for, for what kind, who written for, who wrote for, one room, which should take, which for, tired website, room is right, start here, where start",
  posts: "posts, post, articles, number posts, number articles, blog posts, blogs",
  articleLength: "how long articles, how long posts, long articles, length articles, words, how many words, word count",
  website:
    "pages, page, website, site, how big, build, new website, new site, refresh, size, how many pages, max pages, pages website, pages of site",
  planning: "planning, editorial calendar, roadmap, content calendar, plan ahead, kind planning, plan, planned ahead",
  search: "seo, search, map listing, google listing, titles",
  email: "crm, crm automation, automation, email, emails, mails, guest book, starter emails, newsletter",
  magnets: "lead magnet, lead magnets, magnets, quarterly guides, guides each quarter, guide each season, how often",
  ads: "ads, paid ads, ad campaigns, campaigns, advertising, google ads",
  retargeting: "retargeting, remarketing, pixels",
  reporting: "report, reports, reporting, dashboard, analytics, what shown, what does show",
  time: "how long call, how long check in, call, calls, check in, meeting, meetings, time with, planning call, how often talk, how often call, monthly call, check in call, how long monthly call, planning call how long, how often planning call",
  list: "how many, list, offer, overview, all, have, what packages, which packages, what plans",
  cheapest: "cheapest, lowest, least expensive, cheap, smallest, entry level, affordable",
  fewest: "fewest posts, fewest articles, least posts, least content",
  dearest: "most expensive, dearest, highest, biggest, largest, priciest",
  maxWritten: "most posts, most articles, most content",
  recommended: "which recommend, recommend package, recommend, recommended, best, most popular, suggest",
  difference: "difference, differences, compare, comparison, differ, versus, vs, better, or, between",
  single:
    "a la carte, a la carte list, buy one, order one, order single, single services, single service, just one, one service, individual, individually, on own, singly, alone without package, without package, alone, only one thing, websites alone, one thing, separately, order singly, things order",
  support: "support, how long support, support after set up, days support, afterwards, after setup",
  missedCalls:
    "text people back, text people back when miss call, at night, missed call, missed calls, text back, answer phone, answers phone, take calls, phone busy, phone calls, calls, miss a call, rings out, no one answers, cannot answer, calls me, nobody answers, pick up, unanswered, phone rings, when closed, after hours, outside hours, when busy, how handle",
  chat: "chat, chatbot, chat bot, chat bots, answer website, on website, where get answers, answers from, answers come from, based on, know answers, how know, learn answers, source, knows",
  leads: "capture leads at night, capture leads, lead capture, leads, inquiries, inquiry",
  reviews:
    "collect reviews, get reviews, review, reviews, ask guests reviews, guests, only happy, happy guests, happy customers, unhappy",
  nurturing:
    "send newsletters people who asked, send letters, nurture, nurturing, newsletters, newsletter, letters, follow up, asked club, spring release, write later, about club",
  pretend:
    "pretend, human, ai, real person, robot, bot, tell people, people know, talking to bot, know bot, hide, admit",
  guess:
    "what happens when not know, make up, making up, makes up, invent, invents, guess, lie, wrong, hallucinate, not know, not know something, does not know, no answer, cannot answer, unknown, what if not know, know answer, questions cannot answer, happens questions, happens questions not answer",
  haggle:
    "offer discounts my guests, give discounts guests, discounts customers, negotiate, negotiates, haggle, discount, discounts, bargain, lower price, special price",
  law: "sell cigars kids, sell, sell cigars, sell wine, sell alcohol, sell chat, underage, minors, permit, break law, tobacco, illegal, under age, underage tasting, yr old, year old, too young, age, license, permits, tasting for, minor, book tasting",
  management:
    "who updates, update, updates, menu changes, hours change, change answers, maintain, look after, management, what management cover, management include, management fee cover, each month for, who corrects, who reads conversations, read conversations, who keeps up to date, keeps up to date, up to date, when hours change, new menu, new hours",
  book: "get started, next step, book, book call, book meeting, schedule, schedule call, make appointment, sign up, arrange, set up call, appointment",
  video:
    "video, phone, meet video, meet phone, meet online, in person, online, by phone, by video, in person, over the phone, by phone, face to face, on site, phone call, video call, remote",
  happens:
    "what happens, happens, what expect, expect, what do, how does go, what talk about, look at, review, go through, what will you, what cover, agenda, topics, during, what is about",
  change:
    "reschedule, move, cancel, change time, change appointment, postpone, move it, cannot make, can not make, not make, another time, another day, call off, link cancel, cancel booked, reschedule booking, cancel booking, move booking, change booking, booking, where reschedule, where cancel, where change",
  pressure:
    "pressure, pressured, press, buy, have to buy, must buy, obliged, obligation, commit, oblige, have to, must, catch, hard sell, pushy, sales pitch, will pressure, pressure me, pressure into, into buying, talk into",
  questions: "how many questions, number of questions",
  score:
    "score, points, highest, maximum, best result, result, what tell, learn, find out, maximum score, out of, highest score, how scored, scored",
  account:
    "email, account, register, registration, sign up, log in, login, give address, book to get, need to book, need account, sign in, anonymous, without email",
  nobody: "who sees, who see, can see, see answers, see my, visible, private",
  download: "download, where get, how get, where find, order, send",
  guides:
    "guide, guides, playbook, playbooks, ebook, ebooks, free resources, something free, anything free, free to read, resources",
  notFor: "vape, vape shop, vape shops, discount tobacco, not for",
  inTheHouse:
    "print, share, pass, give colleagues, give staff, give manager, colleagues, staff, team, manager, employees, copy, print for staff, my staff, print for, show, my team, hand out, pass on, forward, send on, pass along, tasting room manager",
  resell: "sell, resell, publish, republish",
  writeTo:
    "=email, =contact, your email, email you, best email, what email, which email, email address, mail address, contact you, how contact, reach you, get in touch, write you, write to you, contact details",
  place:
    "where located, located, location, where based, based, what city, which city, what town, where are you, where is, where from, address city",
  hours: "hours, when sessions, when consultations, which days, what days, what times, when available",
  social:
    "on instagram, on youtube, on linkedin, social media, follow, have instagram, have linkedin, have youtube, your instagram, your linkedin, your youtube, have social",
  trades:
    "who work with, work with, kinds businesses, what businesses, which businesses, what industries, which trades, industries, trades, work for, who help, kinds businesses help, specialize, specialise, only wineries, who serve, which kinds, what kind of business, what sort of business, kind of clients",
  trade: "help, =do you, serve, work with, work for, experience with, as clients, take as clients, take",
  why: "why recommend, why",
  voice:
    "our voice, my voice, our words, our own voice, write voice, write words, tone, sound like us, in our own voice, in my own voice, our own words, sound like, who writes in, posts in our voice, write posts voice",
  otherTrades:
    "take on, work with, help, help us, do you do, work for, what about, other trades, other industries, not on list, still help, your list, not listed, not on your list, outside list, my trade, other kinds",
  steps:
    "steps, process, how work, phases, stages, how does go, work with you, how do you work, how many steps, names of steps, five steps, your method, way of working, steps has work",
  goLive:
    "bother harvest, launch, launch harvest, go live, during harvest, harvest, when launch, before valentine, which week, who decides week, decides when, launch day, when go live, holidays launch, interrupt harvest, interrupt",
  first: "first step, happens first, first when hire, start with, begin with, after hire",
  whyUs:
    "why choose over agency, choose over big agency, why choose, why you, why should, what makes different, different from, why work, different from other, other agencies, better than agency, big agency",
  eitherWay:
    "do myself, some myself help, do ourselves, for us, with us, do work for us, done for you, done for you marketing, done with you, ourselves, do yourself, do it for, either, likes to write, somebody writes, write ourselves, everything yourselves, do everything, work with us, do it all, help of ours, sister writes, with you or for you",
  countGuests:
    "measure, what report each month, what report, report, reports, success measured, track results, count, metrics, kpi, count guests, track, what counts, what you count, count as result",
  approve:
    "approve, approve what write, approval, before published, before goes out, before it goes, change text, edit text, read before, review text, sign off, have say, veto, strike, strike out, refuse text, cross out, cut sentence, see before, read first, change words, final say, texts write, sign off text, read posts before, read texts before, read before published, before publish, read texts before publish, see posts before, see texts before",
  finalPrice:
    "final price, price fixed, fixed price, exact price, price decided, price determined, price depend, quote, price calculated",
  inWriting:
    "know price before, know price before begin, in writing, put in writing, price written, written price, on paper",
  ranges: "why ranges, why range, ranges, price ranges, why prices vary",
  currency:
    "what currency prices, what currency, which currency, currency, dollars, usd, currency of prices, what currency, us dollars, in dollars, american dollars, currency",
  offers: "binding, binding offers, binding offer",
  tobacco:
    "tobacco, run ads lounge, run ads cigar lounge, ads cigar lounge, cigar ads, lounge ads, lounge buy ads, lounge advertise, ads lounge, ads cigar, ads tobacco, cigars ads, facebook ads tobacco, why no ads, why lounges no ads, why not advertise",
  sellData:
    "sell info, sell my info, sell details, sell data, sell my data, sell information, sell email, sell address, share data, share my data, share information, share email, share with other companies, share email companies, give data others, pass data, share with companies, other companies",
  whoSees:
    "who sees, who else sees, who gets data, who has access, third party, who receives, who see, see data, see my data, share with, who has access besides, access data, access to my data, who reads my data",
  keep: "how long keep, saved, save, questions saved, remember, how long store, how long stored, how long kept, how long save, how long retain, retention, when delete, kept, stored, hold on to, delete after, remember, how many months, how many days, really gone, gone from, before gone, questions people ask",
  cookies: "cookies, cookie, use cookies, set cookies",
  tracking:
    "track visitors, track, tracking, analytics, google analytics, pixel, advertising network, follow me, tracked, font, fonts, outside font, track me, google, pixels, follow me around, third party trackers, ad trackers",
  counting: "count visits, count visitors, counted",
  erase: "delete, deleted, erase, erased, remove, removed",
  access: "access, copy of data, what hold, what you hold, see data, what know about me, my data",
  correct: "correct, correction, wrong data",
  unsubscribe: "unsubscribe, stop mail, stop mails, stop emails, stop letters, opt out, get off list, no more emails",
  dataMail:
    "email privacy, email data, contact privacy, contact data, write privacy, write data, who ask privacy, email address, contact, write, email",
  gpc: "global privacy control, gpc, honor",
  collect: "what collect, what data, which data, collect, what information, what personal data",
  updated:
    "when last updated, when was updated, last updated, last changed, updated, last change, when changed, change last, latest version, how old, when did change, changed last, last change",
  secure: "secure, encrypted, encryption, security, safe",
  age: "minimum age, how old, age, minors, under 18, children, how old be to use, how old use, how old use website, old enough",
  governing: "governing law, law applies, state law applies, which law, what law, law governs, jurisdiction, state law",
  advice: "legal advice, tax advice, financial advice, advice",
  yours: "who owns what i send, own what i send, what i send you, send you",
  quoteUs: "quote, cite, link to, quote from, copy passage, short passage, link",
  /** Of prices and packages. */
  setupCovers:
    "what setup cover, setup include, setup fee cover, setup price cover, what setup for, setup fee for, happens during setup, what do setup, during setup, included in setup, setup buy",
  monthlyCovers:
    "what monthly cover, monthly fee cover, monthly figure cover, monthly for, monthly pay for, monthly include, what month for, get each month, each month for",
  notEnough: "not enough, when not, not right, wrong package, instead of, too small, when choose next, instead",
  lowerFigure:
    "near lower, near low, low or high, lower end, upper end, higher end, near high, lower figure, upper figure, which end, end of range, top end of range, near low price, near high price",
  priceChanges:
    "price change, figure change, change price later, price go up, raise price, change after, price stay, asked first, price increase later, extra bill, price change after agree, after sign",
  climb:
    "upgrade, move up, climb, bigger later, start small, grow into, switch up later, change package later, step up",
  whoTalks:
    "who with, who is with, who call, talk to, who talk to, speak to, who do i speak, with whom, who picks up, who phones, who on call",
  refreshed:
    "which pages, what pages, pages rewritten, rewritten, pages get refreshed, menu page, which pages refreshed",
  mapHours:
    "hours, holiday hours, google map, maps, map, google business, google profile, phone number map, listing, listings, map listing",
  adsAgree: "agree, consent, everyone, all visitors, permission, without asking",
  adsLaw: "age limits, alcohol ads, buy ads, who buys, spend, who runs ads, ads watched",
  holdDate:
    "promise price, promise table, promise prices, promise, hold date, hold a date, hold table, hold, reserve date, confirm date, confirm table, guarantee table, party, private party",
  dashSetup:
    "setup include, what setup, during setup, setup cover, need from us, what need from us, how learn, teach, train, taught, how set up, happens setup",
  quickWins:
    "quick wins, leave with, take away, keep list, keep notes, keep what, outcome, keep findings, get from, what get, how many wins, fix things find, within week, how fast fix, how soon fix, do ourselves, need agency, not work together, not hire, not hire you, keep if not hire, agency for weeks",
  secondCall:
    "second call, call again, chase, chase me, follow up call, sales call, calls after, call me after, keep calling, spam me, pushy, sales people, nag",
  firstNote:
    "what write, what tell, what say, fill in, need to write, form ask, what ask before, write before, before booking, note",
  wrongPeople: "not right, not fit, wrong people, good fit, if no fit, cannot help, not right people",
  notSure: "not sure, unsure, instead of booking, rather not book",
  missing: "can not come, cannot come, no show, miss, not come, forget, come late",
  owed: "refuse, decline, end session, discretion, entitled, right to refuse, say no, turn down, refuse service",
  obliges: "oblige, obliges, commit, bind, binding, have to hire, must hire, have to work together",
  switchWay: "switch, switch between, change from one, change later, change with season",
  rate: "how answer, rate, scale, how rate, one to five, how does work, points question, answer honestly, guess",
  report: "report, get report, want report, email report, sent report",
  afterwards: "after, afterwards, call after, after quiz, next, what next, then, call",
  lookAlone:
    "without agency, need agency, myself, ourselves, do it myself, on my own, hire agency, with agency, without you",
  noCall: "sales call, call come, calls come, call me, phone me, call comes with, just read, only read",
  dayLetters: "which days, what days, days write, write after visit, script say, script, day write after, bar script",
  photographs: "photos, how many photos, photographs, pictures, how many pictures, three photographs",
  spam: "spam, inbox, emails send, write often, how often write, letters, newsletter, sign up letters, pass address, give away address, share address, spammed, spam download, get spammed, many emails, emails after download, emails from",
  build:
    "what build, what do, what get, build, what offer, services, how help, help with, what make, what would do, systems, layers",
  knowFirst: "visitors want know, want to know, five things, guests want, visitors ask, guests ask, look for",
  season:
    "busiest, season, seasons, when busy, gift seasons, two gift seasons, year, plan, harvest, when plan, shipping, valentine, when prepare, calendar, high season",
  noShows:
    "no shows, no show, not turn up, do not turn up, not show up, deposit, deposits, did not show, cure no shows",
  privateRoom: "private dining page, private dining, private room page, private room, belongs on private",
  directBooking:
    "direct reservations, platform, platforms, booking platform, reservation platform, own booking, commission",
  quietNights: "quiet night, quiet nights, tuesday, weeknight, weeknights, slow night, empty night, midweek, quiet day",
  serviceHours: "during service, friday night, calls in morning, disturb, interrupt, in way of service",
  counsel: "rules, legal, lawyer, counsel, regulation, compliance, regulations, know rules, tobacco rules",
  ageGate: "age gate, age gates, age check, age question",
  lockers: "locker, lockers, membership, members, membership page, waiting list, club",
  humidor: "humidor, humidor page, humidor pages, stock list, brands, brand pages, inventory",
  club: "wine club, club, members, allocation, allocation list, release day, release letters, club page",
  bring: "bring, prepare, have ready, what need for, should bring",
  aboutCall: "what about, about, talk about, cover, discuss, hear, topic, leave with",
  whyTrades:
    "why trades, why slow trades, why only, choose trades, why choose trades, why wineries, why these, only work with, why lounges, reason trades, why did choose trades",
  whyPrices:
    "why publish prices, why show prices, prices on site, publish prices, why prices online, prices public, put prices online",
  kindOfHouse:
    "kind of company, what kind company, kind of agency, consultancy, what sort company, small company, big company, what are you",
  oneHouse:
    "one house, everything from one, one place, all in one, several agencies, other agency, one company, same company",
  founder: "who signs, founder letter, letter founder, letter",
  ip: "ip, ip address, ip addresses, my ip, log address, technical data",
  localStorage: "local storage, browser keep, browser store, stored in browser, session storage, on my device",
  letterTracking:
    "letters track, track letters, tracking picture, tracking pictures, track emails, track mails, open rates, know i opened, emails tracked, links tracked",
  machine:
    "decision machine, decided machine, automated, automated decision, profiling, made by machine, automatic decision",
  appointments: "appointment, appointments, bookings, sessions",
  copies: "mail sent, copies of mail, emails you sent, sent mail, copies",
  spamKept: "spam, spam entries, likely spam, junk",
  consentKept: "consent, consent letters, newsletter consent",
  freeRequest: "charge, fee, cost, free, pay, cost money",
  breach: "breach, hacked, hack, leak, leaked, stolen, at risk, data risk",
  ownServer: "hosted, where run, server, own server, outside services, built in",
  handledWhere:
    "where handled, where stored, which country, united states, us, stored in us, abroad, outside us, country data",
  dashPrivate: "tied to me, anonymous, my address, linked to me, name with question, private",
  aiProvider: "ai provider, ai company, artificial intelligence, share with ai, sent to ai, model provider",
  told: "notify, tell me changes, policy changes, told about changes, change policy, informed",
  ownersKey: "who open records, open records, who access records, records, key, logs",
  paidWork: "paid work, paid services, covered by terms, written agreement, work agreement",
  automated: "scrape, scraping, crawl, robots, automated requests, bots",
  asOwn:
    "present as own, as my own, copy site, reuse, republish site, use texts, use pictures, copyright, who owns texts",
  quizNoAudit: "audit, count as audit, same as audit, statement about business",
  liable: "liable, liability, damages, lost profits, responsible for loss, sue",
  asIs: "warranty, warranties, as is, always available, available, promise available, correct",
  otherSites: "other sites, other websites, third party links, external links, links to others",
  termsChange: "terms change, change terms, change, without notice",
  accept: "accept, agree to, have to accept, bound",
  termsMail: "questions terms, where send questions, ask about, contact, who ask, write, email, whom write, address",
  ourName: "remove name, your name, our logo, rebrand, white label",
  responsible: "responsible, whose responsibility, comply, complying, follow rules",
  startSmall: "why small, why begin, why start, why first, why these",
  checklist: "coming soon, when come, download, available, ready yet, get it, can get",
  published: "when published, when was published, publication date, date, how old, when written, when was written",
  readingTime: "how long read, long read, minutes read, reading time, how long to read, take to read, how long is",
  enoughPackage: "one room, which enough, enough, overkill, too much, what would be enough, single room",
  neglected: "neglected, site fine, website fine, site is sound, site is good, old site fine",
  ahead:
    "goes out harvest, write harvest, written for harvest, september, written july, shipping cutoffs, holiday shipping, when write letters harvest, how far ahead, how early",
  clicks:
    "count first, guests or clicks, clicks, count clicks, clicks or guests, monthly report count, clicks or actual guests, measure clicks, clicks guests",
  parts: "how many parts, number of parts, parts",
  covers:
    "what included, what include, what get, what receive, what cover, what inside, what in, what contain, what comes with, what for",
  firstWords: "say first, first line, introduce itself, first sentence, first message, says what is, greet, greeting",
  reviewOnce:
    "reward, incentive, reminders, remind, how many reminders, second reminder, how many messages, pay for reviews",
  howOften: "how often, how frequent, how many times, monthly or quarterly, each quarter",
  leaves:
    "what not do, will not do, does not do, cannot do, can not do, limits, refuse to do, leave to us, leave to me, never do, what leave",
  startsAt: "where start, where begin, start at, starts at, start from, begins at",
  askPerson:
    "hand over person, pass on person, ask for person, want a human, asks person, guest asks person, wants person, asks human, human takes over, guest types human, types human",
  approveLetters:
    "who approves letters, approve letters, letters sends, approve, who checks letters, read letters before",
}));

export type AskId = keyof ReturnType<typeof asksCopy>;
