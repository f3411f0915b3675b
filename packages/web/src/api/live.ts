export interface LiveStream {
  readonly onOpen: () => void;
  readonly onTrip: (data: unknown) => void;
  readonly onPeople: (kind: 'companions' | 'presence', data: unknown) => void;
  /** The stream is over; the browser does not come back by itself. */
  readonly onEnd: () => void;
}

/** Listens to the server's events of the trips that one may see, until the returned function is called. */
export function openLive({ onOpen, onTrip, onPeople, onEnd }: LiveStream): () => void {
  if (typeof EventSource === 'undefined') {
    onEnd();
    return () => undefined;
  }
  const source = new EventSource('/api/live');
  source.addEventListener('open', onOpen);
  source.addEventListener('trip', (event: MessageEvent<string>) => onTrip(parse(event.data)));
  for (const kind of ['companions', 'presence'] as const)
    source.addEventListener(kind, (event: MessageEvent<string>) =>
      onPeople(kind, parse(event.data)),
    );
  source.addEventListener('error', () => {
    // Cut off, it comes back by itself; after a refusal it gives up.
    if (source.readyState === EventSource.CLOSED) onEnd();
  });
  return () => {
    source.close();
  };
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    // Half an event of a server that was stopped: whoever opens a stream asks for the list anyway.
    return null;
  }
}
