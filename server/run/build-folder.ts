export const buildFolder = new URL("../../build/", import.meta.url);
