import { readFileSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { checkRooms } from './rooms/check-rooms.mjs';

const paths = await glob(['packages/*/{src,test}/**/*.{ts,tsx}'], { ignore: ['**/*.d.ts'] });
const violations = paths.sort().flatMap((path) => checkRooms(path, readFileSync(path, 'utf8')));
for (const violation of violations) console.error(violation);
if (paths.length === 0)
  console.error('no source file found: run this from the root of the project');
process.exitCode = violations.length > 0 || paths.length === 0 ? 1 : 0;
