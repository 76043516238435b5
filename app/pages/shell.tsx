import { Outlet } from "react-router";
import { Shell } from "#app/sections/shell.tsx";

export default function ShellPage() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  );
}
