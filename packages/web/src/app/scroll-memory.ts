interface ScrollTarget {
  readonly key: string;
  readonly hash: string;
  /** True for back and forward navigation. */
  readonly isReturn: boolean;
}

interface ScrollPage {
  readonly scrollTo: (y: number) => void;
  /** Returns false if no element has this id. */
  readonly showElement: (id: string) => boolean;
}

interface ScrollMemory {
  readonly save: (key: string, y: number) => void;
  /** Restores the position on back and forward, scrolls to a link's anchor, and starts at the top otherwise. */
  readonly arrive: (target: ScrollTarget) => void;
}

/** Remembers the scroll position of each history entry for the lifetime of the tab. */
export function createScrollMemory(page: ScrollPage): ScrollMemory {
  const positions = new Map<string, number>();
  return {
    save(key, y) {
      positions.set(key, y);
    },
    arrive({ key, hash, isReturn }) {
      const known = isReturn ? positions.get(key) : undefined;
      if (known !== undefined) page.scrollTo(known);
      else if (!page.showElement(hash.slice(1))) page.scrollTo(0);
    },
  };
}
