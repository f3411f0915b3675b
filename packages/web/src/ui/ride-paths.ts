/** Vehicles of others on a 24 × 24 grid, for icons beside text and on the map. */
export const RIDE_PATHS = {
  train:
    'M7 4h10a2 2 0 0 1 2 2v8a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a2 2 0 0 1 2-2zM5 11h14M12 4v7M8.5 14v.01M15.5 14v.01M8 17l-2 3.5M16 17l2 3.5',
  bus: 'M6 4h12a2 2 0 0 1 2 2v11H4V6a2 2 0 0 1 2-2zM4 11.5h16M9 7.5h6M8 14.3v.01M16 14.3v.01M6.5 17v2.5M17.5 17v2.5',
  ferry:
    'M5 17l-1.5-4.5h17L19 17M7 12.5V8h10v4.5M10 8V4.5h4V8M3 20.5c1.5 0 1.5-1 3-1s1.5 1 3 1 1.5-1 3-1 1.5 1 3 1 1.5-1 3-1 1.5 1 3 1',
  flight:
    'M10.5 13.5L3.5 11l1.5-1.5 7.5.8 4.3-4.3a1.7 1.7 0 0 1 2.4 2.4L15 12.7l.8 7.5-1.5 1.5-2.6-7-3 3 .3 2.3-1 1-1.5-3-3-1.5 1-1 2.3.3z',
} as const;
