import { shortLabel, stopsOf, type Trip } from '@fahrtwind/domain';

/** A sentence of the planner for a model: stops and lodgings are called by their handles, because names may be private. */
export function inHandles(trip: Trip, sentence: string): string {
  const names: (readonly [name: string, handle: string])[] = [
    ...stopsOf(trip).map(({ location }, index) => [shortLabel(location), `s${index + 1}`] as const),
    ...trip.hotels.map(({ name }, index) => [name, `h${index + 1}`] as const),
  ];
  return names
    .filter(([name]) => name.trim() !== '')
    .toSorted(([one], [other]) => other.length - one.length)
    .reduce((text, [name, handle]) => text.replaceAll(wordsOf(name), handle), sentence);
}

/** The name as whole words: „Au“ is no part of „Auf“. */
function wordsOf(name: string): RegExp {
  const plain = name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  return new RegExp(`(?<!\\p{L})${plain}(?!\\p{L})`, 'gu');
}
