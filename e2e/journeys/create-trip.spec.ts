import { expect, journey } from '../drivers/journey.ts';
import { account, newPerson } from '../drivers/person.ts';
import { trips } from '../drivers/trips.ts';

journey(
  'a new trip gets its title, its dates, its first places and its kind of accommodation [RT-16]',
  async ({ visitor: anna }) => {
    await account.registers(anna, newPerson());
    await anna.isAtPlanner();
    await anna.follows('Reise erstellen');
    await anna.isAt('/reise-erstellen');
    await anna.fills('Titel', 'Über die Pässe');
    await anna.fills('Erster Tag', '2027-07-03');
    await anna.fills('Letzter Tag', '2027-07-05');
    await anna.sees('03.07. – 05.07.2027 · 3 Tage, 2 Nächte');
    for (const point of [
      '48.1374, 11.5755',
      'https://www.openstreetmap.org/#map=12/47.2682/11.3923',
    ]) {
      await anna.fills('Erste Orte (wenn du sie schon kennst)', point);
      await anna.types('Enter');
    }
    await anna.sees('47.2682° N 11.3923° O');
    await anna.marks('Camping');
    await anna.presses('Reise anlegen');
    await anna.isAt('/planen');
    await anna.seesHeading('Über die Pässe');
    await anna.sees('Montag, 05.07.');
    await expect
      .poll(() => trips.stored(anna, 'Über die Pässe'))
      .toMatchObject({
        akkomodationType: 'camping',
        days: [
          { date: '2027-07-03', cityList: [{ location: { label: '48.1374° N 11.5755° O' } }] },
          { date: '2027-07-04' },
          { date: '2027-07-05' },
        ],
      });
    await anna.reloads();
    await anna.seesHeading('Über die Pässe');
    expect(anna.profile.problems()).toEqual([]);
  },
);

journey(
  'a trip that nobody names is called „Mein Roadtrip“ and sleeps in hotels [TR-2, TR-4]',
  async ({ visitor: anna }) => {
    await account.registers(anna, newPerson());
    await anna.isAtPlanner();
    await anna.opens('/reise-erstellen');
    expect(await anna.fieldValue('Titel')).toBe('Mein Roadtrip');
    await anna.fills('Titel', '   ');
    await anna.marks('Anzahl der Tage');
    await anna.fills('Anzahl der Tage', '5');
    await anna.presses('Reise anlegen');
    await anna.seesHeading('Mein Roadtrip');
    const stored = async () => {
      const trip = await trips.stored(anna, 'Mein Roadtrip');
      return trip && [trip.akkomodationType, trip.days.length];
    };
    await expect.poll(stored).toEqual(['hotel', 5]);
  },
);

journey('first places are found by their names', async ({ member: anna }) => {
  await anna.opens('/reise-erstellen');
  const places = 'Erste Orte (wenn du sie schon kennst)';
  await anna.fills(places, 'Bozen');
  await anna.sees('Stadt · Trentino-Südtirol, Italien');
  expect(await anna.accessibilityFindings()).toEqual([]);
  // The list lies over the button until it is closed.
  await anna.types('Escape');
  await anna.presses('Reise anlegen');
  await anna.sees(
    'Dieser Ort ist noch nicht übernommen. Wähle einen Vorschlag aus oder leere das Feld.',
  );
  expect(await anna.focused()).toContain('Erste Orte');
  await anna.types('Enter');
  await anna.seesNot('Dieser Ort ist noch nicht übernommen.');
  expect(await anna.fieldValue(places)).toBe('');
  await anna.seesButton('Bozen entfernen');
  await anna.fills(places, 'Gibtesnichthausen');
  await anna.sees(/Nichts gefunden für „Gibtesnichthausen“/);
  await anna.profile.breaks('/api/places?*', 503, '{"code":"unavailable","message":"x"}');
  await anna.fills(places, 'Meran');
  await anna.sees(
    'Die Ortssuche antwortet gerade nicht. Koordinaten wie 47.5, 11.1 gehen trotzdem.',
  );
  await anna.presses('Bozen entfernen');
  await anna.seesNot('Trentino-Südtirol, Italien');
});

journey(
  'what is wrong is said beside its field, which gets the focus',
  async ({ member: anna }) => {
    await anna.opens('/reise-erstellen');
    await anna.fills('Erster Tag', '');
    await anna.presses('Reise anlegen');
    await anna.sees('Wann geht es los? Gib den ersten Tag an.');
    expect(await anna.focused()).toContain('Erster Tag');
    await anna.fills('Erster Tag', '2027-07-05');
    await anna.seesNot('Wann geht es los?');
    await anna.fills('Letzter Tag', '2027-07-03');
    await anna.presses('Reise anlegen');
    await anna.sees('Das Ende liegt vor dem Anfang. Tausche die beiden Daten.');
    expect(await anna.focused()).toContain('Letzter Tag');
    await anna.marks('Anzahl der Tage');
    await anna.fills('Anzahl der Tage', '401');
    await anna.presses('Reise anlegen');
    await anna.sees('Eine Reise kann höchstens 400 Tage haben.');
    await anna.isAt('/reise-erstellen');
  },
);

journey('a trip is made with the keyboard alone', async ({ visitor: anna }) => {
  await account.registers(anna, newPerson());
  await anna.isAtPlanner();
  await anna.opens('/reise-erstellen');
  await anna.tabsTo(/Erste Orte/);
  for (const key of '47.5 11.1') await anna.types(key === ' ' ? 'Space' : key);
  await anna.types('Enter');
  await anna.sees('47.5000° N 11.1000° O');
  await anna.tabsTo(/Hotel/);
  await anna.types('ArrowDown');
  await anna.tabsTo(/Reise anlegen/);
  await anna.types('Enter');
  await anna.isAt('/planen');
  await expect
    .poll(async () => (await trips.stored(anna, 'Mein Roadtrip'))?.akkomodationType)
    .toBe('hostel');
});

for (const theme of ['light', 'dark'] as const) {
  journey(
    `the form is sound on the narrowest phone, ${theme}`,
    async ({ browse, memberMemory, darkMemory }) => {
      const memory = theme === 'dark' ? darkMemory : memberMemory;
      const anna = await browse({ memory, width: 320, height: 640 });
      await anna.opens('/reise-erstellen');
      await anna.fills('Erste Orte (wenn du sie schon kennst)', '47.5, 11.1');
      await anna.types('Enter');
      await anna.fills('Letzter Tag', '');
      await anna.presses('Reise anlegen');
      await anna.sees('Wann bist du zurück? Gib den letzten Tag an.');
      await anna.fills('Erste Orte (wenn du sie schon kennst)', '46.5, 11.3');
      await anna.sees('46.5000° N 11.3000° O');
      expect(await anna.widerThanScreen()).toEqual([]);
      expect(await anna.accessibilityFindings()).toEqual([]);
    },
  );
}
