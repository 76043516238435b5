import { type ReactNode, use } from "react";
import { isRouteErrorResponse, Meta, Outlet, useLocation, useMatches } from "react-router";
import { type RootData, useRootData } from "#facts/root-data.ts";
import { useFacts } from "#facts/use-facts.ts";
import { WordsContext } from "#facts/use-words.ts";
import { pageAt } from "#features/frame/every-page.ts";
import { ErrorPage } from "#features/frame/pages/error-page.tsx";
import { HeadLinks } from "#features/frame/pages/shell/head-links.tsx";
import { Shell } from "#features/frame/pages/shell/shell.tsx";
import { SignedOutPage } from "#features/frame/pages/signed-out-page.tsx";
import { picturesOnPage } from "#features/frame/pictures-on-page.ts";
import { servicesOf } from "#platform/http/services.ts";
import { englishOf } from "#platform/intl/place.ts";
import { afterFirstPaint } from "#platform/islands/after-first-paint.ts";
import { DocumentContext } from "#platform/islands/document-context.ts";
import { speculationRules } from "#platform/islands/speculation-rules.ts";
import type { PublicSettings } from "#platform/process/server/public-settings.ts";
import { OwnPicturesContext } from "#platform/ui/own-pictures.ts";
import type { Route } from "./+types/root";
import "#platform/ui/base.css";

export function loader({ request, context }: Route.LoaderArgs): Omit<RootData, "facts"> {
  const { isLive, publicSettings, activeIds, clock } = servicesOf(context);
  const isFeedSet = publicSettings.isFeedSet || publicSettings.isPublicFeedHosted;
  const { formIds, calendarId } = activeIds();
  const page = pageAt(new URL(request.url).pathname);
  return {
    siteUrl: publicSettings.siteUrl,
    isLive: isLive(),
    page: page && { group: page.group, isHidden: page.isHidden ?? false },
    year: new Date(clock()).getUTCFullYear(),
    month: new Date(clock()).getUTCMonth() + 1,
    feedAddress: isFeedSet ? publicSettings.publicFeedUrl : undefined,
    embeds: { origin: hostedOrigin(publicSettings), formIds, calendarId },
  };
}

/** The origin of hosted forms and calendar, if it is not this site. */
const hostedOrigin = ({ embedOrigin, siteUrl }: PublicSettings) =>
  embedOrigin && embedOrigin !== new URL(siteUrl).origin ? embedOrigin : undefined;

export function Layout({ children }: { children: ReactNode }) {
  const { styles, script, developmentStyleSheets } = use(DocumentContext);
  const feedAddress = useRootData()?.feedAddress;
  const facts = useFacts();
  // Framed pages and the desk send no debug note.
  const isPublic = useMatches().some(({ id }) => id === "shell");
  return (
    <html
      lang={englishOf(facts.place.locale)}
      data-brand={facts.brand.name}
      data-feed={isPublic ? feedAddress : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <HeadLinks />
        {developmentStyleSheets.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own style sheets, named by hash in the policy */}
        {styles && <style dangerouslySetInnerHTML={{ __html: styles }} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, named by hash in the policy */}
        <script dangerouslySetInnerHTML={{ __html: afterFirstPaint(script) }} />
      </head>
      <body className="surface-paper">
        <WordsContext value={facts}>
          <OwnPicturesContext value={picturesOnPage(facts.look?.pictures ?? {}, useLocation().pathname)}>
            {children}
          </OwnPicturesContext>
        </WordsContext>
        {isPublic && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own rules, named by hash in the policy
          <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />
        )}
      </body>
    </html>
  );
}

export default Outlet;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const isAnswer = isRouteErrorResponse(error);
  const detail = isAnswer ? `${error.status} ${error.statusText}`.trim() : error instanceof Error ? error.message : "";
  return (
    <Shell>
      {isAnswer && error.status === 401 ? <SignedOutPage handedBack={error.data} /> : <ErrorPage detail={detail} />}
    </Shell>
  );
}
