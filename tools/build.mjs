import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkNode } from './build/check-node.mjs';
import { prepare } from './build/prepare.mjs';

checkNode();
const root = join(dirname(fileURLToPath(import.meta.url)), '..');

try {
  await prepare(root);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
