import { describe, expect, it } from 'vitest';
import {
  addComment,
  copyStop,
  duplicateTrip,
  MAX_COMMENT_LENGTH,
  MAX_COMMENTS_OF_STOP,
  mergeTrips,
  readTrip,
  removeComment,
  removeStop,
  setNote,
  stopsOf,
  newNote,
  type StopComment,
  type Trip,
} from '../index.ts';
import { accepted, tripOf } from '../testing/index.ts';

const TRIP = tripOf({ 'Tag 1': ['Köln', 'Bonn'] });

const comment = (id: string, userId = 'mia', text = 'Da gibt es gutes Eis.'): StopComment => {
  return { id, userId, text, writtenAt: '2026-11-18T12:00:00.000Z' };
};

const say = (trip: Trip, said: StopComment, stopId = 'bonn') =>
  addComment(trip, { stopId, comment: said });
const commentsIn = (trip: Trip, stopId = 'bonn') =>
  stopsOf(trip).find(({ id }) => id === stopId)?.comments;
const bothSaid = accepted(say(accepted(say(TRIP, comment('c1'))), comment('c2', 'jonas')));

describe('comments of a stop', () => {
  it('stand in the order of writing, each with the person who wrote it', () => {
    expect(commentsIn(bothSaid)?.map(({ id, userId }) => [id, userId])).toEqual([
      ['c1', 'mia'],
      ['c2', 'jonas'],
    ]);
  });

  it('say something, not too much, and only so many', () => {
    expect(say(TRIP, comment('c1', 'mia', '  '))).toMatchObject({ error: 'comment-missing' });
    const long = 'x'.repeat(MAX_COMMENT_LENGTH + 1);
    expect(say(TRIP, comment('c1', 'mia', long))).toMatchObject({ error: 'comment-too-long' });
    expect(say(bothSaid, comment('c1'), 'koeln')).toMatchObject({ error: 'id-taken' });
    expect(say(TRIP, comment('c1'), 'gone')).toMatchObject({ error: 'stop-gone' });
    let full = TRIP;
    for (let count = 0; count < MAX_COMMENTS_OF_STOP; count += 1)
      full = accepted(say(full, comment(`n${count}`)));
    expect(say(full, comment('more'))).toMatchObject({ error: 'too-many-comments' });
  });

  it('are taken away again, and with the last one the list', () => {
    const one = accepted(removeComment(bothSaid, { stopId: 'bonn', commentId: 'c1' }));
    expect(commentsIn(one)?.map(({ id }) => id)).toEqual(['c2']);
    expect(accepted(removeComment(one, { stopId: 'bonn', commentId: 'c2' }))).toEqual(TRIP);
    expect(removeComment(TRIP, { stopId: 'bonn', commentId: 'c1' })).toMatchObject({
      error: 'comment-gone',
    });
  });

  it('stay with their stop when it is copied, and with their trip when that is', () => {
    let made = 0;
    const makeId = () => `neu-${(made += 1)}`;
    const copied = accepted(copyStop(bothSaid, { stopId: 'bonn', makeId }));
    expect(stopsOf(copied).map(({ comments = [] }) => comments.length)).toEqual([0, 2, 0]);
    const other = accepted(
      duplicateTrip(bothSaid, { id: 'kopie', userId: 'jonas', now: '', makeId }),
    );
    expect(JSON.stringify(other)).not.toContain('Eis');
  });

  it('come back from storage as they were, and without what is none', () => {
    expect(readTrip(JSON.parse(JSON.stringify(bothSaid)))).toMatchObject({ value: bothSaid });
    const [day] = bothSaid.days;
    const stop = { id: 's', comments: [comment('a'), comment('a'), { id: 'b' }, 7, comment('')] };
    const read = readTrip({ ...bothSaid, days: [{ ...day, cityList: [stop] }] });
    expect(read.ok && stopsOf(read.value)[0]?.comments).toEqual([comment('a')]);
  });
});

const merged = (mine: Trip, theirs: Trip) =>
  mergeTrips({ base: bothSaid, mine, theirs, mineAt: 1, theirsAt: 2 });

describe('comments of two devices', () => {
  it('are all kept, also when another person has changed the stop', () => {
    const mine = accepted(say(bothSaid, comment('c3')));
    const note = newNote({ id: 'n', content: 'Parken am Rhein' });
    const noted = accepted(setNote(bothSaid, { stopId: 'bonn', note }));
    const theirs = accepted(say(noted, comment('c4', 'jonas')));
    const { trip, conflicts } = merged(mine, theirs);
    expect(new Set(commentsIn(trip)?.map(({ id }) => id))).toEqual(
      new Set(['c1', 'c2', 'c3', 'c4']),
    );
    expect(stopsOf(trip)[1]?.note).toEqual(note);
    expect(conflicts).toEqual([]);
  });

  it('go when one of them has taken them away, also the last', () => {
    const mine = accepted(removeComment(bothSaid, { stopId: 'bonn', commentId: 'c1' }));
    const theirs = accepted(removeComment(bothSaid, { stopId: 'bonn', commentId: 'c2' }));
    expect(commentsIn(merged(mine, theirs).trip)).toBeUndefined();
  });

  it('keep a stop that the other one has removed meanwhile', () => {
    const mine = accepted(say(bothSaid, comment('c3')));
    const theirs = accepted(removeStop(bothSaid, { stopId: 'bonn' }));
    const { trip, conflicts } = merged(mine, theirs);
    expect(commentsIn(trip)).toHaveLength(3);
    expect(conflicts).toHaveLength(1);
  });
});
