import { deskPaths } from "#facts/desk-paths.ts";
import { type MailProviderName, mailProviderNames } from "#platform/mail/mail-providers.ts";
import { mailProvidersCopy as copy } from "../words/connections.ts";

/** Asks first for the provider. Links, so that it works without JavaScript. */
export const MailProviders = () => (
  <section className="providers" aria-labelledby="providers">
    <h2 id="providers">{copy.title}</h2>
    <p className="quiet">{copy.text}</p>
    <ul>
      {mailProviderNames.map((provider) => (
        <li key={provider}>
          <a href={deskPaths.connection("mail", { provider })}>{copy.providers[provider].name}</a>
        </li>
      ))}
    </ul>
  </section>
);

/** Notes on this provider, above its form. */
export function ProviderNote({ provider }: { provider: MailProviderName }) {
  const { name, text, help } = copy.providers[provider];
  return (
    <div className="provider">
      <h2>{name}</h2>
      <p>{text}</p>
      {help && (
        <p>
          <a href={help} rel="noreferrer">
            {copy.help(name)}
          </a>
        </p>
      )}
      <details className="technical">
        <summary>{copy.choose}</summary>
        <ul>
          {mailProviderNames
            .filter((each) => each !== provider)
            .map((each) => (
              <li key={each}>
                <a href={deskPaths.connection("mail", { provider: each })}>{copy.providers[each].name}</a>
              </li>
            ))}
        </ul>
      </details>
    </div>
  );
}
