import type { LastWord, LastWords } from '../last-words.ts';
import type { Shelf } from '../trips-parts.ts';

/** Last words that the pages of one browser share. */
export function createFakeLastWords(): LastWords {
  let said: readonly LastWord[] = [];
  return {
    say(words) {
      said = [...said, ...structuredClone(words)];
    },
    hear: () => structuredClone(said),
    forget() {
      said = [];
    },
  };
}

/** What a page has not written when it is left is not written. */
export function forsaken(life: { readonly hasLeft: boolean }, shelf: Shelf): Shelf {
  return {
    ...shelf,
    update: (id, change) => shelf.update(id, (found) => (life.hasLeft ? found : change(found))),
    async writeHistory(id, history) {
      await Promise.resolve();
      if (!life.hasLeft) await shelf.writeHistory(id, history);
    },
  };
}
