import type { PrintLayout, PrintPart } from '@fahrtwind/domain';
import type { de } from './texts.de.ts';

const parts: Readonly<Record<PrintPart, string>> = {
  maps: 'Maps',
  addresses: 'Addresses',
  bookings: 'Bookings',
  costs: 'Costs',
  notes: 'Notes',
  emergency: 'Emergency numbers',
  qr: 'QR code of the public link',
};

const layouts: Readonly<Record<PrintLayout, string>> = {
  full: 'Detailed',
  compact: 'Compact: two days a page where they fit',
};

export const en: typeof de = {
  back: 'Back to the trip',
  allTrips: 'All trips',
  include: 'What is printed',
  parts,
  layout: 'Layout',
  layouts,
  print: 'Print',
  download: 'Download PDF',
  needsServer:
    'This trip is only on this device so far. Once it has been sent, you can have it as a PDF and with maps.',
  unsaved: 'Your last edits are still being sent. The PDF contains what has been saved.',
  printed: (count) =>
    count === 1 ? 'Downloaded as PDF once.' : `Downloaded as PDF ${count} times.`,
  mapsFailed: 'The maps cannot be loaded right now. Everything else is printed.',
  mapsLoading: 'Drawing the maps …',
  noPublicLink: 'A QR code appears once the trip is published or shared by a link.',
  facts: (days, stops) =>
    `${days === 1 ? '1 day' : `${days} days`} · ${stops === 1 ? '1 stop' : `${stops} stops`}`,
  routeMap: 'Map of the trip',
  dayMap: (number) => `Map of day ${number}`,
  mapSource: (names) => `Map: ${names}`,
  online: 'This trip online',
  asOf: (date) => `As of ${date}`,
  open: 'open',
  bookings: 'Bookings',
  costs: 'Costs',
  budget: { hotel: 'Lodging', leg: 'Transport', activity: 'Activities' },
  total: 'Total',
  unpriced: (count) => `${count} without a price in euros`,
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  bookingNumber: 'Booking number',
  phone: 'Phone',
  paid: '□ paid',
  journeyEnds: ['Departure', 'Arrival'],
  rentalEnds: ['Pick-up', 'Return'],
  emergencyColumns: ['Country', 'Emergency', 'Police', 'Ambulance', 'Fire'],
  emergencyHint:
    'Mobile phones treat 112 as an emergency call everywhere. Where there is one number only, it is for everything. As of November 2026.',
  emergencyUnknown: (countries) =>
    `We know no reliable numbers for ${countries}. Ask for them when you arrive.`,
};
