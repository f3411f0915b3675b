import {
  findEntry,
  findHotel,
  findStop,
  isCalendarDate,
  LEG_KINDS,
  PRICE_UNITS,
  shortLabel,
  TRANSPORT_FIELDS,
  writeGermanDate,
  type Conflict,
  type Trip,
} from '@fahrtwind/domain';
import { formatDuration } from '../../format/duration.ts';
import type { TripField } from '../field-names/texts.ts';
import type { ConflictTexts } from './texts.ts';

export interface ConflictDescription {
  /** The subject: „Stopp Bozen: Notiz“. */
  readonly about: string;
  readonly kept: string;
  readonly lost: string;
}

/** Describes a conflict between two devices in words. */
export function describeConflict(
  conflict: Conflict,
  trip: Trip,
  texts: ConflictTexts,
): ConflictDescription {
  const { subject, field, kept, lost } = conflict;
  const subjectName = subjectNameOf(conflict, trip, texts);
  if (field === null) {
    const words = (value: unknown): string => (value === null ? texts.removed : texts.present);
    return { about: subjectName, kept: words(kept), lost: words(lost) };
  }
  const words = (value: unknown): string => {
    if (subject === 'day' && field === 'place') return dayPlaceInWords(value, texts);
    if (subject === 'stop' && field === 'transport') return wayInWords(value, texts);
    const unit = field === 'priceUnit' && PRICE_UNITS.find((one) => one === value);
    return unit ? texts.priceUnits[unit] : valueInWords(value, trip, texts);
  };
  return {
    about: `${subjectName}: ${isField(field, texts) ? texts.fields[field] : texts.otherField}`,
    kept: words(kept),
    lost: words(lost),
  };
}

function isField(field: string, texts: ConflictTexts): field is TripField {
  return Object.hasOwn(texts.fields, field);
}

function subjectNameOf(
  { subject, id, kept, lost }: Conflict,
  trip: Trip,
  texts: ConflictTexts,
): string {
  if (subject === 'trip') return texts.subjects.trip;
  if (subject === 'leg') {
    const leg = TRANSPORT_FIELDS.find((one) => one === id);
    return leg ? texts.legs[leg] : texts.subjects.leg;
  }
  if (subject === 'day') {
    const index = trip.days.findIndex((day) => day.id === id);
    return index < 0 ? texts.subjects.day : dayPlaceInWords(index, texts);
  }
  const name = nameInTrip(subject, id, trip) ?? nameOf(kept) ?? nameOf(lost) ?? '';
  return `${texts.subjects[subject]} ${name}`.trim();
}

function nameInTrip(subject: Conflict['subject'], id: string, trip: Trip): string | undefined {
  if (subject === 'hotel') return findHotel(trip, id)?.name;
  if (subject === 'entry') return findEntry(trip, id)?.entry.name;
  const stop = subject === 'stop' ? findStop(trip, id)?.stop : undefined;
  return stop && shortLabel(stop.location);
}

/** A day is named by its place; a day without a place no longer exists. */
function dayPlaceInWords(index: unknown, texts: ConflictTexts): string {
  return typeof index === 'number' ? `${texts.subjects.day} ${index + 1}` : texts.removed;
}

function valueInWords(value: unknown, trip: Trip, texts: ConflictTexts): string {
  if (value === null || value === undefined || value === '') return texts.empty;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return textInWords(value, trip);
  const dayId = partOf(value, 'dayId');
  const index = partOf(value, 'index');
  if (typeof dayId === 'string' && typeof index === 'number') {
    const day = trip.days.findIndex((one) => one.id === dayId);
    return day < 0 ? texts.changed : texts.dayPlace(day + 1, index + 1);
  }
  return nameOf(value) ?? texts.changed;
}

/** How a leg is travelled, with all that its two versions may differ in. */
function wayInWords(value: unknown, texts: ConflictTexts): string {
  const kind = LEG_KINDS.find((one) => one === partOf(value, 'kind'));
  if (!kind) return value === null ? texts.empty : texts.changed;
  const minutes = partOf(value, 'durationMinutes');
  const said = ['operator', 'departureTime', 'arrivalTime', 'price', 'bookingNumber', 'url']
    .map((field) => partOf(value, field))
    .filter((text) => typeof text === 'string' && text !== '');
  const duration = typeof minutes === 'number' ? [formatDuration(minutes)] : [];
  return [texts.way(kind), ...duration, ...said].join(', ');
}

function textInWords(text: string, trip: Trip): string {
  if (isCalendarDate(text)) return writeGermanDate(text);
  return findHotel(trip, text)?.name ?? text;
}

/** The name under which users know an object of any kind. */
function nameOf(value: unknown): string | undefined {
  for (const key of ['name', 'content', 'label']) {
    const text = partOf(value, key);
    if (typeof text === 'string' && text !== '') {
      return key === 'label' ? shortLabel({ label: text }) : text;
    }
  }
  const location = partOf(value, 'location');
  return location === undefined ? undefined : nameOf(location);
}

function partOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
