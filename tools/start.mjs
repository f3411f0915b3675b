import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { checkNode } from './build/check-node.mjs';
import { prepare } from './build/prepare.mjs';

// Runs on a fresh clone: until the dependencies are installed, only Node's own modules may be imported.

checkNode();
const root = join(dirname(fileURLToPath(import.meta.url)), '..');

try {
  await prepare(root);
} catch (error) {
  console.error(describe(error));
  process.exit(1);
}
process.env.NODE_ENV ??= 'production';
// In the same process, so that signals and exit codes are the server's own.
await import(pathToFileURL(join(root, 'dist/server/main.js')).href);

/** @param {unknown} error */
function describe(error) {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ENOSPC' || /ENOSPC/.test(String(error))) {
    return 'Der Datenträger ist voll: schaffe Platz und starte noch einmal.';
  }
  return error instanceof Error ? error.message : String(error);
}
