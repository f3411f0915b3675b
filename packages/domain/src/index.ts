export * from './account/credentials.ts';
export * from './account/notification.ts';
export * from './account/sign-in-error.ts';
export * from './account/trivial-password.ts';
export * from './account/user.ts';
export * from './result.ts';
export * from './trip/location.ts';
