/** Leaves with one sentence on a Node that is too old for Fahrtwind. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(
    `Fahrtwind braucht Node 20.19 oder neuer, hier läuft Node ${process.versions.node}.`,
  );
  process.exit(1);
}
