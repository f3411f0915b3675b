interface ScrollTarget {
  readonly key: string;
  readonly hash: string;
  /** Back and forward. */
  readonly isReturn: boolean;
}

interface ScrollPage {
  readonly scrollTo: (y: number) => void;
  /** False when nothing on the page has this id. */
  readonly showElement: (id: string) => boolean;
}

interface ScrollMemory {
  readonly save: (key: string, y: number) => void;
  /** A return goes to where it was left, a link to a place goes there, everything else starts at the top. */
  readonly arrive: (target: ScrollTarget) => void;
}

/** Remembers where each entry of the history was scrolled to, for as long as the tab lives. */
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
