export const megabyte = 1024 * 1024;

export const inMegabytes = (bytes: number): string => `${bytes / megabyte} MB`;
