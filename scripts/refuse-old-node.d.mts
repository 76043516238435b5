export function isTooOld(version: string): boolean;
export function refuseOldNode(): void;
