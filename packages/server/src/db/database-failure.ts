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
]);
const NETWORK_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOENT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
/** The driver has no codes for these. */
const DRIVER_MESSAGES =
  /^(?:Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;
const DISK_FULL = '53100';

/** Whether something failed because the database is gone, hangs or has no room; null for anything else. */
export function databaseFailureOf(error: unknown): 'out' | 'full' | null {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; depth += 1) {
    const code = String(Reflect.get(cause, 'code') ?? '');
    if (code === DISK_FULL || /No space left on device/.test(cause.message)) return 'full';
    if (OUT_CODES.has(code) || code.startsWith('08') || DRIVER_MESSAGES.test(cause.message))
      return 'out';
    const isSocket = NETWORK_CODES.has(code) && Reflect.get(cause, 'syscall') !== 'open';
    if (isSocket) return 'out';
    cause = cause.cause;
  }
  return null;
}
