import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadModule } from './load-module.mjs';
import { table } from './table.mjs';

const OVERHEAD_LIMIT = 0.1;
const PAIRS = 60;
const RUNS = 20;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {import('../packages/geo/src/ports.ts').Coordinates} Coordinates */
/** @typedef {import('../packages/geo/src/route-planners/engines/valhalla-package.ts').ValhallaActor} Actor */
/** @typedef {import('../packages/geo/src/ports.ts').RoutePlanner} RoutePlanner */
/** @typedef {{ from: Coordinates, to: Coordinates }} Pair */

/**
 * Routes planned through our port, compared with the same requests to the engine itself, on a generated street grid
 * or, with REGION_PBF=FILE.osm.pbf, on a real region. Downloads the engine (280 MB) into the data folder if it is
 * missing.
 */
export async function valhalla() {
  const folder = mkdtempSync(join(tmpdir(), 'fahrtwind-bench-'));
  try {
    const engineFolder = process.env.VALHALLA_DIR ?? join(ROOT, '.data/valhalla');
    /** @type {typeof import('../packages/geo/src/regions/install-valhalla.ts')} */
    const { installValhalla } = await loadModule('packages/geo/src/regions/install-valhalla.ts');
    await installValhalla(engineFolder);
    const net = await makeNet(folder);
    const { actor, planner } = await startEngine(engineFolder, folder, net);
    return await compare(actor, planner, await routablePairs(actor, net));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * A town of 100 by 100 streets, or the given map.
 *
 * @param {string} folder
 * @returns {Promise<{ map: string, box: import('../packages/geo/src/ports.ts').BoundingBox }>}
 */
async function makeNet(folder) {
  const given = process.env.REGION_PBF;
  if (given && existsSync(given)) {
    /** @type {typeof import('../packages/geo/src/regions/pbf/check-map-file.ts')} */
    const { checkMapFile } = await loadModule('packages/geo/src/regions/pbf/check-map-file.ts');
    const { box } = await checkMapFile(given);
    return { map: given, box: box ?? { west: -180, south: -90, east: 180, north: 90 } };
  }
  /** @type {typeof import('../packages/geo/src/regions/testing/write-osm-pbf.ts')} */
  const { writeOsmPbf } = await loadModule('packages/geo/src/regions/testing/write-osm-pbf.ts');
  const size = 100;
  const lines = Array.from({ length: size }, (_, index) => index);
  const nodes = lines.flatMap((row) =>
    lines.map((column) => ({
      id: row * size + column + 1,
      lat: 48 + row / 200 + Math.sin(column) / 2000,
      lng: 8 + column / 150 + Math.cos(row) / 2000,
    })),
  );
  const ways = lines.flatMap((line) => [
    { id: 2 * line + 1, refs: lines.map((at) => line * size + at + 1), tags: street(line) },
    { id: 2 * line + 2, refs: lines.map((at) => at * size + line + 1), tags: street(line) },
  ]);
  const map = join(folder, 'net.osm.pbf');
  writeFileSync(map, writeOsmPbf({ nodes, ways }));
  return { map, box: { west: 8, south: 48, east: 8.65, north: 48.5 } };
}

/** @param {number} line */
function street(line) {
  return { highway: line % 10 === 0 ? 'primary' : 'residential', name: `Straße ${line}` };
}

/**
 * @param {string} engineFolder
 * @param {string} folder
 * @param {Awaited<ReturnType<typeof makeNet>>} net
 */
async function startEngine(engineFolder, folder, { map, box }) {
  /** @type {typeof import('../packages/geo/src/route-planners/engines/valhalla-package.ts')} */
  const { openValhalla, tileBuilder } = await loadModule(
    'packages/geo/src/route-planners/engines/valhalla-package.ts',
  );
  /** @type {typeof import('../packages/geo/src/route-planners/engines/valhalla-config.ts')} */
  const { valhallaConfig } = await loadModule(
    'packages/geo/src/route-planners/engines/valhalla-config.ts',
  );
  /** @type {typeof import('../packages/geo/src/route-planners/engines/valhalla-local.ts')} */
  const { createLocalValhalla } = await loadModule(
    'packages/geo/src/route-planners/engines/valhalla-local.ts',
  );
  /** @type {typeof import('../packages/geo/src/route-planners/engine-planner.ts')} */
  const { createEnginePlanner } = await loadModule(
    'packages/geo/src/route-planners/engine-planner.ts',
  );
  const config = valhallaConfig(join(folder, 'tiles'), 1);
  mkdirSync(join(folder, 'tiles'));
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  execFileSync(tileBuilder(engineFolder), ['-c', join(folder, 'config.json'), map], {
    cwd: folder,
    stdio: 'ignore',
  });
  const actor = openValhalla(engineFolder, config);
  const engine = createLocalValhalla(actor, { identity: 'bench', box });
  /** @type {RoutePlanner} */
  const never = { route: () => Promise.reject(), matrix: () => Promise.reject() };
  return { actor, planner: createEnginePlanner({ engine, estimate: never, cache: null }) };
}

/** The request that our adapter sends. @param {Pair} pair */
function questionOf({ from, to }) {
  return JSON.stringify({
    locations: [from, to].map(({ lat, lng }) => ({ lat, lon: lng })),
    costing: 'auto',
    units: 'kilometers',
    directions_type: 'maneuvers',
  });
}

/**
 * @param {Actor} actor
 * @param {Awaited<ReturnType<typeof makeNet>>} net
 */
async function routablePairs(actor, { box }) {
  /** @type {Pair[]} */
  const pairs = [];
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const point = () => ({
    lat: box.south + (box.north - box.south) * random(),
    lng: box.west + (box.east - box.west) * random(),
  });
  for (let tries = 0; pairs.length < PAIRS && tries < PAIRS * 50; tries += 1) {
    const pair = { from: point(), to: point() };
    const isRoutable = await actor.route(questionOf(pair)).then(
      () => true,
      () => false,
    );
    if (isRoutable) pairs.push(pair);
  }
  return pairs;
}

/**
 * @param {Actor} actor
 * @param {RoutePlanner} planner
 * @param {readonly Pair[]} pairs
 */
async function compare(actor, planner, pairs) {
  const direct = async (/** @type {Pair} */ pair) => {
    JSON.parse(await actor.route(questionOf(pair)));
  };
  const ours = async (/** @type {Pair} */ { from, to }) => {
    const common = { routeProfile: /** @type {const} */ ('driving'), toll: true };
    const stops = [
      { ...from, ...common, cityId: 'from' },
      { ...to, ...common, cityId: 'to' },
    ];
    await planner.route({ stops });
  };
  let [theirs, own] = [0, 0];
  for (const pair of pairs) {
    /** @type {{ direct: number[], ours: number[] }} */
    const times = { direct: [], ours: [] };
    // They take turns, and the best time of each counts: other load only ever adds time.
    for (let run = 0; run < RUNS; run += 1) {
      times.direct.push(await timeOf(pair, direct));
      times.ours.push(await timeOf(pair, ours));
    }
    theirs += Math.min(...times.direct) / pairs.length;
    own += Math.min(...times.ours) / pairs.length;
  }
  const overhead = own / theirs - 1;
  console.log(
    table([
      ['a route', 'mean'],
      ['the engine itself', `${theirs.toFixed(2)} ms`],
      ['through the port', `${own.toFixed(2)} ms`],
      ['overhead', `${(overhead * 100).toFixed(1)} %`],
    ]),
  );
  console.log(`limit: ${OVERHEAD_LIMIT * 100} % over ${pairs.length} routes, processor time`);
  return overhead <= OVERHEAD_LIMIT;
}

/**
 * Milliseconds of processor time for one route.
 *
 * @param {Pair} pair
 * @param {(pair: Pair) => Promise<void>} run
 */
async function timeOf(pair, run) {
  const start = process.cpuUsage();
  await run(pair);
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
