/** What the server tells about the people of a trip: somebody came, went or got another role, or is here right now. */
export type PeopleEvent =
  | { readonly kind: 'companions'; readonly id: string }
  | {
      readonly kind: 'presence';
      readonly id: string;
      readonly uid: string;
      readonly selection: readonly string[];
      readonly isHere: boolean;
    };

export type PeopleListener = (event: PeopleEvent) => void;

export interface PeopleEvents {
  readonly tell: PeopleListener;
  readonly listen: (listener: PeopleListener) => () => void;
}

export function createPeopleEvents(): PeopleEvents {
  const listeners = new Set<PeopleListener>();
  return {
    tell(event) {
      for (const listener of listeners) listener(event);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** An event of the stream, null when it is none that we know. */
export function readPeopleEvent(kind: PeopleEvent['kind'], data: unknown): PeopleEvent | null {
  if (!isFields(data) || typeof data['id'] !== 'string') return null;
  const { id, uid, selection, isHere } = data;
  if (kind === 'companions') return { kind, id };
  if (typeof uid !== 'string' || !Array.isArray(selection)) return null;
  const stops = selection.filter((stop) => typeof stop === 'string');
  return { kind, id, uid, selection: stops, isHere: isHere === true };
}

function isFields(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null;
}
