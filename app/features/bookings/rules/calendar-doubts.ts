/** Why a calendar may take other hours than is known. */
export type Doubts = {
  /** Appointments that could not be read, or not wholly. */
  unread: number;
  /** Appointments in a time zone that nothing tells about, and the first such zone. */
  unknownZones: number;
  unknownZone: string;
};

export const noDoubts: Doubts = { unread: 0, unknownZones: 0, unknownZone: "" };
