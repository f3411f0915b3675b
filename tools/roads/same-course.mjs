import { lengthKm } from './geometry.mjs';

/** @typedef {import('./lay-ways.mjs').LaidWay} LaidWay */

/** Another course may be so much longer than the straight line to be that of a road of which nothing is known. */
const MOST_LONGER = 1.1;

/**
 * Two roads that share a stretch would be drawn as two lines beside each other: those that pass the same places get one line, and a
 * road of which nothing is known between two places gets that of another of its class.
 *
 * @param {readonly LaidWay[]} ways
 * @returns {readonly LaidWay[]}
 */
export function drawnOnce(ways) {
  /** @type {Map<string, LaidWay[]>} */
  const between = new Map();
  for (const way of ways) {
    if (isSailed(way)) continue;
    const ends = [way.from.node, way.to.node].sort().join(' ');
    between.set(ends, [...(between.get(ends) ?? []), way]);
  }
  return ways.map((way) => {
    const others = between.get([way.from.node, way.to.node].sort().join(' ')) ?? [];
    const known = way.passed.length === 0 ? others.find((other) => isKnown(other, way)) : undefined;
    const same = known ?? others.find((other) => passedAlong(other, way) === way.passed.join(' '));
    if (isSailed(way) || !same || same === way) return way;
    return { ...way, shape: isAlong(same, way) ? same.shape : same.shape.toReversed() };
  });
}

/** @param {LaidWay} way */
function isSailed({ stretch: { kind } }) {
  return kind === 'ferry' || kind === 'train';
}

/** @param {LaidWay} way */
function isMotorway({ stretch: { kind } }) {
  return kind === 'motorway' || kind === 'mountain-motorway';
}

/** @param {LaidWay} other @param {LaidWay} way */
function isKnown(other, way) {
  const length = lengthKm([other.from, ...other.shape, other.to]);
  return (
    other.passed.length > 0 &&
    isMotorway(other) === isMotorway(way) &&
    length <= lengthKm([way.from, way.to]) * MOST_LONGER
  );
}

/** @param {LaidWay} other @param {LaidWay} way */
function isAlong(other, way) {
  return other.from.node === way.from.node;
}

/** What another way passes, in the direction of this one. @param {LaidWay} other @param {LaidWay} way */
function passedAlong(other, way) {
  return (isAlong(other, way) ? other.passed : other.passed.toReversed()).join(' ');
}
