export const mailboxPaths = { replies: () => "/desk/sent-messages/replies" };
