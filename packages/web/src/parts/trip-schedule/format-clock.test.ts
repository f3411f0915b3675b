import { expect, it } from 'vitest';
import { formatClock } from './format-clock.ts';

it('says the time of day, also after midnight and on the evening before', () => {
  const times = [0, 510, 1439.6, 1440 + 95, -110, -0.2];
  expect(times.map(formatClock)).toEqual(['00:00', '08:30', '00:00', '01:35', '22:10', '00:00']);
});
