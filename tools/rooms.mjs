import { readFileSync } from 'node:fs';
import { glob } from 'tinyglobby';
import { checkRooms } from './rooms/check-rooms.mjs';
import { drawFloors } from './rooms/picture.mjs';

const isCheck = process.argv.includes('--check');

const paths = await glob(['packages/*/{src,test}/**/*.{ts,tsx}'], { ignore: ['**/*.d.ts'] });
const sources = new Map(paths.sort().map((path) => [path, readFileSync(path, 'utf8')]));
const floors = drawFloors(sources);
if (!isCheck) for (const floor of floors) printFloor(floor);

const cycles = floors.flatMap(({ folder, cycles: found }) =>
  found.map((cycle) => `${folder}: ${cycle.join(', ')} import each other in a circle`),
);
const violations = [...sources].flatMap(([path, source]) => checkRooms(path, source));
for (const line of [...violations, ...cycles]) console.error(line);
if (paths.length === 0)
  console.error('no source file found: run this from the root of the project');
if (!isCheck) console.log(`\ncycles: ${cycles.length}, forbidden imports: ${violations.length}`);
process.exitCode = violations.length + cycles.length > 0 || paths.length === 0 ? 1 : 0;

/** @param {import('./rooms/picture.mjs').Floor} floor */
function printFloor({ folder, rooms, arrows }) {
  const folders = [...rooms].filter(([name]) => !/\.tsx?$/.test(name));
  if (folders.length < 2) return;
  console.log(`\n${folder}`);
  for (const [name, { files, lines }] of folders) {
    const to = arrows.filter(([from, target]) => from === name && rooms.has(target));
    const targets = to.map(([, target]) => target).filter((target) => !/\.tsx?$/.test(target));
    const size = `${String(files).padStart(5)} files ${String(lines).padStart(6)} lines`;
    console.log(
      `  ${name.padEnd(18)}${size}${targets.length > 0 ? `  → ${targets.join(' ')}` : ''}`,
    );
  }
}
