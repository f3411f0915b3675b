export interface Hit {
  readonly place: number;
  readonly score: number;
}

/**
 * The best score of every place during one search. As long as the gazetteer and therefore kept: a search that makes an
 * object for every place it looks at spends its time in the garbage collector.
 */
export interface ScoreBoard {
  /** Notes a score if it is the best of that place so far; 0 is none. */
  offer(place: number, score: number): void;
  /** The best places, each with what is added to its score, at most `mostMore`; cleans the board. */
  takeBest(limit: number, mostMore: number, moreOf: (place: number) => number): readonly Hit[];
}

export function createScoreBoard(places: number): ScoreBoard {
  const scores = new Float32Array(places);
  const touched = new Uint32Array(places);
  let count = 0;
  return {
    offer: (place, score) => {
      const known = scores[place] ?? 0;
      if (score <= known) return;
      if (known === 0) {
        touched[count] = place;
        count += 1;
      }
      scores[place] = score;
    },
    takeBest: (limit, mostMore, moreOf) => {
      const top: Hit[] = [];
      for (let index = 0; index < count; index += 1) {
        const place = touched[index] ?? 0;
        const score = scores[place] ?? 0;
        scores[place] = 0;
        const last = top[limit - 1];
        if (last && score + mostMore < last.score) continue;
        insert(top, { place, score: score + moreOf(place) }, limit);
      }
      count = 0;
      return top;
    },
  };
}

/** Keeps the list sorted and short; of equal scores the places come first that are first in the gazetteer. */
function insert(top: Hit[], hit: Hit, limit: number): void {
  let index = top.length;
  while (index > 0 && isBefore(hit, top[index - 1])) index -= 1;
  if (index === limit) return;
  top.splice(index, 0, hit);
  if (top.length > limit) top.pop();
}

function isBefore(one: Hit, other: Hit | undefined): boolean {
  if (!other) return false;
  return one.score > other.score || (one.score === other.score && one.place < other.place);
}
