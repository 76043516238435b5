import { withQuery } from "#app/rules/http/with-query.ts";
import type { DocumentFile } from "#app/rules/leads/documents.ts";

export type ListQuery = { q?: string; category?: string; page?: number };

/** A page's other format: "/about" and "md" give "/about.md", the home page "/index.md". */
const asFile = (page: string, ending: string) => `${page === "/" ? "/index" : page}.${ending}`;

/**
 * The one place where addresses are built. Those of the desk are in `desk-paths.ts`, because no visitor's page needs
 * them.
 */
export const paths = {
  home: () => "/",
  about: () => "/about",
  services: () => "/services",
  verticals: () => "/verticals",
  wineries: () => "/verticals/wineries",
  cigarLounges: () => "/verticals/cigar-lounges",
  fineDining: () => "/verticals/fine-dining",
  visibilityStarter: () => "/visibility-starter",
  growthAccelerator: () => "/growth-accelerator",
  authorityBuilder: () => "/authority-builder",
  visibilityBlueprint: () => "/visibility-blueprint",
  cigarLoungePlaybook: () => "/cigar-lounge-playbook",
  wineryPlaybook: () => "/winery-playbook",
  fineDiningPlaybook: () => "/fine-dining-playbook",
  visibilityQuiz: () => "/visibility-quiz",
  /** A stored result, under a key that only its visitor knows. */
  quizResult: (linkKey: string) => `/quiz-results/${linkKey}`,
  /** Its hill as a picture, which shows no score. */
  hillPicture: (linkKey: string) => `/quiz-results/${linkKey}/hill.jpg`,
  blog: ({ q, category, page }: ListQuery = {}) =>
    withQuery("/blog", { q, category, page: page && page > 1 ? String(page) : undefined }),
  article: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  privacyPolicy: () => "/privacy-policy",
  termsOfService: () => "/terms-of-service",
  toolsResources: () => "/tools-resources",
  thankYouVisibility: () => "/thank-you-visibility",
  thankYouCigar: () => "/thank-you-cigar",
  thankYouWinery: () => "/thank-you-winery",
  thankYouFineDining: () => "/thank-you-fine-dining",
  download: (file: DocumentFile) => `/downloads/${file}.pdf`,
  /** A built-in form, by its name or the id that the owner gave it. */
  formWidget: (id: string) => `/widget/form/${id}`,
  formWidgetSent: (id: string) => `/widget/form/${id}?sent=1`,
  formEmbedScript: () => "/js/form_embed.js",
  calendarWidget: (id: string) => `/widget/booking/${id}`,
  /** The private page of a booking, by its key; each address below it does one thing. */
  booking: (key: string) => `/booking/${key}`,
  /** The answer to a repeated booking without its key. */
  alreadyBooked: () => "/booking/already-booked",
  bookingMove: (key: string) => `/booking/${key}/move`,
  bookingCancel: (key: string) => `/booking/${key}/cancel`,
  bookingReminders: (key: string) => `/booking/${key}/reminders`,
  /** The owner's sessions, to subscribe to. */
  calendarFeed: (secret: string) => `/calendar/${secret}.ics`,
  bookingFile: (key: string) => `/booking/${key}/consultation.ics`,
  chooseTime: () => "/book-consultation#choose-a-time",
  bookConsultation: () => "/book-consultation",
  dash: () => "/dash",
  blogUploader: () => "/blog-uploader",
  styleBook: () => "/style-book",
  feed: () => "/api/feed",
  quizSteps: () => "/api/quiz-steps",
  /** The sandboxed frame that loads a feed as a script. */
  feedFrame: () => "/feed-frame",
  quizCrmHook: () => "/api/hooks/crm",
  quizWorkflowHook: () => "/api/hooks/workflow",
  /** `part` is one of several if it is too long. */
  sitemap: (part?: string) => withQuery("/sitemap.xml", { part }),
  robots: () => "/robots.txt",
  securityTxt: () => "/.well-known/security.txt",
  rss: () => "/rss.xml",
  jsonFeed: () => "/feed.json",
  llms: () => "/llms.txt",
  mcp: () => "/mcp",
  manifest: () => "/manifest.webmanifest",
  logo: () => "/icon-512.png",
  smallLogo: () => "/icon-192.png",
  maskableLogo: () => "/icon-maskable-512.png",
  touchIcon: () => "/apple-touch-icon.png",
  drawnIcon: () => "/favicon.svg",
  tabIcon: () => "/favicon.ico",
  markdown: (page: string) => asFile(page, "md"),
  /** The share picture of a page or an article; `version` changes with it, so that caches ask again. */
  sharePicture: (page: string, version?: string) => withQuery(`/share${asFile(page, "jpg")}`, { v: version }),
  media: (file: string) => `/media/${file}`,
  healthz: () => "/healthz",
  readyz: () => "/readyz",
};

/** The addresses in booking mails. */
export const bookingPaths = {
  page: paths.booking,
  move: paths.bookingMove,
  cancel: paths.bookingCancel,
  file: paths.bookingFile,
  reminders: paths.bookingReminders,
  calendar: paths.chooseTime,
};
