/** A mail as it waits in the outbox. */
export type Mail = {
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
};

export const readMail = (body: string) => JSON.parse(body) as Mail;
