import type { de } from './texts.de.ts';

export const en: typeof de = {
  title: 'Import from a file',
  choose: 'Choose a file',
  chooseOther: 'Choose another file',
  reading: 'Reading …',
  looking: (done, all) =>
    all === 0 ? 'Looking for places …' : `Looking for places: ${done} of ${all} …`,
  places: 'Places of the file',
  pointOfFile: 'Point without a name',
  lodging: 'place to stay',
  dayNumber: (day) => `Day ${day}`,
  foundIn: (label) => `→ found in ${label}`,
  states: {
    given: '→ the file has its coordinates',
    found: '→ found',
    question: 'Not found for sure. Do you mean …',
    missing: 'not found',
    unsearched: 'not looked for',
  },
  placeFor: (name) => `Place for “${name}”`,
  change: 'Change',
  changeOf: (name) => `Change the hit for “${name}”`,
  searchOther: 'Search differently',
  searchFor: (name) => `Search “${name}” differently`,
  questions: (count) =>
    count === 1
      ? 'We are not sure about one place: it is only included if you choose it.'
      : `We are not sure about ${count} places: they are only included if you choose them.`,
  unsearched: (count) =>
    `${count === 1 ? 'One place was' : `${count} places were`} not looked for: the place search did not answer.`,
  searchOn: 'Go on searching',
  chosen: (count, all) => `${count} of ${all} selected`,
  takeAll: 'All',
  takeNone: 'None',
  line: (line) => `line ${line}`,
  lines: (lines, hasMore) =>
    `(${hasMore || lines.includes(',') ? 'lines' : 'line'} ${lines}${hasMore ? ' …' : ''})`,
  failed: 'The file could not be read. Try again.',
  problems: {
    'file-empty': 'This file is empty.',
    'file-too-large': 'This file is larger than 25 MB. Split it or export less at once.',
    'file-unknown':
      'We do not know this format. We read GPX, KML, KMZ, GeoJSON, uMap, TCX, CSV, XLSX, ZIP with such files and our JSON.',
    'file-is-html':
      'This is a web page, not a map. The download probably needed a sign-in: sign in there and download the file again.',
    'file-is-picture': 'This is a picture. Choose a file with places, for example GPX or KML.',
    'xml-broken': 'This file is damaged or incomplete. Export it again.',
    'xml-entities':
      'This file refers to other files or defines its own entities. To be safe, we do not read it.',
    'xml-of-other-kind': 'This is XML, but neither GPX nor KML nor TCX.',
    'archive-broken': 'This archive is damaged and cannot be unpacked.',
    'archive-too-large': 'Unpacked, this file is larger than 25 MB. We stopped.',
    'archive-without-map': 'There is no file with places in this archive that we can read.',
    'json-broken': 'This JSON file is damaged or incomplete.',
    'nothing-found': 'There are no places in this file that we can use.',
    'only-network-links':
      'This file has no places, only a link to a map on the web, which we do not fetch. Open the map there and export it as KML or KMZ; in Google My Maps without “Keep data up to date with network link”.',
    'only-pictures': 'This file has only pictures that lie on a map, and no places.',
    'only-points-off-globe': 'No point of this file has valid coordinates.',
    'file-is-fit':
      'This is a FIT file, the recording of a device. Export it as GPX or TCX, for example in Garmin Connect.',
    'file-is-timeline':
      'This is a timeline of Google: where you were, and when. We make no trip of it. Saved places are under “Saved” in Takeout.',
    'file-is-ods': 'This is an ODS table. Save it as XLSX or CSV.',
    'reading-too-long':
      'Reading this file takes too long. We stopped. Split it or export less at once.',
    'file-newer':
      'This file comes from a newer version of Fahrtwind. Reload the page and try again.',
    'trip-not-an-object': 'There is no trip in this file.',
    'trip-id-missing': 'The trip in this file has no id.',
    'trip-days-missing': 'The trip in this file has no days.',
    'trip-dates-missing': 'The days of this trip are not between 1900 and 2199.',
    'too-many-days': 'This trip has more than 400 days.',
    'too-many-stops': 'This trip has more than 2000 stops.',
    'too-many-hotels': 'This trip has more than 500 places to stay.',
    'too-many-entries': 'This trip has more than 3000 entries.',
    'too-many-pois': 'This trip has more than 3000 sights.',
    'too-many-via': 'A leg of this trip leads through more than 10 points.',
  },
  notes: {
    'network-links-left': (count) =>
      `${count === 1 ? 'One link' : `${count} links`} to maps on the web: we do not fetch them.`,
    'tracks-left': (count) =>
      `${count === 1 ? 'One line' : `${count} lines`}: we work out the route between the places ourselves.`,
    'points-thinned': (count) =>
      `The recording has ${count.toLocaleString('en-GB')} points. They become the ends of the legs; the legs follow the line.`,
    'shaping-kept': (count) =>
      `${count === 1 ? 'One shaping point' : `${count} shaping points`}: the legs lead through without a stop.`,
    'shaping-left': (count) =>
      `${count === 1 ? 'One shaping point' : `${count} shaping points`}: a leg leads through 10 at most.`,
    'instructions-left': (count) =>
      `${count === 1 ? 'One turn instruction' : `${count} turn instructions`}: your device tells you the turns.`,
    'areas-centred': (count) =>
      `${count === 1 ? 'One area is' : `${count} areas are`} included as a place in ${count === 1 ? 'its' : 'their'} middle.`,
    'pictures-left': (count) => `${count === 1 ? 'One picture' : `${count} pictures`} on the map.`,
    'files-left': (count) =>
      `${count === 1 ? 'One file' : `${count} files`} in the archive without places that we can read.`,
    'shapes-left': (count) => `${count === 1 ? 'One area' : `${count} areas`} without a place.`,
    'things-left': (count) =>
      `${count === 1 ? 'One place to stay, entry or sight' : `${count} places to stay, entries and sights`}: only our JSON has all of them.`,
    'rows-left': (count) =>
      `${count === 1 ? 'One row' : `${count} rows`} without a name and a place.`,
    'points-off-globe': (count) =>
      `${count === 1 ? 'One point' : `${count} points`} without valid coordinates.`,
    'places-over-limit': (count) => `${count} more places: a trip has 2000 stops at most.`,
  },
  formats: {
    gpx: 'GPX',
    kml: 'KML',
    kmz: 'KMZ',
    geojson: 'GeoJSON',
    umap: 'uMap',
    csv: 'table (CSV)',
    xlsx: 'Table (XLSX)',
    tcx: 'TCX',
    loc: 'LOC',
    polarsteps: 'Trip from Polarsteps',
    zip: 'ZIP archive',
    json: 'trip from Fahrtwind (JSON)',
  },
  understood: 'Understood',
  notTaken: 'Left out',
  along: (hotels, things, legs) => {
    const parts = [
      hotels > 0 && (hotels === 1 ? 'one stay' : `${hotels} stays`),
      things > 0 && (things === 1 ? 'one entry' : `${things} entries`),
      legs > 0 && (legs === 1 ? 'one way there or back' : `${legs} ways there and back`),
    ].filter((part) => part !== false);
    return `With ${new Intl.ListFormat('en').format(parts)}.`;
  },
  summary: (places, groups) =>
    `${places === 1 ? '1 place' : `${places} places`}${groups > 1 ? ` in ${groups} groups` : ''}`,
  tripSummary: (days, stops, hotels) =>
    `${days === 1 ? '1 day' : `${days} days`}, ${stops === 1 ? '1 stop' : `${stops} stops`}, ${hotels === 1 ? '1 place to stay' : `${hotels} places to stay`}`,
  more: (count) => `and ${count} more`,
  point: (number) => `Point ${number}`,
  target: 'Where to?',
  newTrip: 'New trip',
  currentTrip: (title) => `Into “${title}”`,
  tripTitle: 'Title',
  defaultTitle: 'Imported trip',
  start: 'First day',
  spread: 'Spread over the days',
  spreads: {
    file: 'As in the file',
    even: 'Evenly over several days',
    'one-day': 'All on one day',
  },
  dayCount: 'Number of days',
  fromDay: 'From which day?',
  day: (number, date) => `Day ${number} (${date})`,
  result: (days) => (days === 1 ? 'The trip will have 1 day.' : `The trip will have ${days} days.`),
  cancel: 'Cancel',
  createNew: 'Create trip',
  insert: 'Insert',
  inserted: (count) => (count === 1 ? '1 stop inserted' : `${count} stops inserted`),
  notCreated: 'The trip was not created. Check your connection and try again.',
};
