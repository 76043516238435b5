import type { RouterContextProvider } from "react-router";
import { proofFor } from "#features/owner/desk/ask-for-proof.ts";
import { type Services, servicesOf } from "#platform/http/services.ts";
import { findMailProvider, mailProviderNames } from "#platform/mail/mail-providers.ts";
import { nameOf } from "./change-connection.ts";

type Asked = { request: Request; params: { name: string }; context: Readonly<RouterContextProvider> };

export type ConnectionData = Awaited<ReturnType<typeof loadConnection>>;

export async function loadConnection({ request, params, context }: Asked) {
  const { connections, publicSettings, show } = servicesOf(context);
  const name = nameOf({ params, context });
  const { searchParams } = new URL(request.url);
  const shown = withAddress(await connections.read(name), connections.ownersAddress());
  const chosen = mailProviderNames.find((each) => each === searchParams.get("provider"));
  const current = shown.values.host ? findMailProvider(shown.values.host) : undefined;
  const isMail = name === "mail";
  const isSaved = searchParams.get("flash") === "saved";
  return {
    shown,
    provider: isMail ? (chosen ?? current) : undefined,
    takesSecrets: connections.takesSecrets,
    proof: await proofFor({ request, context }),
    testTo: isMail ? connections.ownersAddress() : undefined,
    mailsComeFrom: isMail ? connections.sender() : undefined,
    sender: isMail && searchParams.has("records") ? await connections.judgeSendingDomain() : undefined,
    freshSecret: name === "signing" ? connections.makeSigningSecret() : undefined,
    /** A mailbox can be tested once mails can be sent. */
    canTest: name !== "owner-mailbox" || publicSettings.isMailSet,
    isSaved,
    next: isSaved ? await show("next step", request) : undefined,
  };
}

type Shown = Awaited<ReturnType<Services["connections"]["read"]>>;

/** Prefills an empty mailbox with the address on the site. */
const withAddress = (shown: Shown, address: string): Shown =>
  shown.name === "owner-mailbox" && !shown.isStored ? { ...shown, values: { address } } : shown;
