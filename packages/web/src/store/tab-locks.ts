/** One task at a time among all tabs of the browser; the next one waits. */
export interface TabLocks {
  run<T>(name: string, task: () => Promise<T>): Promise<T>;
}

/** By Web Locks. Where they are missing, idempotency keys and revisions alone keep saves in order. */
export const browserLocks: TabLocks = {
  run: async (name, task) =>
    'locks' in navigator ? navigator.locks.request(`fahrtwind-${name}`, task) : task(),
};
