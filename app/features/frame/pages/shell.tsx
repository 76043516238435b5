import { Outlet } from "react-router";
import { servicesOf } from "#platform/http/services.ts";
import { Panels } from "#platform/sections/panels.tsx";
import type { Route } from "./+types/shell";
import { Shell } from "./shell/shell.tsx";

const files = import.meta.glob<() => null>("../../*/pages/on-every-page.tsx", { eager: true, import: "OnEveryPage" });

export const loader = ({ request, context }: Route.LoaderArgs) => servicesOf(context).show("every page", request);

export default function ShellPage({ loaderData: shown }: Route.ComponentProps) {
  return (
    <Shell>
      <Outlet />
      <Panels files={files} shown={shown} />
    </Shell>
  );
}
