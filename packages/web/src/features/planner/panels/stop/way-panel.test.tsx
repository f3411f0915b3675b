// @vitest-environment happy-dom
import {
  alternativeLegs,
  findStop,
  legKindOf,
  routeLegsOf,
  setLegKind,
  setVia,
  shiftDates,
  type Location,
  type Trip,
} from '@fahrtwind/domain';
import { accepted, dateOf, placeOf, routeOf, tripOf } from '@fahrtwind/domain/testing';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { legCache } from '../../../../store/routes/leg-cache.ts';
import { plannerView } from '../../../../parts/trip-edit/planner-view.ts';
import { openPanel } from '../../../../parts/testing/open-panel.tsx';
import { WayPanel } from './way-panel.tsx';

afterEach(() => {
  cleanup();
  plannerView.reset();
  vi.unstubAllGlobals();
});

const TRIP = tripOf({ 'Tag 1': ['München', 'Verona', 'Venedig'] });

async function open(trip: Trip = TRIP) {
  const panel = await openPanel(<WayPanel stopId="verona" onClose={() => undefined} />, trip);
  const stop = () => {
    const found = findStop(panel.current(), 'verona')?.stop;
    if (!found) throw new Error('gone');
    return found;
  };
  return { ...panel, stop };
}

const PASS = { lat: 47.0, lng: 11.5, name: 'Brennerpass' };
const LED = accepted(setVia(TRIP, { stopId: 'verona', points: [PASS] }));

/** Answers the place search; everything else of the server is not asked for here. */
function searchFinds(...found: readonly Location[]) {
  const places = found.map((place) => ({ ...place, kind: 'city', countryCode: 'AT' }));
  const reply = { places, attribution: [], source: 'gazetteer', isFallback: false };
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(reply)),
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const toggle = (name: string) => screen.getByRole('switch', { name });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('the way to a stop', () => {
  it('offers ten kinds, and the fields that belong to the chosen one', async () => {
    const { person, stop } = await open();
    expect(screen.getByRole('heading', { name: 'München – Verona' })).toBeDefined();
    expect(screen.getAllByRole('radio')).toHaveLength(10);
    expect(radio('Auto').checked).toBe(true);
    expect(screen.getByRole('switch', { name: 'Mautstraßen erlaubt' })).toBeDefined();
    await person.click(radio('Zug'));
    expect(stop()).toMatchObject({ routeProfile: 'direct', transport: { kind: 'train' } });
    expect(screen.queryByRole('switch', { name: 'Mautstraßen erlaubt' })).toBeNull();
    expect(field('Unternehmen')).toBeDefined();
    await person.keyboard('{ArrowRight}');
    expect(legKindOf(stop())).toBe('bus');
  });

  it('writes down a ticket', async () => {
    const { person, stop } = await open();
    await person.click(radio('Zug'));
    await person.type(field('Unternehmen'), 'ÖBB');
    await person.type(field('Abfahrt'), '7:34');
    await person.type(field('Ankunft'), '12.57');
    await person.type(field('Preis in Euro'), '49,90');
    await person.type(field('Buchungsnummer'), 'QX7');
    expect(screen.getByRole('switch', { name: 'Gebucht' })).toHaveProperty('checked', true);
    expect(stop().transport).toMatchObject({
      operator: 'ÖBB',
      departureTime: '07:34',
      arrivalTime: '12:57',
      price: '49,90 €',
      bookingNumber: 'QX7',
      booked: true,
      bookedDate: '2026-07-12',
    });
    expect(screen.getByText(/Leer heißt: 5:23/)).toBeDefined();
  });

  it('takes a duration by hand for any kind, and refuses what is none', async () => {
    const { person, stop } = await open();
    await person.type(field('Dauer der Fahrt'), '6:15');
    await person.tab();
    expect(stop().transport).toMatchObject({ kind: 'car', durationMinutes: 375 });
    await person.clear(field('Dauer der Fahrt'));
    await person.type(field('Dauer der Fahrt'), 'ewig');
    await person.tab();
    expect(screen.getByText(/Das ist keine Dauer/)).toBeDefined();
    await person.clear(field('Dauer der Fahrt'));
    await person.tab();
    expect(stop().transport).toBeUndefined();
  });

  it('lets all drives go by camper with one press', async () => {
    const { person, current } = await open();
    await person.click(radio('Wohnmobil'));
    await person.click(
      screen.getByRole('button', { name: 'Wohnmobil: auch für die andere Fahrt' }),
    );
    const kinds = current().days[0]?.cityList.slice(1).map(legKindOf);
    expect(kinds).toEqual(['camper', 'camper']);
    expect(screen.queryByRole('button', { name: /auch für die/ })).toBeNull();
  });

  it('proposes the ferry of the table, and takes over its time with one press', async () => {
    const ferry = accepted(setLegKind(TRIP, { stopId: 'verona', kind: 'ferry' }));
    const leg = routeLegsOf(ferry).find(({ cityId }) => cityId === 'verona');
    if (!leg) throw new Error('no leg');
    const crossings = [{ kind: 'ferry', name: 'Lavik–Oppedal', minutes: 20 }] as const;
    const line = [
      [11.58, 48.14],
      [10.99, 45.44],
    ] as const;
    const route = { meters: 6000, seconds: 0, geometry: line, isEstimate: true, crossings };
    const facts = { hasToll: false, hasFerry: false, countries: [], isMissing: false };
    legCache.add([[leg, { ...route, ...facts }]]);
    const { person, stop } = await open(ferry);
    expect(screen.getByText('Fähre Lavik–Oppedal, 20 Min.')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Zeit übernehmen' }));
    expect(stop().transport?.durationMinutes).toBe(20);
    expect(screen.queryByRole('button', { name: 'Zeit übernehmen' })).toBeNull();
  });

  it('keeps what is booked when dates change, says so, and is told of another booking', async () => {
    const { person, actions, stop } = await open();
    await person.click(radio('Zug'));
    await person.click(screen.getByRole('switch', { name: 'Gebucht' }));
    act(() => void actions.run(shiftDates, { start: dateOf('2026-08-01') }));
    expect(await screen.findByText(/Gebucht ist diese Fahrt für den/)).toBeDefined();
    expect(stop().transport).toMatchObject({ booked: true, bookedDate: '2026-07-12' });
    await person.click(screen.getByRole('button', { name: 'Ich habe umgebucht' }));
    expect(stop().transport?.bookedDate).toBe('2026-08-01');
    expect(screen.queryByText(/Gebucht ist diese Fahrt für den/)).toBeNull();
  });
});

describe('what the way leads through', () => {
  it('is chosen by name, and is no stop', async () => {
    searchFinds(placeOf('Innsbruck'));
    const { person, current, stop } = await open();
    await person.type(screen.getByRole('combobox', { name: 'Über …' }), 'Innsbruck');
    await person.click(await screen.findByRole('option', { name: /Innsbruck/ }));
    expect(stop().via?.points).toMatchObject([{ name: 'Innsbruck' }]);
    expect(routeLegsOf(current())[0]?.via).toHaveLength(1);
    expect(current().days[0]?.cityList).toHaveLength(3);
  });

  it('is listed, removed with a way back, and becomes a stop', async () => {
    const { person, current, stop } = await open(LED);
    await person.click(screen.getByRole('button', { name: 'Nicht mehr über Brennerpass fahren' }));
    expect(stop().via).toBeUndefined();
    await person.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(stop().via?.points).toEqual([PASS]);
    await person.click(screen.getByRole('button', { name: 'Brennerpass zum Stopp machen' }));
    expect(routeOf(current())).toEqual(['München', 'Brennerpass', 'Verona', 'Venedig']);
  });

  it('is not asked of a train', async () => {
    const { person } = await open();
    await person.click(radio('Zug'));
    expect(screen.queryByRole('combobox', { name: 'Über …' })).toBeNull();
  });
});

describe('what the way shall be like', () => {
  it('is wished for one drive, then for all', async () => {
    const { person, current, stop } = await open();
    await person.click(toggle('Autobahn meiden'));
    await person.click(toggle('Schöner statt schneller'));
    expect(stop().wishes).toEqual(['avoid-motorway', 'scenic']);
    await person.click(screen.getByRole('button', { name: 'Wünsche auch für die andere Fahrt' }));
    expect(routeLegsOf(current()).map(({ wishes }) => wishes)).toEqual([
      ['avoid-motorway', 'scenic'],
      ['avoid-motorway', 'scenic'],
    ]);
    await person.click(toggle('Autobahn meiden'));
    await person.click(toggle('Schöner statt schneller'));
    expect(stop()).not.toHaveProperty('wishes');
  });

  it('is chosen from other ways, which the map shows, with one press and a way back', async () => {
    const [leg] = routeLegsOf(TRIP);
    if (!leg) throw new Error('no leg');
    const answers = alternativeLegs(leg).map((one, index) => {
      const geometry = [
        [11.58, 48.14],
        [11 - index / 10, 47],
        [10.99, 45.44],
      ] as const;
      const figures = { meters: 400_000 + index * 50_000, seconds: 15_000 + index * 3000 };
      const facts = { hasToll: one.toll, hasFerry: false, countries: [], isMissing: false };
      return [one, { ...figures, ...facts, geometry, isEstimate: true }] as const;
    });
    legCache.add(answers);
    const { person, stop } = await open(LED);
    await person.click(screen.getByRole('button', { name: 'Andere Strecken' }));
    expect(
      await screen.findByRole('button', { name: /^Schnellste.*400\skm.*mit Maut/ }),
    ).toBeDefined();
    expect(plannerView.get().alternatives).toHaveLength(3);
    await person.click(screen.getByRole('button', { name: /^Schöner\s?~/ }));
    expect(stop().wishes).toEqual(['scenic']);
    expect(stop().via).toBeUndefined();
    await person.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(stop().via?.points).toEqual([PASS]);
    expect(stop().wishes).toBeUndefined();
  });
});
