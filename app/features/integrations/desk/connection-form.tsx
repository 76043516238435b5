import { deskPaths } from "#facts/desk-paths.ts";
import { ProofField } from "#features/owner/desk/proof-field.tsx";
import { Technical } from "#platform/desk/technical.tsx";
import { type MailProviderName, mailProviderNames, mailProviders } from "#platform/mail/mail-providers.ts";
import { Button } from "#platform/ui/button.tsx";
import { Field } from "#platform/ui/field.tsx";
import { connectionsCopy, connectionCopy as copy, mailProvidersCopy } from "../words/connections.ts";
import type { Tried } from "./change-connection.ts";
import { ConnectionField } from "./connection-field.tsx";
import type { ConnectionData } from "./load-connection.ts";
import { ProviderNote } from "./mail-providers.tsx";

type Props = ConnectionData & { tried: Tried | undefined };

/** Tests and saves in one form, so that the tested values are saved. */
export function ConnectionForm(props: Props) {
  const { shown, tried, takesSecrets } = props;
  const provider = providerOf(props);
  if (provider && !takesPasswords(provider)) return <ProviderNote provider={provider} />;
  const words = connectionsCopy[shown.name];
  const usable = shown.fields.filter(({ isSecret }) => takesSecrets || !isSecret);
  const given = usable.filter((field) => field.isSetByServer).map(({ name }) => words.fields[name]?.label ?? "");
  const count = Object.keys(tried?.problems ?? {}).length + (tried?.proofProblem ? 1 : 0);
  return (
    <section className="connection__form">
      {provider && <ProviderNote provider={provider} />}
      {usable.length < shown.fields.length && <p className="connection__wrong">{copy.noSecrets}</p>}
      {given.length > 0 && <p className="quiet">{copy.setByServer(given.join(", "))}</p>}
      {count > 0 && (
        <p className="connection__wrong" role="alert">
          {copy.problems(count)}
        </p>
      )}
      {tried && !tried.isUsableTogether && <p className="connection__wrong">{copy.together}</p>}
      {tried?.found && <Result {...props} found={tried.found} />}
      <Fields {...props} provider={provider} fields={usable.filter((field) => !field.isSetByServer)} />
    </section>
  );
}

const formId = "connection";

const isSaveable = ({ shown: { fields }, takesSecrets }: Props) =>
  fields.some(({ isSetByServer }) => !isSetByServer) &&
  (takesSecrets || !fields.some(({ isSecret, isOptional }) => isSecret && !isOptional));

type FieldsProps = Props & { provider: MailProviderName | undefined; fields: ConnectionData["shown"]["fields"] };

function Fields({ fields, ...props }: FieldsProps) {
  const { shown, provider, tried, testTo, freshSecret, proof, canTest } = props;
  const { name } = shown;
  const problems = tried?.problems ?? {};
  const folds = [
    {
      words: mailProvidersCopy.server,
      names: fields.map(({ name }) => name).filter((each) => isGiven(each, provider)),
    },
    { words: copy.signing, names: signingFields },
  ].map(({ words, names }) => ({
    words,
    folded: fields.filter(({ name }) => names.includes(name) && !problems[name]),
  }));
  const isFolded = (each: (typeof fields)[number]) => folds.some(({ folded }) => folded.includes(each));
  const field = (each: (typeof fields)[number]) => (
    <ConnectionField key={each.name} shown={shown} tried={tried} field={each} provider={provider} />
  );
  return (
    <form id={formId} method="post" action={deskPaths.connection(name)} noValidate>
      {tried?.draft && <input type="hidden" name="draft" value={tried.draft} />}
      {provider && <input type="hidden" name="provider" value={provider} />}
      {fields.filter((each) => !isFolded(each)).map(field)}
      {folds.map(
        ({ words, folded }) =>
          folded.length > 0 && (
            <details key={words} className="technical">
              <summary>{words}</summary>
              <div className="connection__server">{folded.map(field)}</div>
            </details>
          ),
      )}
      {testTo !== undefined && (
        <Field id="testTo" label={copy.testTo.label} error={problems.testTo && copy.testTo.unusable}>
          {(control) => <input {...control} name="testTo" type="email" defaultValue={tried?.typed.testTo ?? testTo} />}
        </Field>
      )}
      {freshSecret && (
        <p className="quiet">
          {copy.fresh} <code className="connection__fresh">{freshSecret}</code>
        </p>
      )}
      {proof && <ProofField id="ownerKey" {...proof} problem={tried?.proofProblem} />}
      {canTest ? <p className="quiet">{connectionsCopy[name].test}</p> : <NoMailYet />}
      <div className="connection__ways">
        {canTest && (
          <Button kind="line" bare type="submit" name="intent" value="test">
            {copy.test}
          </Button>
        )}
        {isSaveable(props) && (
          <Button kind="ink" bare type="submit" name="intent" value="save">
            {copy.save}
          </Button>
        )}
      </div>
    </form>
  );
}

const NoMailYet = () => (
  <p className="quiet">
    {copy.noMailYet.text} <a href={deskPaths.connection("mail")}>{copy.noMailYet.link}</a>
  </p>
);

/** Whether the provider's preset gives this field, so that it can be hidden. */
const isGiven = (field: string, provider: MailProviderName | undefined) =>
  provider !== undefined && field in (mailProviders[provider].server ?? {});

/** Mail services sign by themselves: few owners need these. */
const signingFields = ["selector", "signingKey"];

function providerOf({ shown, provider, tried }: Props): MailProviderName | undefined {
  if (shown.name !== "mail") return undefined;
  return mailProviderNames.find((each) => each === tried?.typed.provider) ?? provider;
}

const takesPasswords = (provider: MailProviderName) =>
  provider === "other" || mailProviders[provider].server !== undefined;

function adviceFor({ shown: { name, fields } }: Props, trouble: keyof typeof copy.advice, detail = "") {
  const has = (field: string) => fields.some((each) => each.name === field);
  const isOfMail = has("security") || name === "owner-mailbox";
  if (trouble === "locked" && (has("password") || isOfMail)) return copy.wrongPassword;
  if (trouble === "wrong encryption" && !isOfMail) return copy.notEncrypted;
  const [, advice] = Object.entries(copy.certificates).find(([code]) => detail.includes(code)) ?? [];
  return advice ?? copy.advice[trouble];
}

type ResultProps = Props & { found: NonNullable<Tried["found"]> };

function Result({ found: { isHealthy, outcome, trouble, detail }, ...props }: ResultProps) {
  const advice = trouble && adviceFor(props, trouble as keyof typeof copy.advice, detail);
  return (
    <div className={isHealthy ? "connection__well" : "connection__wrong"} role={isHealthy ? "status" : "alert"}>
      <p>
        {copy.tested(outcome)} {advice} {isHealthy && copy.notSaved}
      </p>
      {isHealthy && isSaveable(props) && (
        <Button kind="ink" small bare type="submit" form={formId} name="intent" value="save">
          {copy.save}
        </Button>
      )}
      {detail && <Technical text={detail} />}
    </div>
  );
}
