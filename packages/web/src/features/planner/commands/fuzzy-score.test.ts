import { describe, expect, it } from 'vitest';
import { fuzzyScore } from './fuzzy-score.ts';

describe('fuzzy search', () => {
  it.each([
    ['Reihenfolge optimieren', 'opt'],
    ['Reihenfolge optimieren', 'reihe opt'],
    ['Reihenfolge optimieren', 'rf'],
    ['Zu Stopp: München', 'munch'],
    ['Zu Stopp: Große Straße', 'strasse'],
    ['Zu Tag 12', 'tag 12'],
    ['Irgendetwas', ''],
  ])('finds „%s“ by „%s“', (text, query) => {
    expect(fuzzyScore(text, query)).not.toBeNull();
  });

  it.each([
    ['Reihenfolge optimieren', 'xyz'],
    ['Reihenfolge optimieren', 'optimieren kalender'],
    ['Zu Stopp: Köln', 'nlök'],
  ])('does not find „%s“ by „%s“', (text, query) => {
    expect(fuzzyScore(text, query)).toBeNull();
  });

  it('prefers the beginning of the text, then of a word, then anything inside, then scattered letters', () => {
    const texts = ['Tag 3', 'Zu Tag 3', 'Montage', 'Trauriger Abend am Gardasee'];
    const scores = texts.map((text) => fuzzyScore(text, 'tag') ?? 0);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    expect(new Set(scores).size).toBe(4);
  });
});
