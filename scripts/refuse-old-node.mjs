// Plain JavaScript without dependencies, for any Node from 20 on.
const [oldestMajor, oldestMinor] = [22, 18];

export function isTooOld(version) {
  const [major, minor] = version.split(".").map(Number);
  return major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
}

/** Ends the process with one sentence if this Node cannot run the site. */
export function refuseOldNode() {
  const { node } = process.versions;
  if (!isTooOld(node)) return;
  const needed = `Node 24, or at least ${oldestMajor}.${oldestMinor}`;
  process.stderr.write(`The site needs ${needed}, and this is ${node}: install it from https://nodejs.org\n`);
  process.exit(1);
}
