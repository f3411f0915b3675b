import {
  addDays,
  countryOf,
  distanceMeters,
  replayOperations,
  routeLegsOf,
  scheduleTrip,
  shortLabel,
  stopsOf,
  type Trip,
} from '@fahrtwind/domain';
import { answerByRules, type AssistantPorts, type RuleAnswer } from '@fahrtwind/assistant';
import { EVALUATION_DAY, tableOfRegions } from '@fahrtwind/assistant/evaluate';
import { tripOf } from '@fahrtwind/domain/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { openRealPorts } from './testing/real-ports.ts';

let ports: AssistantPorts;
beforeAll(async () => {
  ports = await openRealPorts();
});

/** A day on which nothing is chosen yet. */
const EMPTY: Trip = tripOf({ 'Tag 1': [] });

async function say(
  text: string,
  dialogue: RuleAnswer['dialogue'] | null = null,
  world = ports,
): Promise<RuleAnswer> {
  if (!EVALUATION_DAY) throw new Error('no date');
  const [day] = EMPTY.days;
  const trip = day ? { ...EMPTY, days: [{ ...day, date: EVALUATION_DAY }] } : EMPTY;
  const context = {
    trip,
    today: EVALUATION_DAY,
    language: 'de',
    readOnly: false,
    dialogue,
  } as const;
  return answerByRules(text, context, world);
}

function made({ operations }: RuleAnswer): Trip {
  const { trip, notFitting } = replayOperations(EMPTY, operations);
  expect(notFitting).toEqual([]);
  return trip;
}

/** Where each night is spent; the last day has none. */
function nightsOf(trip: Trip): readonly string[] {
  let evening = '';
  return trip.days.slice(0, -1).map(({ cityList }) => {
    const last = cityList.at(-1);
    if (last) evening = shortLabel(last.location);
    return evening;
  });
}

function longestStay(nights: readonly string[]): number {
  let [longest, current] = [0, 0];
  for (const [index, name] of nights.entries()) {
    current = name === nights[index - 1] ? current + 1 : 1;
    longest = Math.max(longest, current);
  }
  return longest;
}

async function hoursOf(trip: Trip): Promise<readonly number[]> {
  const legs = routeLegsOf(trip);
  const answers = await ports.measure(legs);
  expect(answers).not.toContain(null);
  const byLeg = new Map(legs.map((leg, index) => [leg.cityId, answers[index] ?? undefined]));
  return scheduleTrip(trip, (leg) => byLeg.get(leg.cityId)).map((day) => day.drivingSeconds / 3600);
}

interface Expected {
  readonly days: number;
  /** First and last place; missing where no start was named. */
  readonly home?: string;
  readonly countries: readonly string[];
  readonly hours?: number;
  readonly nights?: number;
  readonly start?: string;
}

const REQUESTS: readonly (readonly [string, Expected])[] = [
  [
    'zwei Wochen Schottland mit dem Camper ab Rotterdam',
    { days: 14, home: 'Rotterdam', countries: ['Vereinigtes Königreich'], hours: 5.5 },
  ],
  ['langes Wochenende Vogesen', { days: 4, countries: ['Frankreich'], start: '2027-03-05' }],
  ['mit den Kindern an den Gardasee', { days: 7, countries: ['Italien'], hours: 5 }],
  [
    'wir wollen im juni 10 tage mit dem bulli durch die normandie und bretagne, start in köln',
    { days: 10, home: 'Köln', countries: ['Frankreich'], hours: 5.5, start: '2027-06-05' },
  ],
  [
    '3 wochen norwegen ab hamburg, nicht mehr als 5 stunden fahren am tag',
    { days: 21, home: 'Hamburg', countries: ['Norwegen'], hours: 5 },
  ],
  [
    'Alpenpässe mit dem Motorrad, eine Woche ab Stuttgart',
    { days: 7, home: 'Stuttgart', countries: [], hours: 5 },
  ],
  [
    'Osterferien: eine Woche Provence ab Freiburg',
    { days: 7, home: 'Freiburg im Breisgau', countries: ['Frankreich'] },
  ],
  [
    'Sardinien 2 Wochen ab Zürich im Mai',
    { days: 14, home: 'Zürich', countries: ['Italien'], start: '2027-05-01' },
  ],
  ['Irland, 16 Tage, ab Köln, Juni', { days: 16, home: 'Köln', countries: ['Irland'] }],
  [
    'Elsass und Schwarzwald, 6 Tage ab Mainz, je zwei Nächte',
    { days: 6, home: 'Mainz', countries: ['Deutschland', 'Frankreich'], nights: 2 },
  ],
  [
    'von Hamburg nach Südtirol und wieder heim in 11 Tagen',
    { days: 11, home: 'Hamburg', countries: ['Italien'] },
  ],
  [
    'Portugal 4 Wochen ab Karlsruhe mit dem Wohnmobil',
    { days: 28, home: 'Karlsruhe', countries: ['Portugal'], hours: 5.5 },
  ],
  [
    'Plane 12 Tage von Köln über Paris und Lyon nach Marseille und zurück',
    { days: 12, home: 'Köln', countries: ['Frankreich'] },
  ],
];

describe('a whole trip', () => {
  it.each(REQUESTS)('%s', async (text, expected) => {
    const { days, home, countries, hours = 6, nights = 3 } = expected;
    const answer = await say(text);
    expect([answer.kind, answer.reply]).toEqual(['proposal', answer.reply]);
    const trip = made(answer);
    expect(trip.days).toHaveLength(days);
    expect(
      trip.days.every(({ date }, index) => date === addDays(trip.days[0]?.date ?? date, index)),
    ).toBe(true);
    if (expected.start !== undefined) expect(trip.days[0]?.date).toBe(expected.start);
    const stops = stopsOf(trip);
    if (home !== undefined)
      expect([stops.at(0), stops.at(-1)].map((stop) => stop && shortLabel(stop.location))).toEqual([
        home,
        home,
      ]);
    const seen = stops.map(({ location }) => countryOf(location));
    for (const country of countries)
      expect(seen.filter((one) => one === country).length).toBeGreaterThan(1);
    expect(Math.max(...(await hoursOf(trip)))).toBeLessThanOrEqual(hours + 0.1);
    expect(longestStay(nightsOf(trip))).toBeLessThanOrEqual(nights);
  });

  it('fills the days with what is to be seen, and never with the same thing twice', async () => {
    const trip = made(await say('Toskana 12 Tage, von Nürnberg'));
    const filled = trip.days.filter(
      ({ cityList }) => cityList.length > 1 || cityList.some(({ entries }) => entries.length > 0),
    );
    expect(filled.length).toBeGreaterThanOrEqual(trip.days.length / 2);
    const notes = stopsOf(trip).flatMap(({ note }) => note?.content ?? []);
    expect(new Set(notes).size).toBe(notes.length);
  });

  it('sees each of the regions that were named', async () => {
    const trip = made(await say('zehn Tage England, Cotswolds und Cornwall, ab Calais'));
    const nights = nightsOf(trip);
    expect(trip.title).toBe('Cotswolds und Cornwall ab Calais');
    const western = stopsOf(trip).filter(({ location }) => location.lng < -4 && location.lat < 51);
    expect(western.length).toBeGreaterThan(0);
    expect(nights.length).toBe(9);
  });

  it('takes another way back where there is one', async () => {
    const nights = nightsOf(made(await say('zwei Wochen Schottland mit dem Camper ab Rotterdam')));
    const returned = nights.slice(-2).filter((name) => nights.slice(0, 3).includes(name));
    expect(returned).toEqual([]);
  });

  it('says what was left out, and what is closed or better another time', async () => {
    const { reply } = await say('langes Wochenende Vogesen');
    expect(reply).toContain('Ausgelassen');
    expect(reply).toContain('Am schönsten ist es dort von April bis Oktober');
  });

  it('asks where it begins where no region is named, and finds one near', async () => {
    const asked = await say('über Himmelfahrt irgendwo ans Wasser');
    expect(asked.kind).toBe('question');
    const answer = await say('Stuttgart', asked.dialogue);
    const trip = made(answer);
    expect(trip.days.map(({ date }) => date)).toEqual([
      '2027-05-06',
      '2027-05-07',
      '2027-05-08',
      '2027-05-09',
    ]);
    expect(trip.title).toBe('Bodensee ab Stuttgart');
    expect(answer.reply).toContain('Auch schön und nicht weit');
  });

  it('says that the days do not get there', async () => {
    const { kind, reply } = await say('drei Tage Andalusien ab Hamburg');
    expect(kind).toBe('answer');
    expect(reply).toContain('das passt nicht in 3 Tage');
  });

  it('asks the planner so many questions at most, however long the trip', async () => {
    let rows = 0;
    const counting: AssistantPorts = {
      ...ports,
      matrix: async (points, profile, toll, rowCount) => {
        rows += rowCount ?? points.length;
        return ports.matrix(points, profile, toll, rowCount);
      },
    };
    await say('Plane 8 Wochen Balkan ab Kiel, höchstens 3 Stunden am Tag', null, counting);
    expect(rows).toBeLessThan(2500);
  });

  it('ends where the turn is stopped', async () => {
    const stop = new AbortController();
    const stopped = await openRealPorts(stop.signal);
    let asked = 0;
    const world: AssistantPorts = {
      ...stopped,
      matrix: async (...question) => {
        asked += 1;
        stop.abort(new Error('stopped'));
        return stopped.matrix(...question);
      },
    };
    await expect(say('drei Wochen Norwegen ab Hamburg', null, world)).rejects.toThrow('stopped');
    expect(asked).toBe(1);
  });
});

describe('the table of regions', () => {
  it('has only places that our own search finds there', async () => {
    const missing: string[] = [];
    for (const { id, bases } of tableOfRegions())
      for (const { name, lat, lng, nights } of bases.filter((base) => base.nights > 0)) {
        const hits = await ports.findPlaces(name, { lat, lng });
        const isFound = hits.some(({ location }) => distanceMeters(location, { lat, lng }) < 7000);
        if (!isFound) missing.push(`${id}: ${name} ${nights}`);
      }
    expect(missing).toEqual([]);
  });
});
