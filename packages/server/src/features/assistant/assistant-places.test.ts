import { join } from 'node:path';
import {
  countryOf,
  replayOperations,
  serialiseLocation,
  shortLabel,
  stopsOf,
  type Trip,
} from '@fahrtwind/domain';
import { answerByRules, type AssistantPorts, type PlaceHit } from '@fahrtwind/assistant';
import {
  PLANNING_TASKS,
  scorePlan,
  EVALUATION_DAY,
  knownPorts,
} from '@fahrtwind/assistant/evaluate';
import { tripOf } from '@fahrtwind/domain/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Place } from '../../../../geo/src/ports.ts';
import { createGazetteer } from '../../../../geo/src/gazetteer/create-gazetteer.ts';

const FILE = join(import.meta.dirname, '../../../../../data/places/gazetteer.bin.br');
const gazetteer = createGazetteer(FILE);
beforeAll(() => gazetteer.load());

/** The assistant with the places that ship with the product; ways are estimated. */
const ports: AssistantPorts = {
  ...knownPorts(),
  findPlaces: async (text, near) => {
    const query = { text, language: 'de', limit: 8 } as const;
    return (await gazetteer.search(near ? { ...query, near } : query)).value.map(hitOf);
  },
  placesNamed: async (texts) => {
    const found = await gazetteer.placesNamed({ texts, limit: 8, language: 'de' });
    return found.map((places) => places.map(hitOf));
  },
  townsNear: async ({ lat, lng }, withinMeters) => {
    const towns = await gazetteer.townsNear({ lat, lng, withinMeters, limit: 12, language: 'de' });
    return towns.map(hitOf);
  },
};

function hitOf(place: Place): PlaceHit {
  return {
    handle: `${place.lat} ${place.lng}`,
    name: shortLabel(place),
    country: countryOf(place),
    population: place.population,
    location: serialiseLocation(place),
  };
}

const EAST = tripOf({
  'Tag 1': ['Dresden'],
  'Tag 2': ['Prag'],
  'Tag 3': ['Wien'],
  'Tag 4': ['Salzburg', 'München'],
});

async function say(message: string, trip: Trip) {
  if (!EVALUATION_DAY) throw new Error('no date');
  return answerByRules(
    message,
    { trip, today: EVALUATION_DAY, language: 'de', readOnly: false, dialogue: null },
    ports,
  );
}

async function added(message: string, trip: Trip): Promise<readonly string[]> {
  const { operations, reply } = await say(message, trip);
  const known = new Set(stopsOf(trip).map(({ id }) => id));
  const stops = stopsOf(replayOperations(trip, operations).trip).filter(({ id }) => !known.has(id));
  return stops.length > 0 ? stops.map(({ location }) => location.label) : [reply];
}

describe('the assistant with the real gazetteer', () => {
  it.each([
    ['Füge Graz nach Wien ein', 'Graz'],
    ['Füge Wiens Altstadt hinzu', 'Was soll ich mit Wien machen?'],
    ['Füge Linz hinzu', 'Linz'],
    ['Füge Frankfurt an der Oder hinzu', 'Frankfurt'],
    ['Fahr an den Gardasee', 'Gardasee'],
    ['Ich will an den Bodensee', 'Bodensee'],
    ['Füge Rothenburg ob der Tauber hinzu', 'Rothenburg'],
    ['Füge Bad Ischl hinzu', 'Bad Ischl'],
    ['Füge Sankt Pölten hinzu', 'St. Pölten'],
    ['Füge Regensburk hinzu', '„Regensburk“ kenne ich nicht. Meinst du Regensburg?'],
    ['In die Schweiz fahren', 'Schweiz ist groß'],
    ['Füge Neustadt hinzu', 'Es gibt mehrere'],
  ])('%s', async (message, name) => {
    const [label = ''] = await added(message, EAST);
    expect(label.slice(0, name.length)).toBe(name);
  });

  const plans = PLANNING_TASKS.filter(({ message }) => message.startsWith('Plane'));

  it.each(plans.map((task) => [task.message, task] as const))('%s', async (_, task) => {
    const { operations, reply } = await say(task.message, task.trip);
    const { faults } = await scorePlan(task, operations, ports);
    expect([faults, operations.length > 0 ? '' : reply]).toEqual([[], '']);
  });
});
