import { expect, journey } from '../drivers/journey.ts';
import { planner } from '../drivers/planner.ts';
import type { Screen } from '../drivers/screen.ts';
import { trips } from '../drivers/trips.ts';

/** A save waits for quiet before it is sent. */
const SLOWLY = { timeout: 20_000 };

const SIGHT = {
  pois: [
    {
      osmId: 'node/1',
      name: 'Gutenberg-Museum',
      kind: 'museum',
      location: { lat: 49.9995, lng: 8.2755, label: 'Mainz, Deutschland' },
      url: '',
      description: '',
    },
  ],
  source: 'test',
  attribution: [],
  isFallback: false,
};

journey(
  'a stop, its night, the way there and the dates are edited in their panels, come back by undo and survive a reload',
  async ({ browse }) => {
    const mara = await browse();
    await planner.hasFourDays(mara, 'Rhein');
    const row = (name: string) => expect.poll(() => planner.rowOf(mara, name));
    await planner.editsStop(mara, 'Mainz');
    await mara.fills('Name', 'Mainzer Dom');
    await row('Mainzer Dom').not.toBe('');
    await mara.fills('Notiz', 'Markt am Samstag');
    await row('Mainzer Dom').toContain('Markt am Samstag');
    await planner.beginsNewStep(mara);
    await mara.toggles('Optional');
    await row('Mainzer Dom').toContain('optional');
    await planner.undoes(mara);
    await row('Mainzer Dom').not.toContain('optional');
    await mara.marks('Fahrrad');
    await mara.sees(/Mit dem Rad, ~?\d+\s*km/);
    await mara.presses(/^Aktivität$/);
    await mara.fills('Bezeichnung', 'Turm besteigen');
    await row('Mainzer Dom').toContain('Turm besteigen');
    await planner.closesPanel(mara);

    await mara.presses(/Nacht nach Tag 1/);
    await mara.fills('Name der Unterkunft', 'Pension Domblick');
    await mara.marks('Ferienwohnung');
    await mara.presses('Unterkunft hinzufügen');
    await mara.fills('Preis in Euro', '89,90');
    await mara.types('Enter');
    await mara.toggles('Gebucht');
    await planner.closesPanel(mara);
    await mara.sees(/Ferienwohnung · gebucht · 89,90 €/);

    await mara.presses('Anreise hinzufügen');
    await mara.presses(/^Flugzeug$/);
    await mara.presses('Abflughafen wählen');
    await mara.fills('Abflughafen', 'Hamburg');
    await mara.waitsFor(`document.querySelector('[role=option]') !== null`);
    await mara.types('Enter');
    await planner.closesPanel(mara);
    await mara.sees(/Flugzeug, Hamburg.* – Köln/);

    await mara.presses(/Reisedaten ändern$/);
    await mara.fills('Letzter Tag', '13.07.2027');
    await mara.sees('2 Tage: 2 Tage weniger. 1 Stopp kommt an den letzten Tag.');
    await planner.beginsNewStep(mara);
    await mara.presses('Zeitraum übernehmen');
    await row('Basel').toContain('verschoben');
    await planner.undoes(mara);
    await mara.seesButton(/12\.07\. – 15\.07\.2027/);
    // What is booked keeps its dates when the days move, and says so until the traveller decides.
    await mara.presses('1 Woche später');
    await mara.seesButton(/19\.07\. – 22\.07\.2027/);
    await planner.closesPanel(mara);

    const stored = async () => (await trips.stored(mara, 'Rhein'))?.days[0]?.date;
    await expect.poll(stored, SLOWLY).toBe('2027-07-19');
    await mara.reloads();
    await row('Mainzer Dom').toMatch(/Turm besteigen.*Markt am Samstag/);
    await mara.sees(/Flugzeug, Hamburg.* – Köln/);
    await mara.presses(/^Pension Domblick$/);
    await mara.sees('Die Daten passen nicht mehr');
    const hosts = [...mara.profile.hosts().keys()].filter((host) => !host.startsWith('localhost'));
    expect(hosts).toEqual([]);
    expect(mara.profile.problems()).toEqual([]);
  },
);

/** The round number beside the scale of the map. */
const scale = (screen: Screen) =>
  screen.evaluates<number>(
    `Number.parseInt(document.querySelector('.maplibregl-ctrl-scale').textContent, 10)`,
  );

journey(
  'a clicked point of the map is shown in its panel [SC-6], and a sight of the map is remembered with its stop',
  async ({ browse }) => {
    const mara = await browse({ hasMap: true });
    await mara.profile.breaks('/api/pois?*', 200, JSON.stringify(SIGHT));
    await planner.hasFourDays(mara, 'Rhein');
    await planner.clicksOnMap(mara);
    const whole = await scale(mara);
    await mara.sees(/^\d+\.\d{5}, \d+\.\d{5}$/);
    await expect.poll(() => mara.focused()).toMatch(/^h2 ./);
    await planner.closesPanel(mara);
    await mara.presses('Orte entdecken');
    await mara.toggles('Sehenswertes');
    await mara.presses(/^Gutenberg-Museum/);
    await mara.presses('Beim Stopp merken');
    await planner.editsStop(mara, 'Mainz');
    await mara.seesButton('Gutenberg-Museum nicht mehr merken');
    await planner.closesPanel(mara);

    // The whole trip is about as large as before a panel was open and the map flew to a stop beside it.
    for (let step = 0; step < 3; step += 1) await mara.presses('Näher heran');
    await expect.poll(() => scale(mara), SLOWLY).toBeLessThan(whole / 2);
    await mara.presses(/^Basel$/);
    await planner.closesPanel(mara);
    await mara.presses('Ganze Reise zeigen');
    const share = async () => (await scale(mara)) / whole;
    await expect.poll(share, SLOWLY).toBeGreaterThan(0.6);
    await expect.poll(share, SLOWLY).toBeLessThan(1.7);
  },
);

const NOTE_IN_LIST = `document.querySelector('[data-row] [data-details]')?.textContent`;

journey('title, dates and a stop are edited with the keyboard alone', async ({ browse }) => {
  const mara = await browse();
  await planner.hasFourDays(mara, 'Rhein');
  await mara.tabsTo(/Reise umbenennen/);
  await mara.types('Enter');
  await expect.poll(() => mara.focused()).toContain('Neuer Titel');
  await mara.types('End');
  await mara.types('2');
  await mara.types('Enter');
  await mara.seesHeading('Rhein2');
  await expect.poll(() => mara.focused()).toContain('Reise umbenennen');
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
  await expect.poll(() => mara.focused()).toBe('h2 Mainz');
  await mara.tabsTo(/^button Bearbeiten/);
  await mara.types('Enter');
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
  await expect.poll(() => mara.focused()).toBe('h2 Mainz');
  await mara.types('Escape');
  await expect.poll(() => mara.focused()).toBe('button Mainz');
});

const PANELS: Readonly<Record<string, (screen: Screen) => Promise<void>>> = {
  stop: async (screen) => {
    await planner.editsStop(screen, 'Mainz');
    await screen.presses(/^Aktivität$/);
  },
  hotel: (screen) => planner.addsLodging(screen, 1),
  leg: async (screen) => {
    await screen.presses('Anreise hinzufügen');
    await screen.presses(/^Zug$/);
  },
  dates: (screen) => screen.presses(/Reisedaten ändern$/),
};

journey('all panels are sound on the narrowest phone, in both themes', async ({ browse }) => {
  const mara = await browse({ width: 320, height: 640 });
  await planner.hasFourDays(mara, 'Rhein');
  for (const [kind, open] of Object.entries(PANELS)) {
    await open(mara);
    await mara.waitsFor(`document.querySelector('[data-panel=${kind}] h2') !== null`);
    expect(await mara.widerThanScreen()).toEqual([]);
    expect(await mara.accessibilityFindings()).toEqual([]);
    await mara.turnsDark();
    expect(await mara.accessibilityFindings()).toEqual([]);
    await mara.turnsLight();
    await planner.closesPanel(mara);
  }
});
