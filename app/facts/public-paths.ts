import { withQuery } from "#platform/http/with-query.ts";
import type { DocumentFile } from "./documents.ts";

export type ListQuery = { q?: string; category?: string; page?: number };

/** A page's other format: "/about" and "md" give "/about.md", the home page "/index.md". */
const asFile = (page: string, ending: string) => `${page === "/" ? "/index" : page}.${ending}`;

export const home = () => "/";
export const about = () => "/about";
export const services = () => "/services";
export const verticals = () => "/verticals";
export const wineries = () => "/verticals/wineries";
export const cigarLounges = () => "/verticals/cigar-lounges";
export const fineDining = () => "/verticals/fine-dining";
export const visibilityStarter = () => "/visibility-starter";
export const growthAccelerator = () => "/growth-accelerator";
export const authorityBuilder = () => "/authority-builder";
export const visibilityBlueprint = () => "/visibility-blueprint";
export const cigarLoungePlaybook = () => "/cigar-lounge-playbook";
export const wineryPlaybook = () => "/winery-playbook";
export const fineDiningPlaybook = () => "/fine-dining-playbook";
export const visibilityQuiz = () => "/visibility-quiz";
/** A stored result, under a key that only its visitor knows. */
export const quizResult = (linkKey: string) => `/quiz-results/${linkKey}`;
/** Its hill as a picture, which shows no score. */
export const hillPicture = (linkKey: string) => `/quiz-results/${linkKey}/hill.jpg`;
export const blog = ({ q, category, page }: ListQuery = {}) =>
  withQuery("/blog", { q, category, page: page && page > 1 ? String(page) : undefined });
export const article = (slug: string) => `/blog/${encodeURIComponent(slug)}`;
export const privacyPolicy = () => "/privacy-policy";
export const termsOfService = () => "/terms-of-service";
export const toolsResources = () => "/tools-resources";
export const thankYouVisibility = () => "/thank-you-visibility";
export const thankYouCigar = () => "/thank-you-cigar";
export const thankYouWinery = () => "/thank-you-winery";
export const thankYouFineDining = () => "/thank-you-fine-dining";
export const download = (file: DocumentFile) => `/downloads/${file}.pdf`;
/** A built-in form, by its name or the id that the owner gave it, for a kind of session. */
export const formWidget = (id: string, kind?: string) => withQuery(`/widget/form/${id}`, { kind });
/** `askedId` is the stored entry, which the calendar then knows. */
export const formWidgetSent = (id: string, askedId = "1", kind?: string) =>
  withQuery(`/widget/form/${id}`, { asked: askedId, kind });
export const formEmbedScript = () => "/js/form_embed.js";
export const calendarWidget = (id: string, asked?: string) => withQuery(`/widget/booking/${id}`, { asked });
/** The private page of a booking, by its key; each address below it does one thing. */
export const booking = (key: string) => `/booking/${key}`;
/** The answer to a repeated booking without its key. */
export const alreadyBooked = () => "/booking/already-booked";
export const bookingMove = (key: string) => `/booking/${key}/move`;
export const bookingCancel = (key: string) => `/booking/${key}/cancel`;
export const bookingReminders = (key: string) => `/booking/${key}/reminders`;
/** The owner's sessions, to subscribe to. */
export const calendarFeed = (secret: string) => `/calendar/${secret}.ics`;
export const bookingFile = (key: string) => `/booking/${key}/consultation.ics`;
export const chooseTime = () => "/book-consultation#choose-a-time";
/** Its form, without what stands before it. */
export const requestSession = () => "/book-consultation#booking";
export const bookConsultation = () => "/book-consultation";
/** The audit that the blueprint promises on its last page, where words name this address. @public */
export const bookAudit = () => withQuery(bookConsultation(), { kind: "blueprint-audit" });
export const dash = () => "/dash";
export const blogUploader = () => "/blog-uploader";
export const feed = () => "/api/feed";
export const pageToken = () => "/api/page-token";
export const quizSteps = () => "/api/quiz-steps";
/** The sandboxed frame that loads a feed as a script. */
export const feedFrame = () => "/feed-frame";
export const quizCrmHook = () => "/api/hooks/crm";
export const quizWorkflowHook = () => "/api/hooks/workflow";
/** `part` is one of several if it is too long. */
export const sitemap = (part?: string) => withQuery("/sitemap.xml", { part });
export const robots = () => "/robots.txt";
export const securityTxt = () => "/.well-known/security.txt";
export const rss = () => "/rss.xml";
export const jsonFeed = () => "/feed.json";
export const llms = () => "/llms.txt";
export const mcp = () => "/mcp";
export const manifest = () => "/manifest.webmanifest";
export const logo = () => "/icon-512.png";
export const smallLogo = () => "/icon-192.png";
export const maskableLogo = () => "/icon-maskable-512.png";
export const touchIcon = () => "/apple-touch-icon.png";
export const drawnIcon = () => "/favicon.svg";
export const tabIcon = () => "/favicon.ico";
export const markdown = (page: string) => asFile(page, "md");
/** The share picture of a page or an article; `version` changes with it, so that caches ask again. */
export const sharePicture = (page: string, version?: string) =>
  withQuery(`/share${asFile(page, "jpg")}`, { v: version });
export const media = (file: string) => `/media/${file}`;
export const healthz = () => "/healthz";
export const readyz = () => "/readyz";
export const metrics = () => "/metrics";

/** A page of a guide as a picture. */
export const downloadPage = (file: DocumentFile, page: number) => `/downloads/${file}-${page}.webp`;
/** Its cover, in the one format that every mail program shows. */
export const guideCover = (file: DocumentFile) => `/downloads/${file}-cover.jpg`;
