export * from './any-basics.ts';
export * from './any-hotel.ts';
export * from './any-leg.ts';
export * from './any-stop.ts';
export * from './any-trip.ts';
export * from './places.ts';
export * from './trip-of.ts';
