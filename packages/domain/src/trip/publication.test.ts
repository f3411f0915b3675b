import { describe, expect, it } from 'vitest';
import { copyId, isCopy, isPublicView, refusalToSave } from './publication.ts';

const mine = { id: 't1', userId: 'anna', published: false };
const published = { ...mine, published: true };
const copy = { ...mine, id: 't1-copy' };

describe('a shared copy', () => {
  it.each([
    ['t1-copy', true],
    ['t1-copy-2', true],
    ['-copy', true],
    ['t1', false],
    ['copy', false],
  ])('%s: %s', (id, expected) => {
    expect(isCopy({ id })).toBe(expected);
  });

  it('is known by an id that tells nothing of its trip', () => {
    expect(isCopy({ id: copyId('x7Qf') })).toBe(true);
  });
});

it.each([
  ['one’s own', mine, 'anna', false],
  ['one’s own that is published', published, 'anna', false],
  ['another person’s that is published', published, 'ben', true],
  ['a published one, seen by a visitor', published, null, true],
  ['another person’s that is not published', mine, 'ben', false],
  ['a copy of one’s own', copy, 'anna', true],
  ['a copy, seen by a visitor', copy, null, true],
])('%s is viewed as public: %4$s', (_, trip, uid, expected) => {
  expect(isPublicView(trip, uid)).toBe(expected);
});

it.each([
  ['one’s own trip', mine, 'anna', null],
  ['one’s own published trip', published, 'anna', null],
  ['a shared trip that is not published', mine, 'ben', null],
])('%s may be saved', (_, trip, uid, refusal) => {
  expect(refusalToSave(trip, uid)).toBe(refusal);
});

it.each([
  ['a visitor [VA-2]', mine, null, 'signed-out'],
  ['a published trip of another person [VA-3]', published, 'ben', 'published-by-another'],
  ['a copy [PU-3]', copy, 'anna', 'trip-is-copy'],
])('nothing is saved for %s', (_, trip, uid, refusal) => {
  expect(refusalToSave(trip, uid)).toBe(refusal);
});

describe('a person who was invited to a trip', () => {
  it.each([
    ['an editor', published, 'editor', null],
    ['an editor', mine, 'editor', null],
    ['a reader', published, 'reader', 'only-reading'],
    ['a reader', mine, 'reader', 'only-reading'],
    ['an editor of a copy', copy, 'editor', 'trip-is-copy'],
  ] as const)('%s of %o saves: %4$s', (_, trip, role, refusal) => {
    expect(refusalToSave(trip, 'ben', role)).toBe(refusal);
  });

  it('sees all of a published one, and of a copy what everybody sees', () => {
    expect(isPublicView(published, 'ben', 'reader')).toBe(false);
    expect(isPublicView(copy, 'ben', 'editor')).toBe(true);
  });
});
