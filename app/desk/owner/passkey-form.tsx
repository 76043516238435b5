import { deskCopy } from "#app/copy/desk/desk.ts";
import { deskPaths } from "#app/desk-paths.ts";
import { Island } from "#app/islands/island.tsx";
import PasskeyIsland from "#app/islands/passkey/passkey.island.tsx";
import "./passkey.css";

const copy = deskCopy.signIn;

export const PasskeyForm = ({ next, isRefused }: { next: string | undefined; isRefused: boolean }) => (
  <form method="post" action={deskPaths.signIn(next)}>
    <Island
      name="passkey"
      of={PasskeyIsland}
      props={{ purpose: "sign-in", label: copy.withPasskey, submits: true }}
      groups={[]}
    />
    {isRefused && (
      <p className="field__wrong" role="alert">
        {copy.refused}
      </p>
    )}
  </form>
);
