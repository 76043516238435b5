/** Preloaded into a site: its machine's clock is five minutes ahead. */
const aheadMs = 5 * 60 * 1000;
const machineNow = Date.now;
Date.now = () => machineNow() + aheadMs;
