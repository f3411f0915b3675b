interface LiveListener<Kind> {
  readonly onOpen: () => void;
  readonly onEvent: (kind: Kind, data: unknown) => void;
  /** The stream has ended and the browser will not reconnect. */
  readonly onEnd: () => void;
}

/** Listens to the server's events of these kinds until the returned function is called. */
export function openLive<Kind extends string>(
  kinds: readonly Kind[],
  { onOpen, onEvent, onEnd }: LiveListener<Kind>,
): () => void {
  if (typeof EventSource === 'undefined') {
    onEnd();
    return () => undefined;
  }
  const source = new EventSource('/api/live');
  source.addEventListener('open', onOpen);
  for (const kind of kinds)
    source.addEventListener(kind, (event: MessageEvent<string>) =>
      onEvent(kind, parse(event.data)),
    );
  source.addEventListener('error', () => {
    // The browser reconnects after a lost connection, but gives up after a refusal.
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
    // A server that was stopped may send half an event. Ignoring it is safe: the list of trips is fetched after every
    // reconnect.
    return null;
  }
}
