// @vitest-environment happy-dom
import { newLegTransport, newStop, type ScheduledLeg } from '@fahrtwind/domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LegLine } from './leg-line.tsx';
import { TicketLine } from './ticket-line.tsx';

afterEach(cleanup);

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

it('says by how much the clocks at the end differ', () => {
  const { container, rerender } = render(
    <LegLine stop={stop} leg={{ ...leg, clockShiftMinutes: 60 }} />,
  );
  expect(container.textContent).toContain('Ortszeit +1:00\u00A0h');
  rerender(<LegLine stop={stop} leg={{ ...leg, clockShiftMinutes: -60 }} />);
  expect(container.textContent).toContain('Ortszeit −1:00\u00A0h');
});

it('shows a distance and no time for a direct leg', () => {
  const { container } = render(
    <LegLine stop={{ ...stop, routeProfile: 'direct' }} leg={{ ...leg, seconds: 0 }} />,
  );
  expect(container.textContent).toContain('212\u00A0km');
  expect(container.textContent).not.toContain('\u00A0h');
});

it('names the ferries of a drive with their crossing times', () => {
  const crossings = [
    { kind: 'ferry', name: 'Oppedal–Lavik', minutes: 20 },
    { kind: 'train', name: 'Calais–Folkestone', minutes: 95 },
  ] as const;
  const transport = newLegTransport({ kind: 'camper' });
  const { container } = render(
    <LegLine stop={{ ...stop, transport }} leg={{ ...leg, crossings }} />,
  );
  expect(container.textContent).toMatch(
    /^Mit dem Wohnmobil, ~212.km, ~4:10.h · Fähre Oppedal–Lavik, 20 Min\. · Autozug Calais–Folkestone, 1:35 Std\.$/,
  );
});

it('shows what the ticket of a train says, never its booking number, and opens its fields', () => {
  const transport = newLegTransport({
    kind: 'train',
    operator: 'ÖBB',
    departureTime: '07:34',
    arrivalTime: '12:57',
    bookingNumber: 'QX7',
    booked: true,
  });
  const opened: string[] = [];
  render(
    <LegLine
      stop={{ ...stop, routeProfile: 'direct', transport }}
      leg={{ ...leg, isEstimate: false, seconds: 19_380 }}
      onOpen={(id) => opened.push(id)}
    />,
  );
  const line = screen.getByRole('button', { name: /^Weg nach Bormio/ });
  expect(line.textContent).toContain('Mit dem Zug, 212\u00A0km, 5:23\u00A0h');
  expect(line.textContent).toContain('07:34 – 12:57 Uhr · ÖBB · gebucht');
  expect(line.textContent).not.toContain('QX7');
  fireEvent.click(line);
  expect(opened).toEqual(['bormio']);
});

it('has the booking number, the price and the link of a ticket for those who travel', () => {
  const transport = newLegTransport({
    kind: 'ferry',
    bookingNumber: 'QX7',
    price: '49,90 €',
    url: 'https://faehre.example/x',
  });
  const { container, rerender } = render(
    <TicketLine stop={{ ...stop, routeProfile: 'direct', transport }} />,
  );
  expect(container.textContent).toContain('Buchungsnummer QX7 · 49,90 €');
  expect(screen.getByRole('link', { name: /Buchung öffnen/ }).getAttribute('href')).toBe(
    'https://faehre.example/x',
  );
  rerender(<TicketLine stop={{ ...stop, transport }} />);
  expect(container.textContent).toBe('');
});
