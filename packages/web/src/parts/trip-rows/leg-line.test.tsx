// @vitest-environment happy-dom
import { newStop, type ScheduledLeg } from '@fahrtwind/domain';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LegLine } from './leg-line.tsx';

const location = { lat: 46.5, lng: 10.4, label: 'Bormio', longLabel: '', englishName: '' };
const stop = newStop({ id: 'bormio', location });
const leg: ScheduledLeg = {
  fromCityId: 'meran',
  routeProfile: 'driving',
  meters: 212_000,
  seconds: 15_000,
  isEstimate: true,
};

it('says why a leg is a detour in winter, and what is closed without another way', () => {
  const closures = [{ name: 'Stilfser Joch', kind: 'pass', isAvoided: true }] as const;
  const { rerender } = render(<LegLine stop={stop} leg={{ ...leg, closures }} />);
  expect(screen.getByText(/Umweg, denn Stilfser Joch ist dann gesperrt/)).toBeTruthy();
  const closed = closures.map((closure) => ({ ...closure, isAvoided: false }));
  rerender(<LegLine stop={stop} leg={{ ...leg, closures: closed }} />);
  expect(screen.getByText(/Achtung: Stilfser Joch ist dann gesperrt/)).toBeTruthy();
});

it('shows a distance and no time for a direct leg', () => {
  const { container } = render(
    <LegLine stop={{ ...stop, routeProfile: 'direct' }} leg={{ ...leg, seconds: 0 }} />,
  );
  expect(container.textContent).toContain('212\u00A0km');
  expect(container.textContent).not.toContain('\u00A0h');
});
