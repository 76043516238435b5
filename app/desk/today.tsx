import { deskCopy } from "#app/copy/desk.ts";

export default function Today() {
  return <h1 className="h2">{deskCopy.today}</h1>;
}
