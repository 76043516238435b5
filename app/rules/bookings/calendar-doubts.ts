/** Appointments of a calendar that may take other hours than is known. */
export type Doubts = {
  /** Those that could not be read, or not wholly. */
  unread: number;
  /** Those in a time zone that nothing tells about, and the first such zone. */
  unknownZones: number;
  unknownZone: string;
};

export const noDoubts: Doubts = { unread: 0, unknownZones: 0, unknownZone: "" };
