import type { calendarDe, ExportTexts } from './texts.de.ts';

export const en: ExportTexts = {
  title: 'Export trip',
  download: (format) => `Download ${format}`,
  loading: 'Loading the trip …',
  missing: 'This trip cannot be loaded right now. Check your connection and try again.',
  offline: 'Offline you can only save the complete backup. The server writes the other files.',
  unsaved:
    'The last changes have not reached the server yet. Wait a moment to have them in the file.',
  whole: 'Whole trip',
  day: (number, date) => `Day ${number} (${date})`,
  part: 'Which part?',
  formats: {
    gpx: [
      'Navigation and map apps',
      'Places, routes and tracks for navigation devices, Komoot, OsmAnd and others',
    ],
    kml: ['Google Earth and Google My Maps', 'A folder for each day'],
    ics: ['Calendar', 'Days, stays, outbound and return journey'],
    csv: ['Table', 'All places and entries for Excel, LibreOffice and others'],
    json: ['Complete backup', 'Everything that is in the trip. It can be imported here again.'],
  },
};

export const calendarEn: typeof calendarDe = {
  subscribe: 'Subscribe in a calendar',
  explanation:
    'Your calendar reads the trip from a secret address and stays up to date. Anyone who knows the address sees days, stays and travel times.',
  allTrips: 'All my trips',
  exists: (date) =>
    `There has been an address since ${date}. We do not show it again; renewing it ends the old one.`,
  make: 'Create address',
  renew: 'Renew address',
  end: 'End address',
  address: 'Secret address',
  shownOnce: 'It is shown only this once.',
  copy: 'Copy address',
  copied: 'The address was copied',
  notCopied: 'Copying did not work. Select the address and copy it yourself.',
  failed: 'That did not work. Check your connection and try again.',
  ways: {
    device: 'Open in the calendar of this device',
    google: 'Add to Google Calendar',
    outlook: 'Add to Outlook',
  },
};
