import { data, redirect } from "react-router";
import { deskCopy } from "#app/copy/desk/desk.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { paths } from "#app/paths.ts";
import { readDeskReturn } from "#app/rules/owner/desk-return.ts";
import { isOwner, privateHeaders, sessionCookie } from "#app/sections/owner-session.ts";
import { readFields } from "#app/sections/read-fields.ts";
import { useFacts } from "#app/sections/use-facts.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Seal } from "#app/ui/seal.tsx";
import { servicesOf } from "#server/services.ts";
import type { Route } from "./+types/sign-in";
import "#app/desk/frame/desk-colours.css";
import "#app/ui/buttons.css";
import "#app/ui/fields.css";
import "#app/ui/seal.css";
import { OwnerName } from "./owner-name.tsx";
import "./sign-in.css";

export const handle = { personal: true, acceptsOwnerKey: true, limit: { burst: 20, perSecond: 0.1 } } as const;
export const headers: Route.HeadersFunction = () => privateHeaders;

const nextOf = (request: Request) => readDeskReturn(new URL(request.url).searchParams.get("next"));

export async function loader(args: Route.LoaderArgs) {
  const next = nextOf(args.request) ?? deskPaths.today();
  if (await isOwner(args)) throw redirect(next, { status: 303, headers: privateHeaders });
  return { next: nextOf(args.request) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const key = await readKey(request);
  const { owner } = servicesOf(context);
  const token = key && (await owner.signIn(key));
  if (!token) return data({ problem: key ? "wrong" : "missing" } as const, { status: key ? 401 : 422 });
  return redirect(nextOf(request) ?? deskPaths.today(), {
    status: 303,
    headers: { "Set-Cookie": sessionCookie(request, token, owner.sessionSeconds), ...privateHeaders },
  });
}

async function readKey(request: Request): Promise<string> {
  const { key = "" } = await readFields(request);
  return key.trim().slice(0, 200);
}

export const meta: Route.MetaFunction = () => [
  { title: deskCopy.signIn.title },
  { name: "robots", content: "noindex, nofollow" },
];

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const copy = deskCopy.signIn;
  const { brand } = useFacts();
  return (
    <main className="sign-in" id="main">
      <a href={paths.home()} aria-label={brand.name}>
        <Seal />
      </a>
      <h1>{copy.title}</h1>
      <p className="quiet">{copy.text}</p>
      <form method="post" action={deskPaths.signIn(loaderData.next)} noValidate>
        <OwnerName />
        <Field id="key" label={copy.key} error={actionData && copy[actionData.problem]}>
          {(control) => <input {...control} name="key" type="password" autoComplete="current-password" />}
        </Field>
        <Button kind="ink" type="submit">
          {copy.button}
        </Button>
      </form>
    </main>
  );
}
