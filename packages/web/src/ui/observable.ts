/** Notifies listeners of events. */
export interface Emitter<Event> {
  readonly emit: (event: Event) => void;
  /** Returns the function that ends the subscription. */
  readonly subscribe: (listener: (event: Event) => void) => () => void;
}

export function createEmitter<Event = void>(): Emitter<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit(event) {
      for (const listener of listeners) listener(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A value that notifies listeners when it changes; `get` and `subscribe` fit useSyncExternalStore. */
export interface Observable<T> {
  readonly get: () => T;
  /** Setting the same value again notifies no listener. */
  readonly set: (next: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createObservable<T>(initial: T): Observable<T> {
  const changed = createEmitter();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      changed.emit();
    },
    subscribe: changed.subscribe,
  };
}
