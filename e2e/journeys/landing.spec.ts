import { expect, journey } from '../drivers/journey.ts';
import { startOf } from '../drivers/person.ts';
import { trips } from '../drivers/trips.ts';

journey(
  'a visitor has a first own stop in four steps: type, choose, go on, and the planner has it',
  async ({ visitor: anna, site }) => {
    await anna.opens('/');
    await anna.sees(/^~\d+\skm · ~\d+:\d\d\sh · \d Fahrtage$/);
    expect(await anna.countOf('[data-map]')).toBe(0);
    await anna.fills('Stopp hinzufügen', 'Salzburg');
    await anna.waitsFor(`document.querySelector('[role=option]') !== null`);
    await anna.types('Enter');
    await anna.waitsFor(
      `[...document.querySelectorAll('main svg text')].some((one) => one.textContent === 'Salzburg')`,
    );
    expect((await startOf(anna)).session.state).toBe('visitor');
    await anna.presses('Weiterplanen');
    await anna.isAt('/planen');
    await expect
      .poll(async () => {
        const trip = await trips.stored(anna, 'München – Bled');
        return trip?.days.flatMap(({ cityList }) =>
          cityList.map(({ location }) => location.label.split(',')[0]),
        );
      })
      .toContain('Salzburg');
    expect([...anna.profile.hosts().keys()]).toEqual([new URL(site.url).host]);
    expect(anna.profile.problems()).toEqual([]);
  },
);

journey(
  'on a phone the route of the landing page is changed by keyboard, and axe finds nothing in either theme',
  async ({ browse }) => {
    const ben = await browse({ width: 390, height: 844 });
    await ben.opens('/');
    await ben.tabsTo(/Bled nach vorn/);
    await ben.types('Enter');
    await expect.poll(() => ben.focused()).toContain('Bled nach vorn');
    await ben.presses('Verona entfernen');
    await ben.seesNot('Verona entfernen');
    await ben.presses('Rückgängig');
    await ben.seesButton('Verona entfernen');
    expect(await ben.widerThanScreen()).toEqual([]);
    expect(await ben.accessibilityFindings()).toEqual([]);
    await ben.turnsDark();
    expect(await ben.accessibilityFindings()).toEqual([]);
    expect(ben.profile.problems()).toEqual([]);
  },
);
