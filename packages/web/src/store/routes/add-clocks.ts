// A part of its own, because the table of time zones is as large as all other rules of a leg.
export { withClocks } from '@fahrtwind/domain';
