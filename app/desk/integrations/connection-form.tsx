import { connectionsCopy, connectionCopy as copy } from "#app/copy/desk/connections.ts";
import { Technical } from "#app/desk/frame/technical.tsx";
import { deskPaths } from "#app/desk-paths.ts";
import { type MailProviderName, mailProviderNames, mailProviders } from "#app/rules/mail/mail-providers.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { Tried } from "./change-connection.ts";
import type { ConnectionData } from "./connection.tsx";
import { ConnectionField } from "./connection-field.tsx";
import { ProviderNote } from "./mail-providers.tsx";
import { OwnerKeyField } from "./owner-key-field.tsx";

type Props = ConnectionData & { tried: Tried | undefined };

/** Test and save in one form: what was tested is what is saved. */
export function ConnectionForm(props: Props) {
  const { shown, takesSecrets, asksForKey, testTo, tried } = props;
  const provider = providerOf(props);
  if (provider && !takesPasswords(provider)) return <ProviderNote provider={provider} />;
  const { name, fields } = shown;
  const words = connectionsCopy[name];
  const problems = tried?.problems ?? {};
  const usable = fields.filter(({ isSecret }) => takesSecrets || !isSecret);
  const [entered, given] = [
    usable.filter((field) => !field.isSetByServer),
    usable.filter((field) => field.isSetByServer),
  ];
  const isSaveable =
    entered.length > 0 && (takesSecrets || !fields.some((field) => field.isSecret && !field.isOptional));
  const count = Object.keys(problems).length;
  return (
    <section className="connection__form">
      {provider && <ProviderNote provider={provider} />}
      {!takesSecrets && fields.some(({ isSecret }) => isSecret) && (
        <p className="connection__wrong">{copy.noSecrets}</p>
      )}
      {[...new Set(given.map((field) => words.fields[field.name]?.label ?? ""))].map((label) => (
        <p key={label} className="quiet">
          {copy.setByServer(label)}
        </p>
      ))}
      {count > 0 && (
        <p className="connection__wrong" role="alert">
          {copy.problems(count)}
        </p>
      )}
      {tried && !tried.isUsableTogether && <p className="connection__wrong">{copy.together}</p>}
      {tried?.found && <Result found={tried.found} />}
      <form method="post" action={deskPaths.connection(name)} noValidate>
        {tried?.draft && <input type="hidden" name="draft" value={tried.draft} />}
        {provider && <input type="hidden" name="provider" value={provider} />}
        {entered.map((field) => (
          <ConnectionField key={field.name} {...props} field={field} provider={provider} />
        ))}
        {testTo !== undefined && (
          <Field id="testTo" label={copy.testTo.label} error={problems.testTo && copy.testTo.unusable}>
            {(control) => (
              <input {...control} name="testTo" type="email" defaultValue={tried?.typed.testTo ?? testTo} />
            )}
          </Field>
        )}
        {asksForKey && <OwnerKeyField id="ownerKey" problem={problems.ownerKey} />}
        <p className="quiet">{words.test}</p>
        <div className="connection__ways">
          <Button kind="line" bare type="submit" name="intent" value="test">
            {copy.test}
          </Button>
          {isSaveable && (
            <Button kind="ink" bare type="submit" name="intent" value="save">
              {copy.save}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

function providerOf({ shown, provider, tried }: Props): MailProviderName | undefined {
  if (shown.name !== "mail") return undefined;
  return mailProviderNames.find((each) => each === tried?.typed.provider) ?? provider;
}

const takesPasswords = (provider: MailProviderName) =>
  provider === "other" || mailProviders[provider].server !== undefined;

function Result({ found: { isHealthy, outcome, trouble, detail } }: { found: NonNullable<Tried["found"]> }) {
  const advice = trouble && copy.advice[trouble as keyof typeof copy.advice];
  return (
    <div className={isHealthy ? "connection__well" : "connection__wrong"} role={isHealthy ? "status" : "alert"}>
      <p>
        {copy.tested(outcome)} {advice} {isHealthy && copy.notSaved}
      </p>
      {detail && <Technical text={detail} />}
    </div>
  );
}
