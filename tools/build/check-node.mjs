/** Exits with one sentence if Node is too old. */
export function checkNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Fahrtwind braucht Node 20.19 oder neuer, hier läuft Node ${version}.`);
  process.exit(1);
}
