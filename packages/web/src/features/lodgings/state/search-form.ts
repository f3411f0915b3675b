import {
  addDays,
  readCalendarDate,
  stayProblem,
  type CalendarDate,
  type StayProblem,
} from '@fahrtwind/domain';
import type { LodgingSearch } from '../../../parts/lodging/lodging-address.ts';

/** The form's content; dates are as the fields have them. */
export interface SearchForm extends Omit<LodgingSearch, 'arrival' | 'departure'> {
  readonly arrival: string;
  readonly departure: string;
  /** What was typed as a place and not chosen. */
  readonly typed: string;
}

export type PlaceProblem = 'missing' | 'unchosen';

export interface FormProblems {
  readonly place: PlaceProblem | null;
  readonly stay: StayProblem | null;
}

export function formOf(search: LodgingSearch): SearchForm {
  const { arrival, departure } = search;
  return { ...search, arrival: arrival ?? '', departure: departure ?? '', typed: '' };
}

export function searchOf({ typed: _typed, ...form }: SearchForm): LodgingSearch {
  return {
    ...form,
    arrival: readCalendarDate(form.arrival),
    departure: readCalendarDate(form.departure),
  };
}

export function problemsOf(form: SearchForm, today: CalendarDate): FormProblems {
  const missing = form.typed.trim() === '' ? 'missing' : 'unchosen';
  return {
    place: form.place ? null : missing,
    stay: stayProblem(searchOf(form), today),
  };
}

export function isComplete({ place, stay }: FormProblems): boolean {
  return place === null && stay === null;
}

/** An arrival on or after the departure, or without one, means a stay of one night. */
export function withArrival(form: SearchForm, arrival: string): SearchForm {
  const date = readCalendarDate(arrival);
  if (!date || form.departure > arrival) return { ...form, arrival };
  return { ...form, arrival, departure: addDays(date, 1) };
}
