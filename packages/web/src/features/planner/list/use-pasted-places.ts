import { addStops, serialiseLocation, type Language, type Location } from '@fahrtwind/domain';
import type { ClipboardEvent } from 'react';
import { call } from '../../../api/client.ts';
import { makeId } from '../../../parts/make-id.ts';
import { readCoordinates } from '../../../parts/place-field/read-coordinates.ts';
import { useLanguage } from '../../../ui/texts.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useRun } from '../../../parts/trip-edit/use-run.ts';
import { useListTexts } from './texts.ts';
import { readLines } from './read-lines.ts';

/** Adds several pasted lines, one place each, as one step; reports what was not found. */
export function usePastedPlaces(dayFor: (first: Location) => string) {
  const texts = useListTexts();
  const language = useLanguage();
  const { run } = useRun();

  async function addAll(lines: readonly string[]) {
    showToast({ kind: 'info', text: texts.looking(lines.length) });
    const found = await Promise.all(lines.map((line) => findPlace(line, language)));
    const places = found.filter((place) => place !== null);
    const [first] = places;
    const missing = lines.filter((_, index) => found[index] === null);
    if (first) {
      const stops = places.map((location) => ({ id: makeId(), location }));
      if (!run(addStops, { dayId: dayFor(first), stops })) return;
      showToast({ kind: 'positive', text: texts.stopsAdded(places.length) });
    }
    if (missing.length > 0)
      showToast({ kind: 'warning', text: texts.notFound(missing.join(', ')) });
  }

  return (event: ClipboardEvent) => {
    const lines = readLines(event.clipboardData.getData('text/plain'));
    if (lines.length < 2) return;
    event.preventDefault();
    void addAll(lines);
  };
}

async function findPlace(line: string, language: Language): Promise<Location | null> {
  const point = readCoordinates(line);
  if (point) return point;
  try {
    const { places } = await call('searchPlaces', { query: { q: line, lang: language, limit: 1 } });
    return places[0] ? serialiseLocation(places[0]) : null;
  } catch (cause) {
    // One failed line must not discard the others.
    console.warn(cause);
    return null;
  }
}
