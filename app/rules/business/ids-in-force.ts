type Ids = Record<string, string | undefined>;

type Given<FormIds, Documents> = { formIds: FormIds; calendarId: string; documentUrls: Documents };
type OnDesk = { formIds: Ids; calendarId: string; documents: Ids };

const filledIn = (ids: Ids) => Object.fromEntries(Object.entries(ids).filter(([, id]) => id));

/** The hosted forms, calendar and documents: those named on the desk, else those of the settings, else our own. */
export const idsInForce = <FormIds extends Ids, Documents extends Ids>(
  settings: Given<FormIds, Documents>,
  onDesk: OnDesk,
): Given<FormIds, Documents> => ({
  formIds: { ...settings.formIds, ...filledIn(onDesk.formIds) },
  calendarId: onDesk.calendarId || settings.calendarId,
  documentUrls: { ...settings.documentUrls, ...filledIn(onDesk.documents) },
});
