import type { Day, Trip } from '@fahrtwind/domain';
import { storableText } from './storable.ts';
import { COLUMN_FIELDS } from './stored-text.ts';

const textsOfDays = new WeakMap<Day, string>();

/**
 * The JSON of a trip to store, without what stands in columns. A day that is the same object as in an earlier save is not
 * written again.
 */
export function documentText({ days, ...fields }: Trip): string {
  const members = Object.entries(fields)
    .filter(([name, value]) => value !== undefined && !COLUMN_FIELDS.has(name))
    .map(([name, value]) => storableText(JSON.stringify({ [name]: value })).slice(1, -1));
  return `{${[...members, `"days":[${days.map(dayText).join(',')}]`].join(',')}}`;
}

function dayText(day: Day): string {
  const text = textsOfDays.get(day) ?? storableText(JSON.stringify(day));
  textsOfDays.set(day, text);
  return text;
}
