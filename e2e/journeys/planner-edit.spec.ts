import { expect, journey } from '../drivers/journey.ts';
import { planner } from '../drivers/planner.ts';
import type { Screen } from '../drivers/screen.ts';

/** The processor draws the map where there is no graphics card, which costs more than all edits together. */
const WITHOUT_MAP = { hasGraphics: false };

const SIGHT = {
  pois: [
    {
      osmId: 'node/1',
      name: 'Gutenberg-Museum',
      kind: 'museum',
      location: { lat: 49.9995, lng: 8.2755, label: 'Mainz, Deutschland' },
      url: '',
    },
  ],
  source: 'test',
  attribution: [],
  isFallback: false,
};

journey(
  'everything about a stop is edited in its panel, and every edit comes back by undo [ST-2, ST-3, ST-5, HI-5]',
  async ({ browse }) => {
    const mara = await browse(WITHOUT_MAP);
    await planner.hasFourDays(mara, 'Rhein');
    const row = (name: string) => expect.poll(() => planner.rowOf(mara, name));
    await mara.presses(/^Mainz$/);
    await mara.fills('Name', 'Mainzer Dom');
    await row('Mainzer Dom').toContain('Deutschland');
    await mara.fills('Notiz', 'Markt am Samstag');
    await row('Mainzer Dom').toContain('Markt am Samstag');
    await mara.toggles('Optional');
    await row('Mainzer Dom').toContain('optional');
    await planner.undoes(mara);
    await row('Mainzer Dom').not.toContain('optional');
    await mara.marks('Lieblingsort');
    await expect.poll(() => mara.countOf('[data-row] h3 svg')).toBe(1);
    await planner.undoes(mara);
    await expect.poll(() => mara.countOf('[data-row] h3 svg')).toBe(0);
    await mara.fills('Aufenthalt', '1:30');
    await mara.types('Enter');
    await expect.poll(() => mara.fieldValue('Aufenthalt')).toBe('1:30 h');
    await mara.fills('Aufbruch an Tag 2', '7:30');
    await mara.types('Enter');
    await mara.sees('07:30 –');
    await mara.toggles('Mautstraßen erlaubt');
    await mara.sees('ohne Maut');
    await mara.marks('Mit dem Rad');
    await mara.sees(/Mit dem Rad, \d+\s*km/);
    for (let steps = 0; steps < 4; steps += 1) await planner.undoes(mara);
    await mara.seesNot('ohne Maut');
    await mara.seesNot('07:30 –');
    await expect.poll(() => mara.fieldValue('Aufenthalt')).toBe('');
    await planner.closesPanel(mara);
    await mara.picks('Aktionen für Mainzer Dom', 'Stopp entfernen');
    await expect.poll(() => planner.stops(mara)).toEqual(['Köln', 'Basel']);
    await planner.undoes(mara);
    await expect.poll(() => planner.stops(mara)).toEqual(['Köln', 'Mainzer Dom', 'Basel']);
    await mara.reloads();
    await row('Mainzer Dom').toContain('Markt am Samstag');
    expect(mara.profile.problems()).toEqual([]);
  },
);

journey(
  'a stop has activities, notes, restaurants, points of interest and nights [ST-4, EN-1, EN-2, EN-3]',
  async ({ visitor: mara }) => {
    await mara.profile.breaks('/api/pois?*', 200, JSON.stringify(SIGHT));
    await planner.hasFourDays(mara, 'Rhein');
    const row = () => expect.poll(() => planner.rowOf(mara, 'Basel'));
    await mara.presses(/^Basel$/);
    await mara.presses(/^Aktivität$/);
    await mara.fills('Bezeichnung', 'Münster besteigen');
    await mara.fills('Link', 'javascript:alert(1)');
    await mara.types('Enter');
    await mara.sees('Das ist keine Internetadresse');
    await mara.fills('Link', 'muenster.example');
    await mara.types('Enter');
    await mara.seesLink('Link öffnen');
    await mara.fills('Preis in Euro', '6');
    await mara.types('Enter');
    await row().toContain('Münster besteigen');
    await mara.presses(/^Restaurant$/);
    await mara.fills('Bezeichnung', 'Zum Braunen Mutz');
    await mara.presses(/^Notiz$/);
    await mara.fills('Bezeichnung', 'Franken tauschen');
    await row().toMatch(/Münster.*Mutz.*Franken/);
    await mara.presses('Zum Braunen Mutz entfernen');
    await row().not.toContain('Mutz');
    await planner.undoes(mara);
    await row().toContain('Mutz');

    await mara.presses('Eine Nacht mehr');
    await mara.seesButton(/12\.07\. – 16\.07\.2027/);
    await mara.presses('Eine Nacht weniger');
    await mara.seesButton(/12\.07\. – 15\.07\.2027/);
    await mara.seesButton('Eine Nacht weniger', 'disabled');
    expect(await mara.focused()).toContain('Eine Nacht weniger');
    await planner.closesPanel(mara);

    await mara.presses('Orte entdecken');
    await mara.toggles('Sehenswertes');
    await mara.presses(/^Gutenberg-Museum/);
    await mara.presses('Beim Stopp merken');
    await mara.presses(/^Mainz$/);
    await mara.sees('Gutenberg-Museum');
    await mara.presses('Gutenberg-Museum nicht mehr merken');
    await mara.sees(/^Noch keine\. Wähle auf der Karte/);
    await planner.undoes(mara);
    await mara.seesButton('Gutenberg-Museum nicht mehr merken');
  },
);

journey(
  'a night gets its lodging by hand and another by a link that nobody opens [HO-1, HO-2, HT-2, HT-3, VA-4]',
  async ({ browse }) => {
    const mara = await browse(WITHOUT_MAP);
    await planner.hasFourDays(mara, 'Rhein');
    await mara.presses(/Nacht nach Tag 1/);
    await mara.fills('Name der Unterkunft', 'Pension Domblick');
    await mara.marks('Ferienwohnung');
    await mara.presses('Unterkunft hinzufügen');
    await mara.fills('Preis in Euro', '89,90');
    await mara.types('Enter');
    await expect.poll(() => mara.fieldValue('Preis in Euro')).toBe('89,90 €');
    await mara.toggles('Gebucht');
    await mara.chooses('Sterne', '3 Sterne');
    await planner.closesPanel(mara);
    await mara.sees(/Ferienwohnung · gebucht · 89,90 €/);
    // The last two nights are one stay, because nothing happens between them.
    await mara.presses(/Nacht nach Tag 3/);
    await mara.fills('Link einfügen', 'https://hotels.example/de/hotel-am-markt.html');
    await expect.poll(() => mara.fieldValue('Name der Unterkunft')).toBe('Hotel Am Markt');
    await mara.presses('Unterkunft hinzufügen');
    await mara.sees('1 Nacht');
    await mara.presses('Unterkunft entfernen');
    await mara.seesButton(/Nacht nach Tag 3/);
    await planner.undoes(mara);
    await mara.seesButton('Hotel Am Markt');
    const hosts = [...mara.profile.hosts().keys()].filter((host) => !host.startsWith('localhost'));
    expect(hosts).toEqual([]);
    // What is booked keeps its dates when the days move, and says so until somebody decides.
    await mara.presses(/Reisedaten ändern$/);
    await mara.presses('1 Woche später');
    await planner.closesPanel(mara);
    await mara.presses('Pension Domblick');
    await mara.sees('Die Daten passen nicht mehr');
    await mara.presses('Daten an die Reise anpassen');
    await mara.seesNot('Die Daten passen nicht mehr');
    await mara.sees('Anreise 19.07.2027, Abreise 20.07.2027');
  },
);

journey(
  'the way there is a plane, the way home a train, with times, price and booking [LE-1]',
  async ({ browse }) => {
    const mara = await browse(WITHOUT_MAP);
    await planner.hasFourDays(mara, 'Rhein');
    await mara.presses('Anreise hinzufügen');
    await mara.presses(/^Flugzeug$/);
    await mara.presses('Abflughafen wählen');
    await mara.fills('Abflughafen', 'Hamburg');
    await mara.waitsFor(`document.querySelector('[role=option]') !== null`);
    await mara.types('Enter');
    await mara.fills('Abfahrt', '12.7.2027 8:15');
    await mara.types('Enter');
    await expect.poll(() => mara.fieldValue('Abfahrt')).toBe('12.07.2027 08:15');
    await mara.fills('Ankunft', 'gleich');
    await mara.types('Enter');
    await mara.sees('Diese Zeit gibt es nicht');
    await mara.fills('Anbieter', 'EW 2020');
    await mara.fills('Preis in Euro', '59');
    await mara.types('Enter');
    await mara.toggles('Gebucht');
    await planner.closesPanel(mara);
    await mara.sees(/Flugzeug, Hamburg.* – Köln/);
    await mara.presses('Abreise hinzufügen');
    await mara.presses(/^Zug$/);
    await mara.seesButton('Zielbahnhof wählen');
    await planner.closesPanel(mara);
    await mara.presses('Anreise ändern');
    await expect.poll(() => mara.fieldValue('Preis in Euro')).toBe('59,00 €');
    expect(await mara.isOn('Gebucht')).toBe(true);
    await mara.presses('Verbindung entfernen');
    await mara.seesButton('Anreise hinzufügen');
    await planner.undoes(mara);
    await mara.seesButton('Anreise ändern');
    await mara.seesButton('Abreise ändern');
  },
);

journey(
  'dates are set, days come and go, and what moved is marked until it is seen [DY-1..7, VA-6]',
  async ({ browse }) => {
    const mara = await browse(WITHOUT_MAP);
    await planner.hasFourDays(mara, 'Rhein');
    await mara.presses(/Reisedaten ändern$/);
    await mara.fills('Letzter Tag', '13.07.2027');
    await mara.sees('2 Tage: 2 Tage weniger. 1 Stopp kommt an den letzten Tag.');
    await mara.presses('Zeitraum übernehmen');
    await mara.sees('1 Stopp liegt jetzt anders');
    await expect.poll(() => planner.rowOf(mara, 'Basel')).toContain('verschoben');
    await mara.presses('Gesehen');
    await mara.seesNot('liegt jetzt anders');
    await expect.poll(() => planner.rowOf(mara, 'Basel')).not.toContain('verschoben');
    await planner.undoes(mara);
    await mara.seesButton(/12\.07\. – 15\.07\.2027/);
    await mara.presses('Tag davor');
    await mara.seesButton(/12\.07\. – 16\.07\.2027/);
    await mara.presses('Tag 1 entfernen');
    await mara.seesButton(/12\.07\. – 15\.07\.2027/);
    await planner.undoes(mara);
    await mara.seesButton(/12\.07\. – 16\.07\.2027/);
    await mara.presses('Stopps verschieben');
    await mara.presses('Stopps verschieben');
    await mara.sees('dafür hat die Reise zu wenige Tage');
    await mara.presses('1 Woche später');
    await mara.seesButton(/19\.07\. – 23\.07\.2027/);
    for (let days = 5; days > 1; days -= 1) await mara.presses(/^Tag \d entfernen$/);
    await mara.sees('Der letzte Tag bleibt.');
    await mara.seesButton('Tag 1 entfernen', 'disabled');
    expect(await mara.focused()).toContain('Tag 1 entfernen');
    await expect.poll(() => planner.stops(mara)).toHaveLength(3);
  },
);

const NOTE_IN_LIST = `document.querySelector('[data-row] [class*=note]')?.textContent`;

journey('a stop and the dates are edited with the keyboard alone', async ({ browse }) => {
  const mara = await browse(WITHOUT_MAP);
  await planner.hasFourDays(mara, 'Rhein');
  await mara.tabsTo(/Reisedaten ändern/);
  await mara.types('Enter');
  await expect.poll(() => mara.focused()).toContain('Reisedaten');
  await mara.tabsTo(/Länge behalten/);
  await mara.types('Space');
  await mara.tabsTo(/12\. Juli 2027/);
  await mara.types('ArrowDown');
  await expect.poll(() => mara.focused()).toContain('19. Juli 2027');
  await mara.types('Enter');
  await mara.tabsTo(/Zeitraum übernehmen/);
  await mara.types('Enter');
  await mara.seesButton(/19\.07\. – 22\.07\.2027/);
  await mara.types('Escape');
  await expect.poll(() => mara.focused()).toContain('Reisedaten ändern');
  await mara.tabsTo(/^button Mainz/);
  await mara.types('Enter');
  await expect.poll(() => mara.focused()).toContain('Mainz');
  await mara.tabsTo(/^textarea Notiz/);
  await mara.types('A');
  await expect.poll(() => mara.evaluates(NOTE_IN_LIST)).toBe('A');
  await mara.tabsTo(/^input Ort/);
  await mara.types('ArrowRight');
  await expect.poll(() => mara.countOf('[data-row] h3 svg')).toBe(1);
  await mara.tabsTo(/Optional/);
  await mara.types('Space');
  await expect.poll(() => planner.rowOf(mara, 'Mainz')).toContain('optional');
  await mara.types('Control+z');
  await expect.poll(() => planner.rowOf(mara, 'Mainz')).not.toContain('optional');
  await mara.types('Escape');
  await expect.poll(() => mara.focused()).toContain('Mainz');
});

const PANELS: Readonly<Record<string, (screen: Screen) => Promise<void>>> = {
  stop: async (screen) => {
    await screen.presses(/^Mainz$/);
    await screen.presses(/^Aktivität$/);
  },
  hotel: (screen) => screen.presses(/Nacht nach Tag 1/),
  leg: async (screen) => {
    await screen.presses('Anreise hinzufügen');
    await screen.presses(/^Zug$/);
  },
  dates: (screen) => screen.presses(/Reisedaten ändern$/),
};

for (const theme of ['light', 'dark'] as const) {
  journey(`all panels are sound on the narrowest phone, ${theme}`, async ({ browse }) => {
    const mara = await browse({ ...WITHOUT_MAP, width: 320, height: 640, systemTheme: theme });
    if (theme === 'dark') await mara.profile.setCookie('dark_mode_on', 'true');
    await planner.hasFourDays(mara, 'Rhein');
    const isDark = `document.documentElement.dataset.theme === 'dark'`;
    expect(await mara.evaluates(isDark)).toBe(theme === 'dark');
    for (const [kind, open] of Object.entries(PANELS)) {
      await open(mara);
      await mara.waitsFor(`document.querySelector('[data-panel=${kind}] h2') !== null`);
      expect(await mara.widerThanScreen()).toEqual([]);
      expect(await mara.accessibilityFindings()).toEqual([]);
      await planner.closesPanel(mara);
    }
  });
}
