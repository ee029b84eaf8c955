/** Throws if the version of Node is too old, before something fails with a less clear error. */
export function assertNodeVersion(version: string): void {
  if (Number(version.split('.')[0]) >= 24) return;
  throw new Error(`Node 24 or newer is needed, this is ${version}. Start with "npm start": it brings its own Node.`);
}
