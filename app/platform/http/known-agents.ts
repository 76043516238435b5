/** Why a program fetches a page; `other` is unknown. */
export type AgentKind = "question" | "index" | "training" | "preview" | "other";

const listed = (names: string) => names.trim().split(/,\s+/);

/**
 * Names in user agents, as their operators publish them and the lists of ai.robots.txt and crawler-user-agents collect
 * them. Agents with several purposes count for the least useful one: training before index.
 */
export const knownAgents: Record<Exclude<AgentKind, "other">, readonly string[]> = {
  /** Somebody has just asked an assistant something, or an agent acts for a person. */
  question: listed(`
    ChatGPT-User, ChatGPT Agent, openai-mcp, Claude-User, Claude-Code, Perplexity-User, MistralAI-User,
    DuckAssistBot, Amzn-User, AmazonBuyForMe, amazon-QBusiness, NovaAct, meta-externalfetcher,
    Google-NotebookLM, NotebookLM, Google-GeminiNotebook, Google-Pinpoint, Gemini-Deep-Research, GoogleAgent-Mariner, GoogleAgent-URLContext,
    Google-Agent, Google-Gemini-CLI, Google-Firebase, Google-Read-Aloud, kagi-fetcher, Kimi-User,
    LinerBot, Manus-User, PhindBot, QualifiedBot, cohere-ai, KlaviyoAIBot, Poggio-Citations, Shap-User,
    TwinAgent, Devin/, Trae/, opencode, bigsur.ai, TongyiBot, YiyanBot, UseAI, GeistHaus-PageFetcher,
    AI2Bot-DeepResearchEval, Andibot, iAskBot, iaskspider, PerplexityUser, xAI-User, Grok-User, GrokBot,
    PoeBot, WRTNBot, BuddyBot, DeepSeek-User, Copilot-User, ChatGPT-Browser, Cursor/, linkReader/
  `),
  /** Kept to be found later, by a search engine or by an assistant's own search. */
  index: listed(`
    OAI-SearchBot, Claude-SearchBot, MistralAI-Index, Kimi-SearchBot, IbouBot, GoGuides, ProRataInc, PerplexityBot, Amzn-SearchBot, AzureAI-SearchBot, meta-webindexer,
    Googlebot, Google-InspectionTool, Storebot-Google, bingbot, adidxbot, msnbot, Applebot, DuckDuckBot,
    DuckDuckGo-Favicons-Bot, Baiduspider, YandexBot, YandexMobileBot, YandexImages,
    YandexRenderResourcesBot, yandex.com/bots, PetalBot, AspiegelBot, YouBot, Bravebot, ExaSearchBot,
    ExaBot, LinkupBot, YisouSpider, QueritBot, Querit-SearchBot, AddSearchBot, Anomura, Channel3Bot,
    ZanistaBot, Aranet-SearchBot, Cloudflare-AutoRAG, atlassian-bot, amazon-kendra, bedrockbot, Qwantbot,
    Qwantify, SeznamBot, Sogou web spider, Sogou inst spider, Sogou Pic Spider, Slurp, MojeekBot,
    Kagibot, coccoc, Yeti/, Daum/, AISearchBot, Gigabot, yacybot, search.marginalia.nu, 360Spider,
    HaosouSpider, AIWebIndex, Neevabot, mail.ru_bot, Swisscows, Heexybot, yoozbot, YandexComBot, Baidu Transcoder, OrlightBot,
    discobot, YYSpider, YRSpider, ichiro/, Sogou News Spider, SeekportBot, ToutiaoSpider, NaverBot, daumoa, ZumBot, Y!J-,
    Swiftbot, Algolia Crawler, Coveobot, KendraBot, SiteSearch360, Funnelback, StractBot, Owler (ows.eu, Freespoke/,
    AlexandriaOrgBot, SeznamHomepageCrawler, Sosospider, YoudaoBot, Gigablast, IstellaBot, INETDEX-BOT, FyndSearchEngine,
    OICrawler, Greppr Web Crawler, lyonl-crawler, MagiBot, OrangeBot/, GeedoBot, GeedoProductSearch, ZoomInfo-, psbot,
    Teoma, Cliqzbot, Wotbox, FemtosearchBot, Nicecrawler, Google-Structured-Data-Testing-Tool, IndeedBot, GoogleProducer
  `),
  /** Collected to train models, or sold to those who do. */
  training: listed(`
    GPTBot, ClaudeBot, KimiBot, webzio, anthropic-ai, Claude-Web, CCBot, Bytespider, TikTokSpider, meta-externalagent,
    FacebookBot, Google-Extended, GoogleOther, Google-CloudVertexBot, CloudVertexBot, Applebot-Extended,
    Amazonbot, AI2Bot, cohere-training-data-crawler, DeepSeekBot, Diffbot, omgilibot, omgili,
    Webzio-Extended, PanguBot, img2dataset, LAIONDownloader, laion-huggingface-processor, ICC-Crawler,
    Kangaroo Bot, FriendlyCrawler, SBIntuitionsBot, VelenPublicWebCrawler, YandexAdditional,
    ImagesiftBot, Cotoyogi, ChatGLM-Spider, Brightbot, Crawlspace, TerraCotta, Terra Cotta,
    Factset_spyderbot, imageSpider, ISSCyberRiskCrawler, Datenbank Crawler, NagetBot, netEstate,
    panscient, Poseidon Research, Sidetrade indexer bot, Awario, Echobox, aiHitBot, FirecrawlAgent,
    ApifyBot, ApifyWebsiteContentCrawler, Crawl4AI, Spawning-AI, Thinkbot, WARDBot, CragCrawler, HenkBot,
    Lightpanda, Reflectionbot, MyCentralAIScraperBot, KunatoCrawler, QuillBot, newsai, Mozilla-Tabstack,
    AgentTimes, TavilyBot, ShapBot, Timpibot, xAI-Bot, Groq-Bot, Together-Bot, HuggingFace-Bot, RunPod-Bot
  `),
  /** A picture and a title beside a link that somebody has sent. */
  preview: listed(`
    facebookexternalhit, facebookexternalua, facebookscraper, facebookcatalog, Facebot, Twitterbot, LinkedInBot, Slackbot, Slack-ImgProxy,
    WhatsApp, TelegramBot, Discordbot, Pinterestbot, Pinterest/0, SkypeUriPreview, redditbot, Iframely,
    Embedly, vkShare, Bluesky Cardyb, Mastodon, Viber, Snap URL Preview, Line-Poker, Linespider,
    TeamsBot, Google-PageRenderer, BingPreview, MicrosoftPreview, Google Web Preview, Yahoo Link Preview,
    BlueskyPreviewBot, LinkPreview, UnfurlBot, FlipboardProxy, GoogleImageProxy, YahooMailProxy,
    KeybaseBot, OdklBot, Meta-ExternalHit, SteamChatURLLookup, EvernoteRichLinkBot, Quora-Bot,
    GroupMeBot, SummalyBot, Lemmy, Friendica, Discourse Forum Onebox, Mattermost-Bot, TweetmemeBot,
    Jetslide, OpenGraph.io, PeekBot, BlueSky Bot, DingTalkBot, CodaBot, LoomlyBot, Xing Bot,
    EveryoneSocialBot, TwilioProxy, FastmailUA, Hatena, Synapse (bot, AddThis.com, compatible; Goodreads, NING/1.0,
    Notion/1.0 (, Shortwave Image Fetcher, VKRobot, ClickUpLinkUnfurler, Mediumbot, github-camo, SnapURLPreview
  `),
};

/** Hosts that an agent's addresses resolve to, if its operator publishes them: they confirm its name. */
export const agentHosts: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    ["Googlebot", "Google-InspectionTool", "Storebot-Google", "GoogleOther", "Google-CloudVertexBot"].map((name) => [
      name,
      // Anybody can rent a computer below googleusercontent.com.
      ["googlebot.com", "google.com"],
    ]),
  ),
  bingbot: ["search.msn.com"],
  adidxbot: ["search.msn.com"],
  Applebot: ["applebot.apple.com"],
  Amazonbot: ["crawl.amazonbot.amazon"],
  Baiduspider: ["baidu.com", "baidu.jp"],
  CCBot: ["crawl.commoncrawl.org"],
  PetalBot: ["petalsearch.com", "aspiegel.com"],
  SeznamBot: ["seznam.cz"],
  YandexBot: ["yandex.com", "yandex.net", "yandex.ru"],
  "Yeti/": ["naver.com"],
  Qwantbot: ["qwant.com"],
  MojeekBot: ["mojeek.com"],
};
