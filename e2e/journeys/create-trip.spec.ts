import { expect, journey } from '../drivers/journey.ts';
import { account } from '../drivers/person.ts';
import { trips } from '../drivers/trips.ts';

journey(
  'a new trip gets its title, its dates, its first places and its kind of accommodation [RT-16]',
  async ({ visitor: anna }) => {
    await account.isRegistered(anna);
    await anna.opens('/planen');
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
    await anna.sees('Mo 05.07.');
    await anna.sees(/^weiter in 47\.2682° N/);
    await expect
      .poll(() => trips.stored(anna, 'Über die Pässe'))
      .toMatchObject({
        akkomodationType: 'camping',
        days: [
          {
            date: '2027-07-03',
            cityList: [
              { location: { label: '48.1374° N 11.5755° O' } },
              { location: { label: '47.2682° N 11.3923° O' } },
            ],
          },
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
  'what is wrong is said beside its field, which gets the focus, and the form is sound on the narrowest phone',
  async ({ browse, memberMemory }) => {
    const anna = await browse({ memory: memberMemory, width: 320, height: 640 });
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
    await anna.fills('Erste Orte (wenn du sie schon kennst)', '46.5, 11.3');
    await anna.sees('46.5000° N 11.3000° O');
    expect(await anna.widerThanScreen()).toEqual([]);
    expect(await anna.accessibilityFindings()).toEqual([]);
    await anna.turnsDark();
    expect(await anna.accessibilityFindings()).toEqual([]);
  },
);

journey(
  'a trip without a name is made with the keyboard alone, and is called „Mein Roadtrip“ [TR-2]',
  async ({ visitor: anna }) => {
    await account.isRegistered(anna);
    await anna.opens('/reise-erstellen');
    await anna.tabsTo(/Erste Orte/);
    for (const key of '47.5 11.1') await anna.types(key === ' ' ? 'Space' : key);
    await anna.types('Enter');
    await anna.sees('47.5000° N 11.1000° O');
    await anna.tabsTo(/Titel/);
    await anna.types('Control+a');
    await anna.types('Delete');
    await anna.tabsTo(/Hotel/);
    await anna.types('ArrowDown');
    await anna.tabsTo(/Reise anlegen/);
    await anna.types('Enter');
    await anna.isAt('/planen');
    await anna.seesHeading('Mein Roadtrip');
    await expect
      .poll(async () => (await trips.stored(anna, 'Mein Roadtrip'))?.akkomodationType)
      .toBe('hostel');
  },
);
