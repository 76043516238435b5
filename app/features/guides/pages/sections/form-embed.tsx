import { type FormName, isLeadForm } from "#facts/forms.ts";
import { paths } from "#facts/paths.ts";
import { useEmbeds } from "#facts/root-data.ts";
import { formPlaces, guidePlaces } from "#features/leads/pages/lead-form/form-places.ts";
import "./hosted.css";

type Props = {
  form: FormName;
  name: string;
  /** The session that is asked for; the ordinary one without it. */
  kind?: string | undefined;
};

/**
 * A form in an iframe, built-in or hosted, with the attributes that providers' scripts look for. It is far below the
 * first view, so it loads lazily.
 */
export function FormEmbed({ form, name, kind }: Props) {
  const { origin, formIds } = useEmbeds();
  const id = formIds[form] ?? form;
  const { tag, heightPx } = formPlaces[form];
  return (
    <>
      <iframe
        className="hosted"
        src={(origin ?? "") + paths.formWidget(id, kind)}
        title={name}
        height={heightPx}
        loading="lazy"
        id={`inline-${id}`}
        data-layout="{'id':'INLINE'}"
        data-trigger-type="alwaysShow"
        data-trigger-value=""
        data-activation-type="alwaysActivated"
        data-activation-value=""
        data-deactivation-type="neverDeactivate"
        data-deactivation-value=""
        data-form-name={name}
        data-tag={tag}
        data-height={heightPx}
        data-layout-iframe-id={`inline-${id}`}
        data-form-id={id}
        data-built-in={origin && paths.formWidget(form)}
        data-next={isLeadForm(form) ? guidePlaces[form].thanks : undefined}
      />
      {!origin && <script src={paths.formEmbedScript()} async />}
    </>
  );
}
