import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from '../tools/build/prepare.mjs';
import { coldPlanner } from './cold-planner.mjs';
import { community } from './community.mjs';
import { estimate } from './estimate.mjs';
import { forum } from './forum.mjs';
import { firstPage } from './first-page.mjs';
import { lighthouseScores } from './lighthouse.mjs';
import { listTrips } from './list-trips.mjs';
import { map } from './map.mjs';
import { merge } from './merge.mjs';
import { operations } from './operations.mjs';
import { optimise } from './optimise.mjs';
import { optimiseGenerated } from './optimise-generated.mjs';
import { pages } from './pages.mjs';
import { placeField } from './place-field.mjs';
import { placeSearch } from './place-search.mjs';
import { planner } from './planner.mjs';
import { plannerDomain } from './planner-domain.mjs';
import { plannerPage } from './planner-page.mjs';
import { print } from './print.mjs';
import { saveTrip } from './save-trip.mjs';
import { secondStart } from './second-start.mjs';
import { sessionEndpoint } from './session-endpoint.mjs';
import { tripLoad } from './trip-load.mjs';
import { valhalla } from './valhalla.mjs';

/** @type {Readonly<Record<string, () => Promise<boolean>>>} each prints its table and says whether its limits hold */
const BENCHES = {
  'session-endpoint': sessionEndpoint,
  'first-page': firstPage,
  lighthouse: lighthouseScores,
  optimise,
  'optimise-generated': optimiseGenerated,
  operations,
  'cold-planner': coldPlanner,
  planner,
  'planner-page': plannerPage,
  'planner-domain': plannerDomain,
  merge,
  'save-trip': saveTrip,
  'trip-load': tripLoad,
  'list-trips': listTrips,
  print,
  community,
  forum,
  pages,
  'second-start': secondStart,
  map,
  'place-search': placeSearch,
  'place-field': placeField,
  estimate,
  valhalla,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(
    `No such bench: ${unknown.join(', ')}. There are: ${Object.keys(BENCHES).join(', ')}.`,
  );
  process.exit(2);
}

await prepare(join(fileURLToPath(import.meta.url), '../..'));
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n${name}`);
  if (!(await bench())) process.exitCode = 1;
}
