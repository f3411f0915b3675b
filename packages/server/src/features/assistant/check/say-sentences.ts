import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  legKindOf,
  nightsOf,
  readCalendarDate,
  replayOperations,
  shortLabel,
  stopsOf,
  writeGermanDate,
  type CalendarDate,
  type Trip,
} from '@fahrtwind/domain';
import { EVALUATION_DAY } from '@fahrtwind/assistant/evaluate';
import type { AssistantPorts } from '@fahrtwind/assistant';
import {
  createBundledSights,
  createEstimatePlanner,
  createGazetteer,
  loadRoadEstimates,
} from '@fahrtwind/geo';
import { projectFolder } from '../../../config/project-folder.ts';
import { answerTurn } from '../answer-turn.ts';
import type { TurnAnswer } from '../turn.ts';
import { createPorts } from '../assistant-ports.ts';
import { tripOfSketch, type SentenceBatch } from './sentence-batch.ts';

/** Nothing of a batch is worth a line of the server's log. */
const NO_LOG = {
  error: (...words: readonly unknown[]) => console.error(...words),
  warn: () => undefined,
  info: () => undefined,
};

/**
 * Says the sentences of a file to the rules, with the places and ways that ship with the product, and writes what
 * people would read and what accepting would change.
 */
export async function saySentences(file: string): Promise<string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a developer's own file
  const batch = JSON.parse(await readFile(file, 'utf8')) as SentenceBatch;
  const ports = await openPorts();
  const today = readCalendarDate(batch.today ?? '') ?? EVALUATION_DAY;
  if (!today) throw new Error('The batch has no day.');
  const trips = new Map<string, Trip>();
  for (const [name, sketch] of Object.entries(batch.trips))
    trips.set(name, await tripOfSketch(name, sketch, ports));
  const parts = [...trips].map(([name, trip]) => [`== ${name} ==`, ...linesOf(trip)].join('\n'));
  for (const sentence of batch.sentences) {
    const trip = trips.get(sentence.trip);
    if (!trip) throw new Error(`There is no trip called ${sentence.trip}.`);
    const said = await converse(sentence, { trip, today, ports });
    parts.push([`#${sentence.id} (${sentence.trip}) ${sentence.expect ?? ''}`, ...said].join('\n'));
  }
  return parts.join('\n\n');
}

export async function openPorts(): Promise<AssistantPorts> {
  const gazetteer = createGazetteer(join(projectFolder, 'data/places/gazetteer.bin.br'));
  await gazetteer.load();
  const sights = createBundledSights(join(projectFolder, 'data/sights'));
  const roads = loadRoadEstimates(join(projectFolder, 'data/roads'));
  const search = {
    search: gazetteer.search,
    townsNear: (query: Parameters<typeof gazetteer.townsNear>[0]) => gazetteer.townsNear(query),
    placesNamed: (query: Parameters<typeof gazetteer.placesNamed>[0]) =>
      gazetteer.placesNamed(query),
    find: sights.find,
  };
  const planner = createEstimatePlanner(() => roads);
  // The clock of a turn would have run out with the first sentences.
  return {
    ...createPorts({ search, planner }, new AbortController().signal, 'de'),
    hasTime: () => true,
  };
}

interface Scene {
  readonly trip: Trip;
  readonly today: CalendarDate;
  readonly ports: AssistantPorts;
}

/** The messages of one person, who accepts what they say yes to. */
async function converse(
  { say, language }: SentenceBatch['sentences'][number],
  { trip, today, ports }: Scene,
): Promise<readonly string[]> {
  const lines: string[] = [];
  let dialogue: TurnAnswer['dialogue'] = null;
  let current = trip;
  for (const text of say) {
    const before: TurnAnswer['dialogue'] = dialogue;
    const answer = await answerTurn(
      { endpoint: null, portsOf: () => ports, log: NO_LOG },
      {
        text,
        trip: current,
        today,
        language: language ?? 'de',
        isReadOnly: false,
        history: [],
        dialogue,
        signal: new AbortController().signal,
        onText: () => undefined,
        onStep: () => undefined,
      },
    );
    dialogue = answer.dialogue;
    lines.push(`  > ${text}`, ...indented(answer.text));
    const chips = answer.choices.map(({ label }) => label);
    if (chips.length > 0) lines.push(`    [${chips.join('] [')}]`);
    if (answer.command !== null) lines.push(`    command: ${answer.command}`);
    if (answer.operations.length > 0)
      lines.push(...differences(current, replayOperations(current, answer.operations).trip));
    if (answer.command === 'accept')
      current = replayOperations(current, before?.proposal ?? []).trip;
  }
  return lines;
}

function indented(text: string): readonly string[] {
  return text.split('\n').map((line) => `    ${line}`);
}

/** The lines that only one of both trips has. */
function differences(before: Trip, after: Trip): readonly string[] {
  const [old, fresh] = [linesOf(before), linesOf(after)];
  const gone = old.filter((line) => !fresh.includes(line)).map((line) => `    - ${line}`);
  const come = fresh.filter((line) => !old.includes(line)).map((line) => `    + ${line}`);
  return gone.length + come.length === 0 ? ['    (no difference)'] : [...gone, ...come];
}

function linesOf(trip: Trip): readonly string[] {
  const days = trip.days.map(({ date, cityList, hotelId, startMinutes }, index) => {
    const night = trip.hotels.find(({ id }) => id === hotelId)?.name;
    const stops = cityList.map(
      ({ location, optional }) => shortLabel(location) + (optional ? '?' : ''),
    );
    const start = typeof startMinutes === 'number' ? ` from minute ${startMinutes}` : '';
    return `Tag ${index + 1} ${writeGermanDate(date)}${start}: ${stops.join(' → ') || '–'}${night === undefined ? '' : ` | ${night}`}`;
  });
  const hotels = trip.hotels.map(
    (hotel) =>
      `${hotel.name}, ${shortLabel(hotel.location)}: ${hotel.type}, ${writeGermanDate(hotel.checkInDate)}, ${nightsOf(hotel)} Nächte${hotel.booked ? ', gebucht' : ''} ${hotel.price}`,
  );
  const stops = stopsOf(trip).flatMap((stop) => {
    const { location, note, entries, toll, wishes = [] } = stop;
    const kind = legKindOf(stop);
    const more = [
      kind === 'car' ? '' : `dorthin ${kind}`,
      toll ? '' : 'ohne Maut',
      ...wishes,
      stop.stayMinutes ? `${stop.stayMinutes} Minuten` : '',
      note ? `Notiz ${note.content}` : '',
      ...entries.map((entry) => `${entry.entryType} ${entry.name}`),
    ].filter(Boolean);
    return more.length === 0 ? [] : [`${shortLabel(location)}: ${more.join(', ')}`];
  });
  return [`„${trip.title}“ (${trip.akkomodationType})`, ...days, ...hotels, ...stops];
}
