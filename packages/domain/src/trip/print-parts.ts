/** What can be left out of a printed trip. */
export const PRINT_PARTS = ['maps', 'addresses', 'bookings', 'costs', 'notes', 'qr'] as const;

export type PrintPart = (typeof PRINT_PARTS)[number];
