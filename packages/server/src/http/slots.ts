/** How many of a thing are held at the same time under a key, on this machine. */
export interface Slots {
  /** The function that gives the slot back, which may be called again; null when there are `most` already. */
  readonly take: (key: string, most: number) => Promise<(() => void) | null>;
}

export function createSlots(): Slots {
  const counts = new Map<string, number>();
  return {
    take: async (key, most) => {
      const held = counts.get(key) ?? 0;
      if (held >= most) return null;
      counts.set(key, held + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const left = (counts.get(key) ?? 1) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
  };
}
