import { deskCopy } from "#platform/desk/words/desk.ts";

/** Beside every field for the key: password managers keep the key under this name. It is not sent. */
export const OwnerName = () => (
  <input type="text" value={deskCopy.signIn.userName} autoComplete="username" readOnly hidden />
);
