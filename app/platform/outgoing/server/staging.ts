let isStaging = false;

/** From now on nothing leaves this process, whatever asks for it; reading stays possible. */
export function sendNothing() {
  isStaging = true;
}

export const stagingReason = "a staging copy sends nothing";

const reading = ["GET", "PROPFIND", "REPORT"];

/** Whether a request or a mail (`SMTP`) may leave. */
export const mayLeave = (method: string): boolean => !isStaging || reading.includes(method);
