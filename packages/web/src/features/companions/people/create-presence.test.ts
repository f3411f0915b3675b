import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeClock } from '../../../store/session/session-fakes.ts';
import { createPresence, type Presence } from './create-presence.ts';

let time: ReturnType<typeof createFakeClock>;
let said: string[];
let presence: Presence;

beforeEach(() => {
  time = createFakeClock();
  said = [];
  presence = createPresence({
    clock: time.clock,
    say: async (tripId, { selection, isHere }) =>
      void said.push(`${tripId} ${isHere ? `here ${selection.join()}` : 'leaves'}`),
    log: () => undefined,
  });
});

const hears = (uid: string, selection: readonly string[] = [], isHere = true, id = 'reise') =>
  presence.hear({ kind: 'presence', id, uid, selection, isHere });

describe('who is here', () => {
  it('is told at once, then every 15 s, and when one leaves', async () => {
    presence.enter('reise', 'mara');
    await time.advance(30_000);
    presence.leave();
    await time.advance(60_000);
    expect(said).toEqual(['reise here ', 'reise here ', 'reise here ', 'reise leaves']);
  });

  it('is told with what is selected, several selections in a row as one', async () => {
    presence.enter('reise', 'mara');
    await time.advance(0);
    presence.select(['a']);
    presence.select(['b']);
    presence.select(['b']);
    await time.advance(1000);
    expect(said).toEqual(['reise here ', 'reise here b']);
  });

  it('is told with no more of a large selection than the server takes', async () => {
    presence.enter('reise', 'mara');
    presence.select(['ein Stopp', ...Array.from({ length: 60 }, (_, index) => `s${index}`)]);
    await time.advance(1000);
    expect(said.at(-1)).toMatch(/^reise here s0,s1,.*,s49$/);
  });

  it('shows the others on the same trip, and not oneself', async () => {
    presence.enter('reise', 'mara');
    hears('jonas', ['bonn']);
    hears('mara', ['koeln']);
    hears('ole', [], true, 'andere');
    expect(presence.get()).toEqual([{ uid: 'jonas', selection: ['bonn'] }]);
    hears('jonas', ['mainz']);
    expect(presence.get()).toEqual([{ uid: 'jonas', selection: ['mainz'] }]);
    hears('jonas', [], false);
    expect(presence.get()).toEqual([]);
  });

  it('answers each person who comes in, once', async () => {
    presence.enter('reise', 'mara');
    await time.advance(0);
    hears('jonas');
    hears('jonas', ['bonn']);
    await time.advance(1000);
    expect(said).toHaveLength(2);
  });

  it('ends 30 s after the last word', async () => {
    presence.enter('reise', 'mara');
    hears('jonas');
    await time.advance(29_000);
    hears('jonas');
    await time.advance(29_000);
    expect(presence.get()).toHaveLength(1);
    await time.advance(1000);
    expect(presence.get()).toEqual([]);
  });

  it('is empty for a person who has left, and a failed announcement does no harm', async () => {
    const silent = createPresence({
      clock: time.clock,
      say: () => Promise.reject(new Error('offline')),
      log: (message) => void said.push(message),
    });
    silent.enter('reise', 'mara');
    await time.advance(0);
    silent.leave();
    silent.hear({ kind: 'presence', id: 'reise', uid: 'jonas', selection: [], isHere: true });
    await time.advance(0);
    expect(silent.get()).toEqual([]);
    expect(said).toEqual(['Presence not told', 'Presence not told']);
  });
});
