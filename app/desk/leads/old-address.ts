import { redirect } from "react-router";
import type { Route } from "./+types/old-address";

/** The pages about people were called leads before: their addresses lead on for good, with what was asked or posted. */
const leadOn = ({ request }: Route.LoaderArgs | Route.ActionArgs) => {
  const { pathname, search } = new URL(request.url);
  const now = pathname.replace("/desk/leads", "/desk/people").replace(/\/export$/, "/download");
  return redirect(now + search, 308);
};

export const loader = leadOn;
export const action = leadOn;
