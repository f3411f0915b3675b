import { expect, journey } from '../drivers/journey.ts';
import { account } from '../drivers/person.ts';
import { INNSBRUCK, MUNICH, trips } from '../drivers/trips.ts';

journey(
  'the own trips are found by title and place and sorted; a card opens its trip in the planner [RT-15]',
  async ({ visitor: anna }) => {
    await account.isRegistered(anna);
    await trips.haveBeenPlanned(anna, [
      { title: 'Zugspitze', start: '2027-05-01' },
      { title: 'Alpen', start: '2027-08-01', places: [MUNICH, INNSBRUCK] },
      { title: 'Ostsee', start: '2027-06-01' },
    ]);
    await anna.opens('/Reisen');
    await anna.sees('3 Reisen');
    await anna.sees('01.08. – 03.08.2027 · 3 Tage');
    await anna.sees('München – Innsbruck');
    await anna.chooses('Sortierung', 'Titel');
    await expect.poll(() => anna.headings(3)).toEqual(['Alpen', 'Ostsee', 'Zugspitze']);
    await anna.chooses('Sortierung', 'Startdatum');
    await expect.poll(() => anna.headings(3)).toEqual(['Zugspitze', 'Ostsee', 'Alpen']);
    await anna.fills('Suche', 'innsbruck');
    await anna.sees('1 von 3 Reisen');
    await anna.fills('Suche', 'nirgends');
    await anna.sees('Keine Reise passt zu „nirgends“.');
    await anna.presses('Alle Reisen zeigen');
    await anna.follows('Ostsee');
    await anna.isAt('/planen');
    await anna.seesHeading('Ostsee');
    await anna.opens('/Reisen');
    await expect.poll(async () => (await anna.headings(3))[0]).toBe('Ostsee');
    expect(anna.profile.problems()).toEqual([]);
  },
);

journey(
  'a trip is renamed, duplicated, deleted and brought back from the list; what the server refuses is taken back [ER-2]',
  async ({ visitor: anna }) => {
    await account.isRegistered(anna);
    await trips.haveBeenPlanned(anna, [{ title: 'Alpen', places: [MUNICH] }]);
    await anna.opens('/Reisen');
    await anna.picks('Aktionen für Alpen', 'Umbenennen');
    await anna.fills('Titel', 'Hohe Tauern');
    await anna.presses('Speichern');
    await anna.follows('Hohe Tauern');
    await anna.seesHeading('Hohe Tauern');
    await anna.opens('/Reisen');
    await anna.picks('Aktionen für Hohe Tauern', 'Duplizieren');
    await anna.isTold('„Hohe Tauern (Kopie)“ ist angelegt');
    await anna.sees('2 Reisen');
    await anna.picks('Aktionen für Hohe Tauern (Kopie)', 'Löschen');
    await anna.isTold('„Hohe Tauern (Kopie)“ gelöscht');
    await anna.presses(/^Rückgängig$/);
    await anna.sees('2 Reisen');
    await anna.picks('Aktionen für Hohe Tauern (Kopie)', 'Löschen');
    await anna.sees('1 Reise');
    await expect.poll(async () => (await trips.onServer(anna)).length).toBe(1);
    await anna.reloads();
    await anna.sees('Gelöschte Reisen');
    await anna.evaluates(`document.querySelector('details').open = true`);
    await anna.sees(/wiederherstellbar bis \d\d\.\d\d\.\d{4}/);
    await anna.presses('Wiederherstellen: Hohe Tauern (Kopie)');
    await anna.isTold('„Hohe Tauern (Kopie)“ ist wieder da');
    await expect.poll(async () => (await trips.onServer(anna)).length).toBe(2);
    await anna.profile.breaks('/api/trips/*', 400, '{"code":"trip-too-large","message":"x"}');
    await anna.picks('Aktionen für Hohe Tauern', 'Umbenennen');
    await anna.fills('Titel', 'Zu viel');
    await anna.presses('Speichern');
    await anna.isTold('Fehler beim Speichern der Reise: trip-too-large');
    await expect.poll(() => anna.headings(3)).toContain('Hohe Tauern');
  },
);

journey('hundreds of trips come a page at a time', async ({ visitor: anna }) => {
  await account.isRegistered(anna);
  await trips.haveBeenPlanned(
    anna,
    Array.from({ length: 30 }, (_, index) => ({ title: `Reise ${index + 1}`, places: [MUNICH] })),
  );
  await anna.opens('/Reisen');
  await anna.sees('30 Reisen');
  expect(await anna.countOf('[data-trip]')).toBe(24);
  await anna.presses('6 weitere Reisen laden');
  await expect.poll(() => anna.countOf('[data-trip]')).toBe(30);
  await expect.poll(() => anna.focused()).toContain('Reise ');
});

journey('without trips there is one thing to do next', async ({ visitor: anna }) => {
  await account.isRegistered(anna);
  await anna.opens('/Reisen');
  await anna.sees('Hier ist Platz für deine erste Reise');
  expect(await anna.accessibilityFindings()).toEqual([]);
  await anna.follows('Reise erstellen');
  await anna.isAt('/reise-erstellen');
});

journey(
  'a trip is opened, and its menu used, with the keyboard alone',
  async ({ visitor: anna }) => {
    await account.isRegistered(anna);
    await trips.haveBeenPlanned(anna, [{ title: 'Alpen' }, { title: 'Ostsee' }]);
    await anna.opens('/Reisen');
    await anna.sees('2 Reisen');
    await anna.tabsTo(/Aktionen für Alpen/);
    await anna.types('Enter');
    await expect.poll(() => anna.focused()).toContain('Umbenennen');
    await anna.types('ArrowUp');
    expect(await anna.focused()).toContain('Löschen');
    await anna.types('Escape');
    expect(await anna.focused()).toContain('Aktionen für Alpen');
    await anna.types('Enter');
    await anna.types('End');
    await anna.types('Enter');
    await anna.sees('1 Reise');
    await expect.poll(() => anna.focused()).toContain('Ostsee');
    await anna.types('Enter');
    await anna.isAt('/planen');
    await anna.seesHeading('Ostsee');
  },
);

journey('the list is sound on the narrowest phone, in both themes', async ({ browse }) => {
  const anna = await browse({ width: 320, height: 640 });
  await account.isRegistered(anna);
  await trips.haveBeenPlanned(anna, [
    { title: 'Donaudampfschifffahrtsgesellschaftskapitänsreise', places: [MUNICH, INNSBRUCK] },
    { title: 'Noch leer' },
    { title: 'Weg' },
  ]);
  await anna.opens('/Reisen');
  await anna.picks('Aktionen für Weg', 'Löschen');
  await anna.sees('2 Reisen');
  await anna.sees('Gelöschte Reisen');
  await anna.evaluates(`document.querySelector('details').open = true`);
  await anna.presses('Aktionen für Noch leer');
  await anna.sees('Umbenennen');
  expect(await anna.widerThanScreen()).toEqual([]);
  expect(await anna.accessibilityFindings()).toEqual([]);
  await anna.turnsDark();
  expect(await anna.accessibilityFindings()).toEqual([]);
});
