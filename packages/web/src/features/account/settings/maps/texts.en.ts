import type { de } from './texts.de.ts';

type Texts = typeof de;

const steps: Readonly<Record<Parameters<Texts['step']>[0], string>> = {
  download: 'Downloading the map',
  check: 'Checking the file',
  read: 'Reading places, addresses and sights',
  engine: 'Getting the route planner ready',
  routing: 'Building the road network',
  tiles: 'Drawing the map',
};

export const en: Texts = {
  title: 'Maps & data',
  intro:
    'Without a region Fahrtwind knows long-distance roads, places and sights. A region adds all roads, addresses, sights and exact routes. Only admins see this.',
  loaded: 'Loaded regions',
  none: 'No region is loaded yet.',
  places: (count) => `${count} places`,
  addresses: (count) => `${count} addresses`,
  pois: (count) => `${count} sights`,
  routes: 'routes',
  noRoutes: 'no routes',
  map: 'map',
  noMap: 'no map',
  since: (date, size) => `As of ${date}, from ${size}`,
  remove: (name) => `Remove region ${name}`,
  removeTitle: 'Remove this region?',
  removeText: (name) =>
    `“${name}” disappears from the map, and routes there are estimated again. You can load it again at any time.`,
  removeOk: 'Remove',
  removed: (name) => `Region ${name} is removed.`,
  choose: 'Load a region',
  fromServer: (host) => `The maps come from ${host}.`,
  noServer:
    'For a list of regions the operator has to set REGIONS_URL. Without it, files in the folder “maps” of the data folder can be loaded.',
  noFiles: 'There is no file ending in .osm.pbf yet.',
  option: (name, size) => `${name} (${size})`,
  minutes: (minutes) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`,
  withDownload: (time) => `${time} plus the download`,
  needs: (time, disk, memory) =>
    `This takes about ${time}. It needs ${disk} of space and ${memory} of memory.`,
  tooLittleDisk: (free) => `This server has only ${free} left.`,
  tooLittleMemory: (memory) => `This server has only ${memory} of memory.`,
  noEngine: 'The route planner Valhalla is fetched once (about 280 MB).',
  noTilemaker:
    'The program tilemaker is missing on this server. Without it there will be places and routes, but no finer map.',
  begin: 'Load',
  running: (name) => `Loading ${name}`,
  step: (step) => steps[step],
  bytesOf: (done, all) => `${done} of ${all}`,
  stepCount: (step, all) => `Step ${step} of ${all}`,
  done: (name) => `Region ${name} is loaded.`,
  failed: (name) => `Region ${name} could not be loaded.`,
  mayLeave: 'You can leave this page; the server carries on.',
  failure: 'The status could not be loaded.',
};
