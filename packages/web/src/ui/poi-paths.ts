/** Kinds of places on a 24 × 24 grid, for icons beside text and on the map. */
export const POI_PATHS = {
  sight:
    'M5 20h14M6.5 20V9.5M17.5 20V9.5M4.5 9.5h15M6 9.5V5h2.5v2h2V5h3v2h2V5H18v4.5M10 20v-4.5a2 2 0 0 1 4 0V20',
  viewpoint: 'M3 18.5l6-10 4 6 2.5-3.5 5.5 7.5zM17 7a1.8 1.8 0 1 0 0-3.6A1.8 1.8 0 0 0 17 7z',
  museum: 'M4 9.5L12 4l8 5.5zM6.5 10v7.5M12 10v7.5M17.5 10v7.5M4 20h16M5 17.5h14',
  nature: 'M12 21v-6M12 3l-5 7h2.5L5.5 15h13l-4-5H17z',
  beach: 'M12 20V8M4 12a8 8 0 0 1 16 0zM12 4V2.5M4 20.5h16',
  restaurant: 'M7 3v18M4.5 3v5a2.5 2.5 0 0 0 5 0V3M17 21v-7M17 14c-2 0-3-2-3-5.5S15 3 17 3z',
  cafe: 'M5 9h11v5a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5zM16 10.5h1.5a2.5 2.5 0 0 1 0 5H16M9 3v3M12.5 3v3',
  supermarket:
    'M3 4.5h2.5l2.5 11h9.5l2-8H6.5M9.5 20a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6zM16.5 20a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6z',
  fuel: 'M5 20.5V5a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1v15.5M3.5 20.5h12M5 10h9M14 12h2.5v5a1.7 1.7 0 0 0 3.4 0V9L17 6',
  charging: 'M13 3L5.5 13.5h5.5L10 21l8-11h-5.5z',
  parking:
    'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM9.5 17V7h3.2a3 3 0 0 1 0 6H9.5',
  water: 'M12 3.5s6 6.7 6 11a6 6 0 0 1-12 0c0-4.3 6-11 6-11z',
  toilets:
    'M8 6.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM16 6.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM6 9h4v5.5H9V20H7v-5.5H6zM16 9l-2.5 6.5H15V20h2v-4.5h1.5zM12 4v16',
  campsite: 'M12 5L3 19h18zM12 5l-1.5-2M12 5l1.5-2M12 12l-3.5 7M12 12l3.5 7',
  motorhome:
    'M3 17V7a1 1 0 0 1 1-1h11l5 5.5V17zM3 12h17M9 8.5h3M7.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM16 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  hotel:
    'M3 18v-3h18v3M3 15V6M21 15v-2a3 3 0 0 0-3-3h-7v5M7 12.2a1.7 1.7 0 1 0 0-3.4 1.7 1.7 0 0 0 0 3.4z',
  hostel: 'M4 4v16M20 4v16M4 10h16M4 18h16M7 10V8h4v2M7 18v-2h4v2',
  'holiday-flat': 'M4 11.5L12 4.5l8 7M6 10v9.5h12V10M10 19.5V14h4v5.5',
} as const;

export type PoiSign = keyof typeof POI_PATHS;

export function isPoiSign(kind: string | undefined): kind is PoiSign {
  return kind !== undefined && Object.hasOwn(POI_PATHS, kind);
}
