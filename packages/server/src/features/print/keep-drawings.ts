interface Limits {
  readonly most: number;
  readonly ms: number;
  readonly now: () => number;
}

/** Keeps what was drawn last for a while; what failed is drawn anew. */
export function keepDrawings<T>({ most, ms, now }: Limits) {
  const kept = new Map<string, { readonly until: number; readonly drawing: Promise<T> }>();
  return (key: string, draw: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known && known.until > now()) return known.drawing;
    const drawing = draw();
    drawing.catch(() => kept.delete(key));
    kept.delete(key);
    kept.set(key, { until: now() + ms, drawing });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return drawing;
  };
}
