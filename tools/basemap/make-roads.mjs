// `node tools/basemap/make-roads.mjs` makes data/basemap/roads.pmtiles from data/roads/roads.json. Needs no network.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const ROOT = join(import.meta.dirname, '../..');
const TARGET = join(ROOT, 'data/basemap/roads.pmtiles');

const { makeRoadArchive } = await loadMaker();
const archive = makeRoadArchive(readFileSync(join(ROOT, 'data/roads/roads.json'), 'utf8'));
writeFileSync(TARGET, archive);
console.log(`${TARGET}: ${(archive.length / 1e6).toFixed(2)} MB`);

/** The server makes such tiles too, so the code is its; here it is bundled. @returns {Promise<typeof import('../../packages/geo/src/basemap/roads/pack-roads.ts')>} */
async function loadMaker() {
  const bundle = await rolldown({
    input: join(ROOT, 'packages/geo/src/basemap/roads/pack-roads.ts'),
    platform: 'node',
  });
  const { output } = await bundle.generate({ format: 'esm' });
  await bundle.close();
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}
