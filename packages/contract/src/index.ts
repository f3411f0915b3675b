import { accountEndpoints } from './account.ts';
import { tripEndpoints } from './trips.ts';

/** Every endpoint of the API; the server refuses to start with one that has no handler. */
export const endpoints = { ...accountEndpoints, ...tripEndpoints };

export type Endpoints = typeof endpoints;

export * from './endpoint.ts';
export * from './error.ts';
export * from './start.ts';
export type { TripSummary } from './trips.ts';
export { publicUser, user } from './user.ts';
