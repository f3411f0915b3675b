import { describe, expect, it } from 'vitest';
import { fieldOfRefusal, readSpan, type CreateForm } from './read-create-form.ts';

const form = (parts: Partial<CreateForm>) =>
  readSpan({ mode: 'dates', start: '2026-07-12', end: '2026-07-20', dayCount: '', ...parts });

describe('the dates of a new trip', () => {
  it('are one day per date from start to end', () => {
    expect(form({})).toEqual({ span: { start: '2026-07-12', dayCount: 9 }, problems: null });
    expect(form({ end: '2026-07-12' }).span?.dayCount).toBe(1);
  });

  it('count right over leap days, summer time and the turn of the year', () => {
    expect(form({ start: '2028-02-28', end: '2028-03-01' }).span?.dayCount).toBe(3);
    expect(form({ start: '2026-03-28', end: '2026-03-30' }).span?.dayCount).toBe(3);
    expect(form({ start: '2026-12-31', end: '2027-01-01' }).span?.dayCount).toBe(2);
  });

  it('are read as DD.MM.YYYY too, strictly [VA-6]', () => {
    expect(form({ start: '12.07.2026', end: '20.07.2026' }).span?.dayCount).toBe(9);
    expect(form({ start: '12.7.26' }).problems).toEqual({ start: 'date-invalid' });
    expect(form({ start: '31.02.2026' }).problems).toEqual({ start: 'date-invalid' });
  });

  it.each<[string, Partial<CreateForm>, object]>([
    ['nothing at all', { start: '', end: '' }, { start: 'start-missing', end: 'end-missing' }],
    ['no end', { end: ' ' }, { end: 'end-missing' }],
    ['an end before the start', { end: '2026-07-11' }, { end: 'dates-reversed' }],
    ['more than 400 days', { end: '2027-08-16' }, { end: 'too-many-days' }],
    ['a year outside of the calendar', { start: '1899-12-31' }, { start: 'date-out-of-range' }],
    ['no number of days', { mode: 'days' }, { dayCount: 'days-missing' }],
    ['no days', { mode: 'days', dayCount: '0' }, { dayCount: 'amount-invalid' }],
    ['half a day', { mode: 'days', dayCount: '1,5' }, { dayCount: 'amount-invalid' }],
    ['less than no days', { mode: 'days', dayCount: '-3' }, { dayCount: 'amount-invalid' }],
    ['too many days', { mode: 'days', dayCount: '401' }, { dayCount: 'too-many-days' }],
    [
      'days that reach beyond the calendar',
      { mode: 'days', start: '2199-12-30', dayCount: '5' },
      { start: 'date-out-of-range' },
    ],
  ])('are refused for %s', (_, parts, problems) => {
    expect(form(parts)).toEqual({ span: null, problems });
  });

  it('take a number of days instead, and do not ask for an end then', () => {
    expect(form({ mode: 'days', dayCount: '400', end: '' }).span).toEqual({
      start: '2026-07-12',
      dayCount: 400,
    });
  });
});

it('shows a refusal beside the field that caused it', () => {
  expect(fieldOfRefusal('location-invalid', 'dates')).toBe('places');
  expect(fieldOfRefusal('too-many-days', 'dates')).toBe('end');
  expect(fieldOfRefusal('too-many-days', 'days')).toBe('dayCount');
  expect(fieldOfRefusal('date-invalid', 'days')).toBe('start');
});
