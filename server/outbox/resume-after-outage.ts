/** This many failures in a row are an outage; fewer are the delivery's own. */
const minFailures = 3;

/**
 * Detects the end of an outage: the first success after several failures, or of a delivery that had failed several
 * times.
 */
export function makeOutageDetector() {
  let failures = 0;
  return ({ isDelivered, attemptsBefore }: { isDelivered: boolean; attemptsBefore: number }): boolean => {
    const endsOutage = isDelivered && Math.max(failures, attemptsBefore) >= minFailures;
    failures = isDelivered ? 0 : failures + 1;
    return endsOutage;
  };
}
