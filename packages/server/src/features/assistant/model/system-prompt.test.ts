import { readCalendarDate } from '@fahrtwind/domain';
import { expect, it } from 'vitest';
import { systemPrompt } from './system-prompt.ts';

it('tells the weekday of today and the feasts that come', () => {
  const today = readCalendarDate('2027-03-02');
  if (!today) throw new Error('no date');
  const prompt = systemPrompt({ today, language: 'de', isReadOnly: false });
  expect(prompt).toContain('Heute ist Dienstag, 2027-03-02.');
  expect(prompt).toContain('Ostersonntag: Sonntag, 2027-03-28');
  expect(prompt).toContain('Christi Himmelfahrt: Donnerstag, 2027-05-06');
  expect(prompt).not.toContain('2026');
});
