type Ids = Record<string, string | undefined>;

type Given<FormIds, Documents> = { formIds: FormIds; calendarId: string; documentUrls: Documents };
type OnDesk = { formIds: Ids; calendarId: string; documents: Ids };

const filledIn = (ids: Ids) => Object.fromEntries(Object.entries(ids).filter(([, id]) => id));

/** Ids of hosted forms, calendar and documents: from the desk, else the settings, else built in. */
export const activeIds = <FormIds extends Ids, Documents extends Ids>(
  settings: Given<FormIds, Documents>,
  onDesk: OnDesk,
): Given<FormIds, Documents> => ({
  formIds: { ...settings.formIds, ...filledIn(onDesk.formIds) },
  calendarId: onDesk.calendarId || settings.calendarId,
  documentUrls: { ...settings.documentUrls, ...filledIn(onDesk.documents) },
});
