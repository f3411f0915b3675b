/** What PostgreSQL answers when it is stopped, started, overloaded or breaks a statement off. */
const OUT_CODES: ReadonlySet<string> = new Set([
  '57014', // query_canceled: the time limit of a statement
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '53200', // out_of_memory
  '53300', // too_many_connections
  '55P03', // lock_not_available
  '25P03', // idle_in_transaction_session_timeout
  '40001', // serialization_failure: another transaction was first, and a second try gets through
  '40P01', // deadlock_detected
]);
/** The driver has no codes for these. */
const DRIVER_MESSAGES =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;
/** Error codes of a full disk, from PostgreSQL and from files. */
const FULL_CODES: ReadonlySet<string> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Class 22, data exception: a value that PostgreSQL cannot read or calculate with. */
const BAD_VALUE = /^22[0-9A-Z]{3}$/;

const connectionErrors = new WeakSet<Error>();

/** Errors of sockets have the same codes wherever they come from, so those of our connections are remembered. */
export function noteConnectionError(error: Error): void {
  connectionErrors.add(error);
}

type DatabaseFailure = 'out' | 'full' | 'bad-value';

/** Whether something failed because the database is gone, hangs or refuses a value, or a disk has no room; null for anything else. */
export function databaseFailureOf(error: unknown): DatabaseFailure | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    const code = String(Reflect.get(cause, 'code') ?? '');
    if (FULL_CODES.has(code) || /no space left on device/i.test(cause.message)) return 'full';
    if (OUT_CODES.has(code) || /^08[0-9A-Z]{3}$/.test(code) || connectionErrors.has(cause))
      return 'out';
    if (DRIVER_MESSAGES.test(cause.message)) return 'out';
    if (BAD_VALUE.test(code)) return 'bad-value';
    cause = cause.cause;
  }
  return null;
}
