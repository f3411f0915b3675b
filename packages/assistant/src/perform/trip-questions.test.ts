import {
  addDays,
  type Language,
  changeTransport,
  newHotel,
  setLegKind,
  setOptional,
  type Trip,
} from '@fahrtwind/domain';
import { accepted } from '@fahrtwind/domain/testing';
import { describe, expect, it } from 'vitest';
import { HOW_TO_TOPICS, type QueryAction, UNKNOWABLE_TOPICS } from '../action.ts';
import { EVALUATION_DAY, knownPorts } from '../evaluate/known-ports.ts';
import { EAST, EMPTY, sketch } from '../evaluate/sketch.ts';
import type { AssistantPorts, MeasuredWay } from '../ports.ts';
import { say } from '../testing/say.ts';
import { performActions } from './perform-actions.ts';
import { toQuery } from './question-kinds.ts';

/** Ways of a trip to Sweden: over the Baltic by ferry, and over borders that no stop lies at. */
const WAYS: Readonly<Record<string, Partial<MeasuredWay>>> = {
  kopenhagen: {
    countries: ['DE', 'DK'],
    crossings: [{ name: 'Puttgarden – Rødby', kind: 'ferry', minutes: 45 }],
  },
  malmoe: { countries: ['DK', 'SE'] },
};
const NORTH = sketch([['Hamburg'], ['Lübeck'], ['Kopenhagen'], ['Malmö']]);

const ports = (over: Partial<AssistantPorts> = {}): AssistantPorts => ({
  ...knownPorts(),
  measure: async (legs) =>
    legs.map(({ cityId }) => ({
      meters: cityId === 'kopenhagen' ? 240_000 : 60_000,
      seconds: cityId === 'kopenhagen' ? 4 * 3600 : 3600,
      countries: ['DE'],
      ...WAYS[cityId],
    })),
  findTolls: async () => [
    { countryCode: 'DK', system: 'nur Storebælt', price: 'rund 35 €', where: 'storebaelt.dk' },
    { countryCode: 'AT', system: 'Vignette', price: 'rund 10 €', where: 'ASFINAG' },
  ],
  ...over,
});

async function answer(
  query: QueryAction,
  trip: Trip = NORTH,
  { language = 'de', world = ports() }: { language?: Language; world?: AssistantPorts } = {},
): Promise<string> {
  if (!EVALUATION_DAY) throw new Error('no date');
  const context = { trip, today: EVALUATION_DAY, language, readOnly: true, places: [] };
  const { text } = await performActions([query], context, world);
  return text;
}

/** A booked lodging in Lübeck, and a train to Malmö that is not. */
function partlyBooked(): Trip {
  const [, day] = NORTH.days;
  const location = day?.cityList[0]?.location;
  if (!day || !location) throw new Error('no day');
  const dates = { checkInDate: day.date, checkOutDate: addDays(day.date, 1) };
  const hotel = newHotel({ id: 'h', name: 'Holstentor', location, booked: true, ...dates });
  const open = { ...newHotel({ id: 'k', name: 'Nyhavn', location, ...dates }) };
  const days = NORTH.days.map((one) => (one.id === day.id ? { ...one, hotelId: 'h' } : one));
  const trip = { ...NORTH, days, hotels: [hotel, { ...open, booked: false }] };
  const train = accepted(setLegKind(trip, { stopId: 'malmoe', kind: 'train' }));
  return accepted(changeTransport(train, { stopId: 'malmoe', change: { price: '12,50 €' } }));
}

it('names the longest day with its way, and leads there', async () => {
  expect(await answer({ kind: 'longestDay' })).toBe(
    'Am weitesten geht es an Tag 3 (Mi, 14.07.2027): 240 km, 4 Std. Fahrt, Lübeck → Kopenhagen.\n' +
      '[Tag 3 im Planer](/planen?tag=3)',
  );
  expect(await answer({ kind: 'longestDay' }, EMPTY)).toBe(
    'In dieser Reise gibt es noch keine Strecke.',
  );
});

it('names lodgings that are not booked besides nights without one', async () => {
  const trip = partlyBooked();
  const text = await answer({ kind: 'openNights' }, trip);
  const [booked, open] = trip.hotels;
  expect(text).toContain('Ohne Unterkunft: ');
  expect(text).toContain(`Noch nicht gebucht: ${open?.name}.`);
  expect(text).not.toContain(booked?.name);
});

it('lists what is not booked, nights in a row as one, and nothing that is', async () => {
  const text = await answer({ kind: 'bookings' }, partlyBooked());
  expect(text).toContain('- Unterkunft für die Nacht an Tag 1\n');
  expect(text).toContain('- Unterkunft für die Nacht an Tag 3\n');
  expect(text).toContain('- Nyhavn');
  expect(text).toContain('- Der Weg nach Malmö');
  expect(text).not.toContain('Holstentor');
  expect(text).toContain('(/planen?ansicht=overview)');
  const nights = await answer({ kind: 'bookings' }, NORTH);
  expect(nights).toContain('- Unterkunft für die Nächte an Tag 1 bis 3');
});

it('says where one sleeps on which day, also between stops', async () => {
  const rows = (await answer({ kind: 'sleeping' }, EAST)).split('\n');
  expect(rows).toHaveLength(5);
  expect(rows[4]).toBe('- [Tag 5](/planen?tag=5) (Fr, 16.07.2027): Wien, noch keine Unterkunft');
  expect(await answer({ kind: 'sleeping', day: 'd2' }, partlyBooked())).toBe(
    '[Tag 2](/planen?tag=2) (Di, 13.07.2027): Lübeck, Holstentor',
  );
  expect(await answer({ kind: 'sleeping', day: 'd9' })).toBe('Diesen Tag gibt es nicht.');
});

describe('borders', () => {
  it('are named where they are crossed, with what roads cost in those countries alone', async () => {
    const text = await answer({ kind: 'borders' });
    expect(text).toContain('Die Reise führt durch Deutschland, Dänemark und Schweden.');
    expect(text).toContain('- Deutschland → Dänemark: Tag 3, auf dem Weg nach Kopenhagen');
    expect(text).toContain('- Dänemark → Schweden: Tag 4, auf dem Weg nach Malmö');
    expect(text).toContain('- Dänemark: nur Storebælt, rund 35 €; storebaelt.dk');
    expect(text).not.toContain('Österreich');
    expect(text).toContain('(/Blog/vignetten-und-maut)');
  });

  it('are known from the stops where the planner of ways knows no countries', async () => {
    const text = await answer({ kind: 'borders' }, EAST, { world: knownPorts() });
    expect(text).toContain('Deutschland, Tschechien und Österreich');
    expect(text).toContain('- Österreich → Deutschland: Tag 6, auf dem Weg nach München');
  });

  it('cost no tolls for those who do not drive', async () => {
    const trains = ['luebeck', 'kopenhagen', 'malmoe'].reduce(
      (trip, stopId) => accepted(setLegKind(trip, { stopId, kind: 'train' })),
      NORTH,
    );
    expect(await answer({ kind: 'borders' }, trains)).not.toContain('Storebælt');
  });
});

it('names ferries on the way with their time, and says where there is none', async () => {
  const text = await answer({ kind: 'ferries' });
  expect(text).toContain('- [Tag 3](/planen?tag=3): Fähre Puttgarden – Rødby, 45 Min.');
  expect(text).toContain('(/Blog/faehren-buchen)');
  const passed = accepted(setOptional(NORTH, { stopId: 'kopenhagen', optional: true }));
  expect(await answer({ kind: 'ferries' }, passed)).toBe(
    'Auf dieser Reise liegt keine Fähre und kein Autozug.',
  );
});

describe('daylight', () => {
  it('is told by the clock of the place', async () => {
    const [town] = await knownPorts().townsNear({ lat: 55.676, lng: 12.568 }, 1000);
    if (!town) throw new Error('no town');
    const townsNear = async () => [{ ...town, timeZone: 'Europe/Copenhagen' }];
    const text = await answer({ kind: 'daylight', day: 'd3' }, NORTH, {
      world: ports({ townsNear }),
    });
    const match = /um (\d+):(\d+) Uhr auf und um (\d+):(\d+) Uhr unter/.exec(text);
    // In the middle of July the sun is up in Copenhagen from about 4:45 to 21:45.
    expect(Number(match?.[1])).toBe(4);
    expect(Number(match?.[3])).toBe(21);
  });

  it('is told as a length where the clock is unknown, on the first and the last day', async () => {
    const text = await answer({ kind: 'daylight' });
    expect(text.split('\n')).toHaveLength(2);
    expect(text).toMatch(/Tag 1 .*Hamburg: Zwischen Sonnenaufgang und -untergang liegen 16 Std\./);
  });
});

it.each(HOW_TO_TOPICS)('says how to %s, with a link to that place', async (topic) => {
  for (const language of ['de', 'en'] as const)
    expect(await answer({ kind: 'howTo', topic }, NORTH, { language })).toMatch(
      /\.\n\[.+\]\(\/(?:planen(?:\?zeige=\w+)?|print)\)$/,
    );
});

it.each(UNKNOWABLE_TOPICS)('says of %s in one sentence that it cannot know it', async (topic) => {
  for (const language of ['de', 'en'] as const) {
    const text = await answer({ kind: 'unknowable', topic }, NORTH, { language });
    expect(text.replaceAll(/\([^)]*\)/g, '').match(/[.!?](?:\s|$)/g)).toHaveLength(1);
  }
});

it('offers along the way what lies between the stops, not in them', async () => {
  const [hamburg] = await knownPorts().findPlaces('Hamburg');
  const [bremen] = await knownPorts().findPlaces('Bremen');
  if (!hamburg || !bremen) throw new Error('no places');
  const { lat, lng } = hamburg.location;
  const michel = {
    ...hamburg,
    name: 'Michel',
    location: { ...hamburg.location, lat: lat + 0.02, lng },
  };
  const text = await answer({ kind: 'alongTheWay' }, NORTH, {
    world: ports({ placesAlong: async () => [michel, bremen] }),
  });
  expect(text).toContain('1. Bremen');
  expect(text).not.toContain('Michel');
});

it.each([
  ['Welcher Tag ist am längsten?', 'Am weitesten geht es an Tag'],
  ['Was ist noch nicht gebucht?', 'Noch nicht gebucht:'],
  ['Wo schlafen wir?', '- [Tag 1]'],
  ['Brauche ich eine Vignette?', 'Die Reise führt durch'],
  ['Gibt es da eine Fähre?', 'Auf dieser Reise liegt keine Fähre'],
  ['Wann wird es an Tag 2 dunkel?', 'Tag 2 (Di, 13.07.2027), Prag:'],
  ['Wie kann ich die Reise teilen?', 'Unter „Teilen“'],
  ['Wie drucke ich das aus?', 'Auf der Druckseite'],
  ['Wie kann ich Freunde einladen?', 'Unter „Mitreisende“'],
  ['Brauchen wir ein Visum?', 'Welche Papiere du brauchst'],
])('understands %j', async (message, expected) => {
  const reply = await say(message, { trip: EAST });
  expect([reply.kind, reply.reply.slice(0, expected.length)]).toEqual(['answer', expected]);
});

it('asks back for what a question needs', () => {
  expect(toQuery('arrival', {})).toEqual({ kind: 'missing', mention: 'stop' });
  expect(toQuery('sleeping', { day: 'd2', stop: 's1' })).toEqual({
    kind: 'query',
    query: { kind: 'sleeping', day: 'd2' },
  });
});
