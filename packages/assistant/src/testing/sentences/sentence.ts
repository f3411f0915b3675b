/**
 * A sentence, the trip it is said about (`testing/say.ts`), and what comes of it: the operations in short, or the kind
 * of answer with its beginning.
 */
export type Sentence = readonly [
  message: string,
  trip: 'east' | 'round' | 'empty',
  expected: string,
];
