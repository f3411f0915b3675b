/** @typedef {import('./places.mjs').Place} Place */

const WORLD_PIXELS = 512;
/** The space that a label needs, in pixels. */
const WIDTH = 84;
const HEIGHT = 34;
const FIRST_ZOOM = 2;
const LAST_ZOOM = 10;
/** The population that justifies a name at a zoom. Smaller places without a larger neighbour still follow later. */
/** @type {Readonly<Record<number, number>>} */
const SMALLEST = {
  2: 8_000_000,
  3: 1_000_000,
  4: 250_000,
  5: 60_000,
  6: 8000,
  7: 1500,
  8: 700,
  9: 500,
};

/**
 * Gives every place the zoom at which its label fits between those of more important places, so that all parts of the
 * world are labelled equally densely.
 *
 * @param {readonly Place[]} places the most important first
 * @returns {readonly { readonly place: Place, readonly minZoom: number }[]}
 */
export function spreadOut(places) {
  let waiting = places;
  const found = [];
  /** @type {Place[]} */
  const shown = [];
  for (let zoom = FIRST_ZOOM; zoom <= LAST_ZOOM; zoom += 1) {
    const grid = createGrid(zoom);
    for (const place of shown) grid.add(place);
    const later = [];
    for (const place of waiting) {
      const isLast = zoom === LAST_ZOOM;
      const isLarge = place.importance >= (SMALLEST[zoom] ?? 0);
      if (!isLast && !(isLarge && grid.isFree(place))) {
        later.push(place);
        continue;
      }
      grid.add(place);
      shown.push(place);
      found.push({ place, minZoom: zoom });
    }
    waiting = later;
  }
  return found;
}

/** @param {number} zoom */
function createGrid(zoom) {
  /** @type {Map<string, { x: number, y: number }[]>} */
  const cells = new Map();
  const size = WORLD_PIXELS * 2 ** zoom;
  const project = (/** @type {Place} */ { lat, lng }) => {
    const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
    return {
      x: ((lng + 180) / 360) * size,
      y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
    };
  };
  return {
    /** @param {Place} place */
    add(place) {
      const at = project(place);
      const { column, row } = cellOf(at);
      const key = `${column}/${row}`;
      const cell = cells.get(key);
      if (cell) cell.push(at);
      else cells.set(key, [at]);
    },
    /** @param {Place} place */
    isFree(place) {
      const at = project(place);
      const { column, row } = cellOf(at);
      return [-1, 0, 1].every((right) =>
        [-1, 0, 1].every((down) =>
          (cells.get(`${column + right}/${row + down}`) ?? []).every(
            ({ x, y }) => Math.abs(x - at.x) >= WIDTH || Math.abs(y - at.y) >= HEIGHT,
          ),
        ),
      );
    },
  };
}

/** @param {{ x: number, y: number }} at */
function cellOf({ x, y }) {
  return { column: Math.floor(x / WIDTH), row: Math.floor(y / HEIGHT) };
}
