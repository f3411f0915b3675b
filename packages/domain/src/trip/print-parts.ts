/** What can be left out of a printed trip. */
export const PRINT_PARTS = [
  'maps',
  'addresses',
  'bookings',
  'costs',
  'notes',
  'emergency',
  'qr',
] as const;

export type PrintPart = (typeof PRINT_PARTS)[number];

/** `compact`: smaller, and two days on a page where they fit. */
export const PRINT_LAYOUTS = ['full', 'compact'] as const;

export type PrintLayout = (typeof PRINT_LAYOUTS)[number];
