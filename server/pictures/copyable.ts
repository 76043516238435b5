const maxAddress = 8 * 1024 * 1024;

/** Whether an address is that of a picture not yet ours. */
export const copyable = (address: string): boolean =>
  address !== "" && address.length <= maxAddress && !/^\/(?:pictures|media)\//.test(address);
