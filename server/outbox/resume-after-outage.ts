/** So many failures in a row and nobody is there; fewer are a message's own trouble. */
const minFailures = 3;

/**
 * Tells whether an attempt that got through says that its destination is there again: it is the first after several that
 * failed, or it had failed several times itself.
 */
export function makeReturnDetector() {
  let failures = 0;
  return ({ isDelivered, attemptsBefore }: { isDelivered: boolean; attemptsBefore: number }): boolean => {
    const isReturn = isDelivered && Math.max(failures, attemptsBefore) >= minFailures;
    failures = isDelivered ? 0 : failures + 1;
    return isReturn;
  };
}
