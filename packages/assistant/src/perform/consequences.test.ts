import {
  addDays,
  changeTransport,
  type LegKind,
  newHotel,
  replayOperations,
  setDayStart,
  setLegKind,
  shortLabel,
  type Trip,
} from '@fahrtwind/domain';
import { accepted } from '@fahrtwind/domain/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AssistantAction } from '../action.ts';
import { answerByRules, EMPTY_DIALOGUE } from '../dialogue/answer-by-rules.ts';
import { knownPlace } from '../evaluate/known-places.ts';
import { EVALUATION_DAY, knownPorts } from '../evaluate/known-ports.ts';
import { EAST, sketch } from '../evaluate/sketch.ts';
import type { AssistantPorts } from '../ports.ts';
import { performActions } from './perform-actions.ts';

const PLACES = ['Wien', 'Salzburg', 'Linz', 'Ulm', 'Köln', 'Stuttgart', 'München'].map(knownPlace);
const placeNamed = (name: string): string => knownPlace(name).handle;

interface Scene {
  readonly ports?: AssistantPorts;
  readonly drivingLimitMinutes?: number;
  readonly language?: 'de' | 'en';
}

function contextOf(trip: Trip, { language = 'de', drivingLimitMinutes }: Scene) {
  if (!EVALUATION_DAY) throw new Error('no date');
  const base = { trip, today: EVALUATION_DAY, language, readOnly: false };
  return { ...base, ...(drivingLimitMinutes !== undefined && { drivingLimitMinutes }) };
}

/** What a proposal says beyond what it does, and the words on its chips. */
async function proposed(trip: Trip, actions: readonly AssistantAction[], scene: Scene = {}) {
  const { ports = knownPorts() } = scene;
  const outcome = await performActions(
    actions,
    { ...contextOf(trip, scene), places: PLACES },
    ports,
  );
  if (outcome.kind !== 'done') throw new Error(outcome.text);
  const chips = outcome.options.map(({ label }) => label);
  const state = { proposal: outcome.operations, options: outcome.options };
  const dialogue = { ...EMPTY_DIALOGUE, ...state };
  const press = (label: string) =>
    answerByRules(label, { ...contextOf(trip, scene), dialogue }, ports);
  return { text: outcome.text, chips, press, dialogue };
}

/** The days with their stops after operations. */
function days(trip: Trip, operations: Parameters<typeof replayOperations>[1]) {
  const after = replayOperations(trip, operations).trip;
  return after.days.map(({ cityList }) => cityList.map((stop) => shortLabel(stop.location)));
}

const ALPS = sketch([['Köln'], ['Stuttgart'], ['München'], ['Salzburg']]);

function withLodging(trip: Trip, day: number, booked: boolean): Trip {
  const date = trip.days[day]?.date;
  const location = trip.days[day]?.cityList.at(-1)?.location;
  if (!date || !location) throw new Error('no such day');
  const stay = { checkInDate: date, checkOutDate: addDays(date, 1) };
  const hotel = newHotel({ id: 'post', name: 'Post', location, booked, ...stay });
  const nights = trip.days.map((one, index) => (index === day ? { ...one, hotelId: 'post' } : one));
  return { ...trip, hotels: [hotel], days: nights };
}

function withTicket(trip: Trip, stopId: string, kind: LegKind): Trip {
  const set = accepted(setLegKind(trip, { stopId, kind }));
  return accepted(changeTransport(set, { stopId, change: { bookingNumber: 'QX7' } }));
}

describe('a proposal that makes a day too long', () => {
  const addLinz = { kind: 'addStop', place: placeNamed('Wien'), after: 's4' } as const;

  it('says so and offers a day more, which works', async () => {
    const { text, chips, press } = await proposed(ALPS, [addLinz], { drivingLimitMinutes: 300 });
    expect(text).toContain('Achtung: Tag 4 hat dann');
    expect(text).toContain('mehr als deine 5 Std.');
    expect(chips).toEqual(['Einen Tag mehr für Wien?']);
    const answer = await press(chips[0] ?? '');
    expect(answer.kind).toBe('proposal');
    expect(days(ALPS, answer.operations)).toEqual([
      ['Köln'],
      ['Stuttgart'],
      ['München'],
      ['Salzburg'],
      ['Wien'],
    ]);
    expect(answer.reply).not.toContain('Achtung');
    expect(answer.suggestions).toEqual([]);
  });

  it('offers the next day where that has room', async () => {
    const free = sketch([['Köln'], ['Stuttgart'], ['München'], ['Salzburg'], []]);
    const { chips, press } = await proposed(free, [addLinz], { drivingLimitMinutes: 300 });
    expect(chips).toEqual(['Wien auf den nächsten Tag?']);
    const answer = await press('wien auf den nächsten tag?');
    expect(days(free, answer.operations).at(-1)).toEqual(['Wien']);
  });

  it('offers a night on the way where a single leg is too long', async () => {
    const trip = sketch([['Köln'], ['Frankfurt am Main'], ['Würzburg']]);
    const { text, chips, press } = await proposed(trip, [
      { kind: 'replaceStop', stop: 's3', place: placeNamed('Wien') },
    ]);
    expect(text).toContain('Achtung: Tag 3 hat dann');
    expect(chips).toHaveLength(1);
    expect(chips[0]).toMatch(/^Unterwegs in .+ übernachten\?$/);
    const after = days(trip, (await press(chips[0] ?? '')).operations);
    expect(after).toHaveLength(4);
    expect(after.at(-1)).toEqual(['Wien']);
  });

  it('offers a night on the way where the last leg is too long for any day', async () => {
    const trip = sketch([['Köln'], ['Frankfurt am Main']]);
    const wien = { kind: 'addStop', place: placeNamed('Wien'), after: 's2' } as const;
    const { chips, press } = await proposed(trip, [wien]);
    expect(chips[0]).toMatch(/^Unterwegs in .+ übernachten\?$/);
    const after = days(trip, (await press(chips[0] ?? '')).operations);
    expect(after).toHaveLength(4);
    expect([after[1], after[2]?.length, after[3]]).toEqual([['Frankfurt am Main'], 1, ['Wien']]);
  });

  it('says nothing of a day that was too long before', async () => {
    const { text, chips } = await proposed(
      ALPS,
      [{ kind: 'addNote', stop: 's4', text: 'Mirabell' }],
      { drivingLimitMinutes: 60 },
    );
    expect([text, chips]).toEqual(['Notiz bei Salzburg: „Mirabell“', []]);
  });

  it('uses the limit that the person has chosen', async () => {
    const { text } = await proposed(ALPS, [addLinz], { drivingLimitMinutes: 600 });
    expect(text).toBe('Wien kommt an Tag 4 nach Salzburg dazu.');
  });

  it('is said in English on the English site', async () => {
    const scene = { drivingLimitMinutes: 300, language: 'en' } as const;
    const { text, chips } = await proposed(ALPS, [addLinz], scene);
    expect(text).toContain('Note: day 4 then has');
    expect(chips).toEqual(['One more day for Wien?']);
  });
});

it('names the places that are stacked on one day, and takes the last one to the next', async () => {
  const trip = sketch([['Mainz'], ['Frankfurt am Main', 'Heidelberg', 'Karlsruhe'], []]);
  const { text, chips, press } = await proposed(trip, [
    { kind: 'addStop', place: placeNamed('Stuttgart'), after: 's4' },
  ]);
  expect(text).toContain(
    'Achtung: An Tag 2 liegen dann 4 Orte: Frankfurt am Main, Heidelberg, Karlsruhe und Stuttgart.',
  );
  expect(chips).toEqual(['Stuttgart auf den nächsten Tag?']);
  expect(days(trip, (await press(chips[0] ?? '')).operations).at(-1)).toEqual(['Stuttgart']);
});

describe('a lodging', () => {
  it.each([
    [true, { kind: 'removeStop', stop: 's3' }, '„Post“ ist fest gebucht und liegt dann an keinem'],
    [true, { kind: 'moveStop', stop: 's3', day: 'd4' }, '„Post“ ist fest gebucht und liegt dann'],
    [true, { kind: 'shiftDates', days: 3 }, '„Post“ ist fest gebucht (Mi, 14.07.2027 bis'],
    [false, { kind: 'removeStop', stop: 's3' }, '„Post“ liegt dann an keinem Stopp mehr.'],
  ] satisfies readonly (readonly [boolean, AssistantAction, string])[])(
    'that is booked (%s) and loses its stop or date by %j is named',
    async (booked, action, line) => {
      const { text } = await proposed(withLodging(ALPS, 2, booked), [action]);
      expect(text).toContain(line);
    },
  );

  it('that is not booked can go with its stop, by one press', async () => {
    const trip = withLodging(ALPS, 2, false);
    const { chips, press } = await proposed(trip, [{ kind: 'removeStop', stop: 's3' }]);
    expect(chips).toEqual(['„Post“ auch streichen?']);
    const { operations } = await press(chips[0] ?? '');
    expect(replayOperations(trip, operations).trip.hotels).toEqual([]);
  });

  it('that is booked is kept by leaving the trip as it is', async () => {
    const trip = withLodging(ALPS, 2, true);
    const { chips, press } = await proposed(trip, [{ kind: 'removeStop', stop: 's3' }]);
    expect(chips).toEqual(['Lieber nicht']);
    const answer = await press('Lieber nicht');
    expect([answer.kind, answer.dialogue.proposal]).toEqual(['reject', null]);
  });

  it('that follows its day is not spoken of', async () => {
    const { text } = await proposed(withLodging(ALPS, 2, false), [{ kind: 'shiftDates', days: 3 }]);
    expect(text).not.toContain('Post');
  });
});

it.each([
  [{ kind: 'removeStop', stop: 's3' }, 'Die gebuchte Fahrt nach München kommt dann in der Reise'],
  [{ kind: 'shiftDates', days: 1 }, 'Die Fahrt nach München ist für einen anderen Tag gebucht.'],
  [{ kind: 'removeStop', stop: 's2' }, 'Die Fahrt nach München ist von einem anderen Ort aus'],
  [
    { kind: 'setProfile', profile: 'car', stop: 's3' },
    'Die gebuchte Fahrt nach München kommt dann',
  ],
] satisfies readonly (readonly [AssistantAction, string])[])(
  'a booked ticket that loses its leg by %j is named',
  async (action, line) => {
    const { text, chips } = await proposed(withTicket(ALPS, 'muenchen', 'train'), [action]);
    expect(text).toContain(line);
    expect(chips).toContain('Lieber nicht');
  },
);

it('says that a stop would be there twice, and takes the other one out by a press', async () => {
  const again = { kind: 'addStop', place: placeNamed('Stuttgart'), day: 'd4' } as const;
  const { text, chips, press } = await proposed(ALPS, [again], { drivingLimitMinutes: 900 });
  expect(text).toContain('Stuttgart steht dann an Tag 2 und an Tag 4.');
  expect(chips).toEqual(['Stuttgart an Tag 2 streichen?']);
  const after = days(ALPS, (await press(chips[0] ?? '')).operations);
  expect(after[1]).toEqual([]);
  expect(after[3]).toContain('Stuttgart');
});

it('takes the way home for no doubled stop', async () => {
  const home = { kind: 'addStop', place: placeNamed('Köln'), after: 's4' } as const;
  const { text } = await proposed(ALPS, [home], { drivingLimitMinutes: 900 });
  expect(text).toBe('Köln kommt an Tag 4 nach Salzburg dazu.');
});

/** The way to München leads over a pass that is closed until May. */
function overPass(isAvoided: boolean): AssistantPorts {
  const closures = [{ name: 'Timmelsjoch', kind: 'pass', isAvoided }] as const;
  return {
    ...knownPorts(),
    measure: async (legs) =>
      legs.map(({ cityId, month }) => {
        const isAtPass = cityId === 'muenchen' || cityId === 'salzburg';
        const isClosed = isAtPass && (month < 6 || month > 10);
        return { meters: 100_000, seconds: 5400, ...(isClosed && { closures }) };
      }),
  };
}

describe('a pass', () => {
  const toMarch = { kind: 'shiftDates', days: -120 } as const;

  it.each([
    [true, 'Timmelsjoch ist im März gesperrt, deshalb geht es außen herum.'],
    [false, 'Achtung: Timmelsjoch ist im März gesperrt, und ein anderer Weg führt nicht hin.'],
  ])('that is closed in the month and avoided (%s) is named', async (isAvoided, line) => {
    const { text } = await proposed(ALPS, [toMarch], { ports: overPass(isAvoided) });
    expect(text).toContain(line);
    // Both the way to it and the way down are closed: that is said once.
    expect(text.split('Timmelsjoch')).toHaveLength(2);
  });

  it('is open again in another month, by one press', async () => {
    const { chips, press } = await proposed(ALPS, [toMarch], { ports: overPass(false) });
    expect(chips).toEqual(['Die Reise in den Juni legen?']);
    const { operations, reply } = await press(chips[0] ?? '');
    expect(replayOperations(ALPS, operations).trip.days[2]?.date).toMatch(/^2027-06-/);
    expect(reply).not.toContain('gesperrt');
  });
});

it.each([
  ['foot', 'zu Fuß'],
  ['bicycle', 'mit dem Rad'],
] as const)('says how far it is %s, and offers the car', async (profile, way) => {
  const { text, chips, press } = await proposed(ALPS, [
    { kind: 'setProfile', profile, stop: 's3' },
  ]);
  expect(text).toMatch(new RegExp(`Achtung: Nach München sind es \\d+ km ${way}, etwa`));
  expect(chips).toEqual(['Nach München mit dem Auto?']);
  const { reply } = await press(chips[0] ?? '');
  expect(reply).toBe('Das ist schon so. Es gibt nichts zu ändern.');
});

it('begins a day earlier for a train that would be missed', async () => {
  const set = accepted(setLegKind(ALPS, { stopId: 'muenchen', kind: 'train' }));
  const ride = { departureTime: '10:00', arrivalTime: '12:30' };
  const timed = accepted(changeTransport(set, { stopId: 'muenchen', change: ride }));
  const trip = accepted(setDayStart(timed, { dayId: 'd3', startMinutes: 540 }));
  const { text, chips, press } = await proposed(trip, [
    { kind: 'setDayStart', day: 'd3', minutes: 11 * 60 },
  ]);
  expect(text).toContain('Die Abfahrt nach München um 10:00 Uhr verpasst du dann.');
  expect(chips).toEqual(['Tag 3 um 10:00 Uhr beginnen?']);
  const { operations } = await press(chips[0] ?? '');
  expect(replayOperations(trip, operations).trip.days[2]?.startMinutes).toBe(600);
});

it('still mends what was accepted meanwhile', async () => {
  const lodged = withLodging(ALPS, 2, false);
  const outcome = await proposed(lodged, [{ kind: 'removeStop', stop: 's3' }]);
  const [label = ''] = outcome.chips;
  const dialogue = { ...outcome.dialogue, proposal: null };
  const after = replayOperations(lodged, outcome.dialogue.proposal).trip;
  const answer = await answerByRules(label, { ...contextOf(after, {}), dialogue }, knownPorts());
  expect(answer.operations).toEqual([{ op: 'removeHotel', hotelId: 'post' }]);
});

function warningsIn(reply: string): number {
  return reply.split('\n').filter((line) => line.startsWith('Achtung')).length;
}

describe('whatever is proposed', () => {
  const stop = fc.integer({ min: 1, max: 6 }).map((number) => `s${number}`);
  const day = fc.integer({ min: 1, max: 6 }).map((number) => `d${number}`);
  const place = fc.constantFrom(...PLACES.map(({ handle }) => handle));
  const action: fc.Arbitrary<AssistantAction> = fc.oneof(
    fc.record({ kind: fc.constant('addStop' as const), place, day }),
    fc.record({ kind: fc.constant('replaceStop' as const), stop, place }),
    fc.record({ kind: fc.constant('removeStop' as const), stop }),
    fc.record({ kind: fc.constant('moveStop' as const), stop, day }),
    fc.record({ kind: fc.constant('removeDay' as const), day }),
    fc.record({ kind: fc.constant('shiftDates' as const), days: fc.integer({ min: -9, max: 9 }) }),
    fc.record({
      kind: fc.constant('setProfile' as const),
      stop,
      profile: fc.constantFrom('foot' as const, 'train' as const, 'car' as const),
    }),
  );

  it('a chip works when it is pressed, and adds no other warning', async () => {
    const trip = withTicket(withLodging(EAST, 3, true), 'salzburg', 'train');
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 1, maxLength: 2 }), async (actions) => {
        const { chips, press, text } = await proposed(trip, actions, {
          drivingLimitMinutes: 240,
        }).catch(() => ({ chips: [], press: null, text: '' }));
        for (const chip of chips) {
          const answer = await press?.(chip);
          expect(['proposal', 'reject', 'answer']).toContain(answer?.kind);
          const { notFitting } = replayOperations(trip, answer?.operations ?? []);
          expect(notFitting).toEqual([]);
          expect(warningsIn(answer?.reply ?? '')).toBeLessThanOrEqual(warningsIn(text));
        }
      }),
      { numRuns: 60 },
    );
  });
});
