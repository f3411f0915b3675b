/** A picture of the map around a point, in pixels. */
export interface Frame {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
  readonly width: number;
  readonly height: number;
}

/** A tile and where it lies in the picture. */
export interface PlacedTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  readonly size: number;
}

const TILE = 512;

/** The tiles that a picture shows, none finer than the map has. */
export function tilesIn(frame: Frame, maxZoom: number): readonly PlacedTile[] {
  const z = Math.min(Math.floor(frame.zoom), maxZoom);
  const size = TILE * 2 ** (frame.zoom - z);
  const count = 2 ** z;
  const [x, y] = worldShare(frame);
  const left = x * count * size - frame.width / 2;
  const top = y * count * size - frame.height / 2;
  const tiles: PlacedTile[] = [];
  for (let row = Math.floor(top / size); row * size < top + frame.height; row += 1) {
    if (row < 0 || row >= count) continue;
    for (let column = Math.floor(left / size); column * size < left + frame.width; column += 1) {
      tiles.push({
        z,
        x: (column + count) % count,
        y: row,
        left: column * size - left,
        top: row * size - top,
        size,
      });
    }
  }
  return tiles;
}

/** Web Mercator, from 0 to 1 in both directions. */
export function worldShare({ lat, lng }: Pick<Frame, 'lat' | 'lng'>): readonly [number, number] {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180);
  return [lng / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}
