// @vitest-environment happy-dom
import { tripOf } from '@fahrtwind/domain/testing';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { dayView } from '../../../parts/trip-edit/day-view.ts';
import { DayRail } from './day-rail.tsx';

const { days } = tripOf({ 'Tag 1': ['Köln'], 'Tag 2': ['Bonn'], 'Tag 3': [] });

afterEach(() => {
  cleanup();
  dayView.showOnly(null);
});

it('has the days as dates, and shows one of them on the map or all again', () => {
  render(<DayRail days={days} place="list" />);
  const chips = screen.getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual(['So 12', 'Mo 13', 'Di 14']);
  const second = screen.getByRole('button', { name: /^Nur Tag 2 auf der Karte zeigen/ });
  fireEvent.click(second);
  expect(dayView.get().onlyDayId).toBe('tag-2');
  expect(second.getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(second);
  expect(dayView.get().onlyDayId).toBeNull();
});

it('is not there for a single day', () => {
  render(<DayRail days={days.slice(0, 1)} place="map" />);
  expect(screen.queryByRole('group')).toBeNull();
});
