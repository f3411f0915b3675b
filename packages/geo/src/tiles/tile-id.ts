/** The place of a tile on the Hilbert curve through all zooms, by which PMTiles orders them. */
export function tileId(z: number, x: number, y: number): number {
  let id = (4 ** z - 1) / 3;
  let [left, top] = [x, y];
  for (let side = 2 ** z / 2; side >= 1; side /= 2) {
    const isRight = (left & side) > 0;
    const isLow = (top & side) > 0;
    id += side * side * ((isRight ? 3 : 0) ^ (isLow ? 1 : 0));
    if (!isLow) {
      if (isRight) [left, top] = [side - 1 - left, side - 1 - top];
      [left, top] = [top, left];
    }
  }
  return id;
}
