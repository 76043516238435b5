/** A mail as it waits in the outbox. */
export type Mail = {
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** An appointment, for the reader's calendar program. */
  appointment?: { method: string; content: string };
  /** Where one post stops such mails. */
  unsubscribe?: string;
};

export const readMail = (body: string) => JSON.parse(body) as Mail;
