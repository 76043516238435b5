import type { RouterContextProvider } from "react-router";
import { findMailProvider, mailProviderNames } from "#app/rules/mail/mail-providers.ts";
import { readSessionToken } from "#app/sections/owner-session.ts";
import { servicesOf } from "#server/services.ts";
import { nameOf } from "./change-connection.ts";

type Asked = { request: Request; params: { name: string }; context: Readonly<RouterContextProvider> };

export type ConnectionData = Awaited<ReturnType<typeof loadConnection>>;

export async function loadConnection({ request, params, context }: Asked) {
  const { connections, owner } = servicesOf(context);
  const name = nameOf(params);
  const { searchParams } = new URL(request.url);
  const shown = await connections.read(name);
  const chosen = mailProviderNames.find((each) => each === searchParams.get("provider"));
  const current = shown.values.host ? findMailProvider(shown.values.host) : undefined;
  const isMail = name === "mail";
  return {
    shown,
    provider: isMail ? (chosen ?? current) : undefined,
    takesSecrets: connections.takesSecrets,
    asksForKey: !(await owner.hasShownKey(readSessionToken(request) ?? "")),
    testTo: isMail ? connections.testTo() : undefined,
    sender: isMail && searchParams.has("records") ? await connections.judgeSender() : undefined,
    freshSecret: name === "signing" ? connections.makeSigningSecret() : undefined,
    isSaved: searchParams.get("said") === "saved",
  };
}
