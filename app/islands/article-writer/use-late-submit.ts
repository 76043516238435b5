import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from "react";
import type { Uploaded } from "./upload-picture.ts";

/** Submits a form again after a running save and uploads have ended, with the picture that they brought. */
export function useLateSubmit(form: RefObject<HTMLFormElement | null>) {
  const uploads = useRef(new Set<Promise<Uploaded>>());
  const [submitter, setSubmitter] = useState<HTMLElement | null>();
  // An effect, because the fields must first have the changes of the uploads.
  useEffect(() => {
    if (submitter !== undefined) form.current?.requestSubmit(submitter);
  }, [submitter, form]);

  return {
    isUploading: () => uploads.current.size > 0,
    track(upload: Promise<Uploaded>) {
      uploads.current.add(upload);
      void upload.finally(() => uploads.current.delete(upload));
      return upload;
    },
    /** Resolves to false if a picture was refused: the form then stays and shows that. */
    async submitAfter(saving: Promise<void>, { nativeEvent }: SubmitEvent<HTMLFormElement>): Promise<boolean> {
      const [outcomes] = await Promise.all([Promise.all(uploads.current), saving]);
      if (outcomes.some(({ kind }) => kind === "refused")) return false;
      setSubmitter((nativeEvent as globalThis.SubmitEvent).submitter);
      return true;
    },
  };
}
