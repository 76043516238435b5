import { RouterContextProvider, type ServerBuild } from "react-router";
import type { factsContext, networkContext, revalidationContext, Services, servicesContext } from "../services.ts";
import type { RenderMore } from "./exchange.ts";
import type { RouteTable } from "./route-table.ts";
import type { Header, Policies } from "./security-headers.ts";
import type { StaticFiles } from "./static-files.ts";

type Contexts = {
  servicesContext: typeof servicesContext;
  revalidationContext: typeof revalidationContext;
  networkContext: typeof networkContext;
  factsContext: typeof factsContext;
};

export type Build = ServerBuild & {
  entry: { module: Contexts & { drawOwnerBar: (path: string, ours: number) => string } };
};

/** The source of pages: the build or, in development, the source files. */
export type PageSource = {
  policies: Policies;
  commonHeaders: Header[];
  routes: RouteTable;
  /** The paths of pages that are rendered before anybody asks for them. */
  preparedPaths: readonly string[];
  files: StaticFiles;
  readStyleSheet: (address: string) => string;
  /** A cached page of another version is rendered anew. */
  version: () => number;
  load: () => Promise<Build>;
  respond: (build: Build, request: Request, context: RouterContextProvider) => Promise<Response>;
};

/** The context of loaders and actions, in the build's own terms. */
export function makeContext({ entry }: Build, services: Services, { revalidation, network, facts }: RenderMore = {}) {
  const context = new RouterContextProvider();
  context.set(entry.module.servicesContext, services);
  context.set(entry.module.revalidationContext, revalidation);
  context.set(entry.module.networkContext, network);
  context.set(entry.module.factsContext, facts);
  return context;
}
