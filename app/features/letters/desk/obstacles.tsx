import { deskPaths } from "#facts/desk-paths.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { lettersCopy } from "../words/desk.ts";

const copy = lettersCopy.obstacles;

type Props = { hasNoAddress: boolean; hasNoMail: boolean; isUnsigned: boolean };

/** Lists what must be set up before letters can be sent. */
export const Obstacles = ({ hasNoAddress, hasNoMail, isUnsigned }: Props) => (
  <>
    {hasNoAddress && (
      <p className="desk__warning">
        {copy.address} <GoLink href={deskPaths.factGroup("contact")}>{copy.toAddress}</GoLink>
      </p>
    )}
    {hasNoMail && (
      <p className="desk__warning">
        {copy.mail} <GoLink href={deskPaths.connection("mail")}>{copy.toMail}</GoLink>
      </p>
    )}
    {isUnsigned && !hasNoMail && <p className="quiet">{copy.unsigned}</p>}
  </>
);
