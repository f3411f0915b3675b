import { accountEndpoints } from './account.ts';

/** Every endpoint of the API; the server refuses to start with one that has no handler. */
export const endpoints = { ...accountEndpoints };

export type Endpoints = typeof endpoints;

export * from './endpoint.ts';
export * from './error.ts';
export * from './start.ts';
export { publicUser, user } from './user.ts';
