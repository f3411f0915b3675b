// @vitest-environment happy-dom
import { addStop, addStops, type Trip } from '@fahrtwind/domain';
import { accepted, placeOf, tripOf } from '@fahrtwind/domain/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';
import { toasts } from '../../../ui/toast.ts';
import { de } from '../texts.de.ts';
import type { PeopleOfTrip } from './create-trip-people.ts';
import { lastEditor, tellEdit } from './tell-edits.ts';

const TRIP = tripOf({ 'Tag 1': ['Köln', 'Bonn'] });
const person = (uid: string, name: string) => ({ uid, name, photoURL: '' });
const PEOPLE: PeopleOfTrip = {
  ownRole: 'owner',
  owner: person('mara', 'Mara'),
  companions: [{ ...person('mia', 'Mia'), role: 'editor', acceptedAt: '' }],
  invitations: [],
  limit: 10,
};

afterEach(() => {
  vi.useRealTimers();
  plannerView.reset();
  lastEditor.set(null);
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

const tell = (after: Trip, uid = 'mia') =>
  tellEdit({ kind: 'edited', id: TRIP.id, uid, before: TRIP, after }, PEOPLE, de);
const told = () => toasts.read().map(({ text }) => text);
const place = (name: string) => ({ id: name, location: placeOf(name) });

it('says who has added what, and lights the stop up for a moment', () => {
  vi.useFakeTimers();
  tell(accepted(addStop(TRIP, { dayId: 'tag-1', index: 2, stop: place('Mainz') })));
  expect(told()).toEqual(['Mia: Mainz hinzugefügt']);
  expect([lastEditor.get(), plannerView.get().hoveredStopId]).toEqual(['Mia', 'Mainz']);
  vi.advanceTimersByTime(2500);
  expect(plannerView.get().hoveredStopId).toBeNull();
});

it('counts where there are many, and is silent about a person whom it does not know', () => {
  const stops = ['Mainz', 'Basel', 'Straßburg'].map(place);
  const after = accepted(addStops(TRIP, { dayId: 'tag-1', index: 2, stops }));
  tell(after, 'fremd');
  expect(told()).toEqual([]);
  tell(after);
  expect(told()).toEqual(['Mia: 3 Stopps hinzugefügt']);
});
