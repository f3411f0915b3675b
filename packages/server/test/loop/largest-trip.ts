import { randomUUID } from 'node:crypto';
import { addDays, MAX_DAYS, MAX_STOPS, type Trip } from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';

/** A trip with as many days and stops as are allowed, criss-cross through Europe, and almost two megabytes of notes. */
export function largestTrip(days = MAX_DAYS, noteLength = 500): Trip {
  const [template] = tripOf({ 'Tag 1': ['Köln'] }).days;
  const [stop] = template?.cityList ?? [];
  if (!template || !stop) throw new Error('The template has a day and a stop.');
  let seed = 1;
  const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const perDay = MAX_STOPS / MAX_DAYS;
  const whole = tripOf({ 'Tag 1': ['Köln'] }, { id: randomUUID() });
  return {
    ...whole,
    title: 'Durch ganz Europa',
    days: Array.from({ length: days }, (_, index) => ({
      ...template,
      id: `day-${index}`,
      date: addDays(template.date, index),
      cityList: Array.from({ length: perDay }, (__, place) => ({
        ...stop,
        id: `stop-${index}-${place}`,
        location: {
          ...stop.location,
          lat: 42 + 13 * random(),
          lng: -1 + 22 * random(),
          label: `Ort ${index}-${place}, Land`,
        },
        note: {
          id: `note-${index}-${place}`,
          entryType: 'note' as const,
          location: stop.location,
          name: '',
          content: 'Aussicht, Kaffee, Fähre. '.repeat(noteLength / 25),
        },
      })),
    })),
  };
}
