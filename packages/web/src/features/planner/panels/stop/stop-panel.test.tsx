// @vitest-environment happy-dom
import { addPoi, findStop, replaceStop, shortLabel, stopsOf, type Trip } from '@fahrtwind/domain';
import { accepted, placeOf, tripOf } from '@fahrtwind/domain/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPanel } from '../../../../parts/testing/open-panel.tsx';
import { plannerView } from '../../../../parts/trip-edit/planner-view.ts';
import { StopPanel } from './stop-panel.tsx';

afterEach(() => {
  cleanup();
  plannerView.reset();
  vi.unstubAllGlobals();
});

const TRIP = tripOf({ 'Tag 1': ['München', 'Innsbruck'], 'Tag 2': [], 'Tag 3': ['Bozen'] });

async function open(stopId = 'innsbruck', trip: Trip = TRIP) {
  let closed = 0;
  const panel = await openPanel(
    <StopPanel isEditing stopId={stopId} onClose={() => (closed += 1)} />,
    trip,
  );
  const stop = () => findStop(panel.current(), stopId)?.stop;
  return { ...panel, stop, closed: () => closed };
}

/** Beside Innsbruck, under another label. */
const at = (lat: number, label: string) => ({ ...placeOf('Innsbruck'), lat, label });

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('the form of a stop', () => {
  it('has its name and day, and takes the focus', async () => {
    await open();
    const title = screen.getByRole('heading', { level: 2, name: 'Innsbruck' });
    expect(document.activeElement).toBe(title);
    expect(screen.getByText('Tag 1 · Sonntag, 12.07.')).toBeDefined();
  });

  it('renames the stop while it is typed, keeps the country, and is one step back', async () => {
    const { person, stop, countSteps } = await open();
    await person.clear(field('Name'));
    await person.type(field('Name'), 'Goldenes Dachl');
    expect(stop()?.location.label).toBe('Goldenes Dachl, Österreich');
    await person.tab();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Goldenes Dachl');
    expect(countSteps()).toBe(1);
    expect(stop()?.location.label).toBe('Innsbruck, Österreich');
  });

  it('offers a corrected name for every stop of the same place within 100 m, and for no other [VA-5]', async () => {
    const { lat } = placeOf('Innsbruck');
    const places = [
      ['innsbruck', at(lat, 'Insbruck, Österreich')],
      ['bozen', at(lat + 0.0008, 'Insbruck Altstadt, Österreich')],
      ['verona', at(lat + 0.0012, 'Insbruck, Österreich')],
      ['mailand', at(lat, 'Hotel, Österreich')],
    ] as const;
    const sketch = tripOf({ 'Tag 1': ['Innsbruck', 'Bozen'], 'Tag 2': ['Verona', 'Mailand'] });
    const trip = places.reduce(
      (made, [stopId, location]) => accepted(replaceStop(made, { stopId, location })),
      sketch,
    );
    const { person, current } = await open('innsbruck', trip);
    expect(screen.queryByRole('button', { name: 'Auch dort ändern' })).toBeNull();
    await person.clear(field('Name'));
    await person.type(field('Name'), 'Innsbruck');
    expect(screen.getByText(/^Ein weiterer Stopp liegt am selben Ort/)).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Auch dort ändern' }));
    expect(stopsOf(current()).map(({ location }) => shortLabel(location))).toEqual([
      'Innsbruck',
      'Innsbruck',
      'Insbruck',
      'Hotel',
    ]);
    expect(screen.queryByRole('button', { name: 'Auch dort ändern' })).toBeNull();
  });

  it('says beside the field why an empty name cannot be, and keeps the old one', async () => {
    const { person, stop } = await open();
    await person.clear(field('Name'));
    expect(screen.queryByText(/braucht einen Namen/)).toBeNull();
    await person.tab();
    expect(screen.getByText(/braucht einen Namen/)).toBeDefined();
    expect(field('Name').getAttribute('aria-invalid')).toBe('true');
    expect(stop()?.location.label).toBe('Innsbruck, Österreich');
  });

  it('writes the note, and takes it away when it is emptied', async () => {
    const { person, stop } = await open();
    await person.type(field('Notiz'), 'Parkhaus voll');
    expect(stop()?.note).toMatchObject({ entryType: 'note', content: 'Parkhaus voll' });
    await person.clear(field('Notiz'));
    expect(stop()?.note).toBeNull();
  });

  it('changes icon, optional, profile and toll at once, a second apart each a step of its own', async () => {
    const { person, stop, countSteps, wait } = await open();
    await person.click(screen.getByRole('radio', { name: 'Lieblingsort' }));
    await wait(1000);
    await person.click(screen.getByRole('switch', { name: 'Mautstraßen erlaubt' }));
    await wait(1000);
    await person.click(screen.getByRole('switch', { name: 'Optional' }));
    await wait(1000);
    await person.click(screen.getByRole('radio', { name: 'Fahrrad' }));
    expect(stop()).toMatchObject({
      icon: 'heart',
      toll: false,
      optional: true,
      routeProfile: 'cycling',
    });
    expect(screen.queryByRole('switch', { name: 'Mautstraßen erlaubt' })).toBeNull();
    expect(countSteps()).toBe(4);
  });

  it('reads a stay as people write it, and refuses what is none', async () => {
    const { person, stop } = await open();
    await person.type(field('Aufenthalt'), '1:30');
    await person.tab();
    expect(stop()?.stayMinutes).toBe(90);
    expect(field('Aufenthalt').value).toBe('1:30 h');
    await person.clear(field('Aufenthalt'));
    await person.type(field('Aufenthalt'), 'lange');
    await person.tab();
    expect(screen.getByText(/keine Dauer/)).toBeDefined();
    expect(stop()?.stayMinutes).toBe(90);
    await person.click(screen.getByRole('button', { name: '2 h' }));
    expect(stop()?.stayMinutes).toBe(120);
  });

  it('keeps what was typed when the panel goes without the field being left', async () => {
    const { person, stop, unmount } = await open();
    await person.type(field('Aufenthalt'), '45');
    expect(stop()?.stayMinutes).toBeUndefined();
    unmount();
    expect(stop()?.stayMinutes).toBe(45);
  });

  it('fixes a time to be there, or one before which there is nothing to do', async () => {
    const { person, stop } = await open();
    await person.type(field('Um diese Zeit da sein'), '14:30');
    await person.type(field('Nicht vor'), '16');
    await person.tab();
    expect(stop()).toMatchObject({ arriveAtMinutes: 870, notBeforeMinutes: 960 });
    await person.clear(field('Um diese Zeit da sein'));
    await person.tab();
    expect(stop()).not.toHaveProperty('arriveAtMinutes');
  });

  it('sets when the day begins', async () => {
    const { person, current } = await open();
    const start = screen.getByLabelText('Aufbruch an Tag 1');
    await person.type(start, '07:30');
    await person.tab();
    expect(current().days[0]?.startMinutes).toBe(450);
  });

  it('goes with its button, which offers to take that back', async () => {
    const { person, stop, closed } = await open();
    await person.click(screen.getByRole('button', { name: 'Stopp entfernen' }));
    expect(stop()).toBeUndefined();
    expect(closed()).toBe(1);
    await person.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(stop()).toBeDefined();
  });

  it('says so when another person removed the stop', async () => {
    await open('nirgends');
    expect(screen.getByText(/gibt es nicht mehr/)).toBeDefined();
  });
});

describe('the entries of a stop', () => {
  it.each(['Aktivität', 'Notiz', 'Restaurant'])(
    'adds %s, names it and removes it',
    async (kind) => {
      const { person, stop } = await open();
      const part = within(screen.getByRole('region', { name: 'Was du hier vorhast' }));
      await person.click(part.getByRole('button', { name: kind }));
      await person.clear(part.getByRole('textbox', { name: 'Bezeichnung' }));
      await person.type(part.getByRole('textbox', { name: 'Bezeichnung' }), 'Neu hier');
      expect(stop()?.entries.map(({ name }) => name)).toEqual(['Neu hier']);
      await person.click(part.getByRole('button', { name: 'Neu hier entfernen' }));
      expect(stop()?.entries).toEqual([]);
      await person.click(screen.getByRole('button', { name: 'Rückgängig' }));
      expect(stop()?.entries.map(({ name }) => name)).toEqual(['Neu hier']);
    },
  );

  it('keeps text, price, booking and a link of the web with an activity, and no other link', async () => {
    const { person, stop } = await open();
    await person.click(screen.getByRole('button', { name: 'Aktivität' }));
    await person.type(field('Text'), 'Mit Turm');
    await person.type(field('Preis in Euro'), '12,5');
    await person.click(screen.getByRole('switch', { name: 'Gebucht' }));
    await person.type(field('Link'), 'javascript:alert(1)');
    await person.tab();
    expect(screen.getByText(/keine Internetadresse/)).toBeDefined();
    expect(stop()?.entries[0]).toMatchObject({ url: '' });
    await person.clear(field('Link'));
    await person.type(field('Link'), 'dom.example/karten');
    await person.tab();
    expect(stop()?.entries[0]).toMatchObject({
      content: 'Mit Turm',
      price: '12,50 €',
      booked: true,
      url: 'https://dom.example/karten',
    });
    const link = screen.getByRole('link', { name: /Link öffnen/ });
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('keeps when and with what in mind one goes to a restaurant', async () => {
    const { person, stop } = await open();
    await person.click(screen.getByRole('button', { name: 'Restaurant' }));
    const part = within(screen.getByRole('region', { name: 'Was du hier vorhast' }));
    await person.type(part.getByRole('textbox', { name: 'Uhrzeit' }), '19.30');
    await person.type(part.getByRole('textbox', { name: 'Notiz' }), 'Tisch am Fenster');
    expect(stop()?.entries[0]).toMatchObject({ time: '19:30', content: 'Tisch am Fenster' });
  });

  it('never makes a link of a stored address that is not of the web', async () => {
    const evil = TRIP.days.map((day) => ({
      ...day,
      cityList: day.cityList.map((stop) => ({
        ...stop,
        entries: [
          {
            id: `e-${stop.id}`,
            entryType: 'activity' as const,
            name: 'Falle',
            location: stop.location,
            content: '',
            url: 'javascript:alert(1)',
          },
        ],
      })),
    }));
    const { person } = await open('bozen', { ...TRIP, days: evil });
    await person.click(screen.getByRole('button', { name: 'Falle bearbeiten' }));
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the nights at a stop', () => {
  it('are one more or less with an empty day, and lead to their lodging', async () => {
    const { person, current } = await open();
    const part = within(screen.getByRole('region', { name: 'Nächte hier' }));
    expect(part.getByText('2 Nächte')).toBeDefined();
    await person.click(part.getByRole('button', { name: 'Eine Nacht mehr' }));
    expect(current().days.map(({ cityList }) => cityList.length)).toEqual([2, 0, 0, 1]);
    expect(screen.getByText('Eine Nacht mehr. Die Reise hat jetzt 4 Tage.')).toBeDefined();
    expect(current().movedCities).toEqual([]);
    await person.click(part.getByRole('button', { name: 'Eine Nacht weniger' }));
    expect(current().days).toHaveLength(3);
    const fewer = part.getByRole('button', { name: 'Eine Nacht weniger' });
    await person.click(fewer);
    expect(current().days).toHaveLength(2);
    expect(fewer.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(fewer);
    await person.click(fewer);
    expect(current().days).toHaveLength(2);
    await person.click(part.getByRole('button', { name: 'Eine Nacht mehr' }));
    await person.click(part.getByRole('button', { name: /Unterkunft hinzufügen für Montag/ }));
    const added = current().days[1]?.id;
    expect(plannerView.get()).toMatchObject({ openPanel: { kind: 'hotel' }, hotelDayId: added });
  });
});

it('takes one night more from a later day that is free', async () => {
  const free = tripOf({ 'Tag 1': ['Innsbruck'], 'Tag 2': ['Bozen'], 'Tag 3': [], 'Tag 4': [] });
  const { person, current } = await open('innsbruck', free);
  await person.click(screen.getByRole('button', { name: 'Eine Nacht mehr' }));
  expect(current().days.map(({ cityList }) => cityList.length)).toEqual([1, 0, 1, 0]);
  expect(screen.getByText('Eine Nacht mehr. Tag 3 war frei und fällt dafür weg.')).toBeDefined();
});

it('forgets a point of interest, and remembers it again', async () => {
  const { person, stop, actions } = await open();
  const poi = { osmId: 'node/1', name: 'Hofkirche', location: placeOf('Innsbruck') };
  act(() => void actions.run(addPoi, { stopId: 'innsbruck', poi }));
  await person.click(screen.getByRole('button', { name: 'Hofkirche nicht mehr merken' }));
  expect(stop()?.pois).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(stop()?.pois.map(({ name }) => name)).toEqual(['Hofkirche']);
});
