import { Outlet } from "react-router";
import { Shell } from "#app/sections/shell.tsx";

/** Bar, page and footer: everything a visitor sees but the frames. */
export default function ShellPage() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
