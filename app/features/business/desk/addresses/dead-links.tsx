import { redirect } from "react-router";
import { businessPlace } from "#facts/business-place.ts";
import { deskPaths } from "#facts/desk-paths.ts";
import { useFacts } from "#facts/use-facts.ts";
import { DeskForm } from "#platform/desk/desk-form.tsx";
import { DeskHead } from "#platform/desk/desk-head.tsx";
import { deskMeta } from "#platform/desk/desk-meta.ts";
import type { RouteHandle } from "#platform/http/server/route-table.ts";
import { servicesOf } from "#platform/http/services.ts";
import { fullBusinessMoment } from "#platform/time/business-time.ts";
import { GoLink } from "#platform/ui/go-link.tsx";
import { askForLinkCheck, listDoubtfulLinks, readLinkCheck } from "../../server/queries/link-check.ts";
import { addressesCopy } from "../../words/addresses.ts";
import type { Route } from "./+types/dead-links";
import "./addresses.css";

export const handle: RouteHandle = { limit: { burst: 10, perSecond: 0.1 } };

const copy = addressesCopy.links;

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = servicesOf(context);
  const links = await listDoubtfulLinks(db);
  return {
    check: await readLinkCheck(db),
    dead: links.filter(({ state }) => state === "dead"),
    unclear: links.filter(({ state }) => state === "unclear"),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { db, clock } = servicesOf(context);
  await askForLinkCheck(db, clock());
  return redirect(deskPaths.deadLinks(), 303);
}

export const meta: Route.MetaFunction = () => deskMeta(copy.title);

export default function DeadLinks({ loaderData: { check, dead, unclear } }: Route.ComponentProps) {
  return (
    <>
      <DeskHead back={deskPaths.addresses()} backWords={addressesCopy.title} title={copy.title} lead={copy.lead}>
        {check.isRunning ? <Progress check={check} /> : <Result check={check} dead={dead.length} />}
      </DeskHead>
      {!check.isRunning && (
        <DeskForm action={deskPaths.deadLinks()} button={check.endedAt === null ? copy.begin : copy.again}></DeskForm>
      )}
      <Links title={copy.deadTitle} links={dead} />
      <Links title={copy.unclearTitle} lead={copy.unclearLead} links={unclear} />
    </>
  );
}

type Check = Route.ComponentProps["loaderData"]["check"];

const Progress = ({ check: { pages, links, checked } }: { check: Check }) => (
  <>
    <p className="st st--wait" role="status">
      {links > 0 ? copy.checked(checked, links) : copy.crawled(pages)}
    </p>
    <p>
      <GoLink href={deskPaths.deadLinks()}>{copy.reload}</GoLink>
    </p>
  </>
);

function Result({ check: { endedAt, pages, links, isCut }, dead }: { check: Check; dead: number }) {
  const place = businessPlace(useFacts());
  if (endedAt === null) return null;
  return (
    <>
      <p className={dead === 0 ? "st st--ok" : "st st--wait"}>{copy.result(dead)}</p>
      <p className="quiet">
        {copy.looked(fullBusinessMoment(endedAt, place), pages, links)} {isCut && copy.cut}
      </p>
    </>
  );
}

type Link = Route.ComponentProps["loaderData"]["dead"][number];

function Links({ title, lead, links }: { title: string; lead?: string; links: readonly Link[] }) {
  if (links.length === 0) return null;
  return (
    <section className="moved">
      <h2>{title}</h2>
      {lead && <p className="quiet">{lead}</p>}
      <ul className="moved__links">
        {links.map((link) => (
          <DeadLink key={link.address} link={link} />
        ))}
      </ul>
    </section>
  );
}

function DeadLink({ link: { address, answer, pages } }: { link: Link }) {
  const isOwn = address.startsWith("/");
  return (
    <li>
      <h3>
        <a href={address} rel={isOwn ? undefined : "noreferrer"}>
          {address}
        </a>
      </h3>
      <p className="quiet">
        {isOwn ? copy.own(answer) : copy.answer(answer)} {copy.standsOn}{" "}
        {pages.map((page, at) => (
          <span key={page}>
            {at > 0 && ", "}
            <a href={page}>{page}</a>
          </span>
        ))}
      </p>
      {isOwn && (
        <GoLink href={deskPaths.addresses({ from: address })}>
          {addressesCopy.add.title}
          <span className="vh">{addressesCopy.missed.of(address)}</span>
        </GoLink>
      )}
    </li>
  );
}
