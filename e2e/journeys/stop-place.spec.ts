import { expect, journey } from '../drivers/journey.ts';
import { planner } from '../drivers/planner.ts';
import type { Screen } from '../drivers/screen.ts';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844, isTouch: true };

/** The links of the open panel, with what they tell the other site. */
const LINKS = `[...document.querySelectorAll('[data-panel] a')].map(({ href, rel }) => [new URL(href).host, rel])`;
const QUIET = 'noopener noreferrer';

/** Opens a stop, reads where it is and how to get there, writes a note in its form and reads it. */
async function readsAndEdits(screen: Screen): Promise<void> {
  await planner.opensStop(screen, 'Mainz');
  await expect.poll(() => screen.focused()).toBe('h2 Mainz');
  await screen.sees('In der Nähe');
  await screen.presses('Navigieren nach Mainz');
  await screen.seesLink(/^Google Maps/);
  expect(await screen.evaluates(LINKS)).toEqual([
    ['www.google.com', QUIET],
    ['maps.apple.com', QUIET],
    ['www.openstreetmap.org', QUIET],
  ]);
  expect(await screen.widerThanScreen()).toEqual([]);
  expect(await screen.accessibilityFindings()).toEqual([]);
  await screen.presses(/^Bearbeiten$/);
  await screen.fills('Notiz', 'Markt am Samstag');
  await screen.presses(/^Fertig$/);
  await expect.poll(() => screen.focused()).toBe('h2 Mainz');
  await screen.seesButton(/^Bearbeiten$/);
  expect(await screen.fieldValue('Notiz')).toBe('Markt am Samstag');
}

journey('a stop is read as a place first and edited second', async ({ browse, guestMemory }) => {
  const gast = await browse({ memory: guestMemory, ...DESK });
  await planner.opensTrip(gast, 'Erst lesen');
  await readsAndEdits(gast);
  // The map beside it shows where the place is.
  expect(await gast.countOf('[data-picture]')).toBe(0);
  await planner.closesPanel(gast);
  const hosts = [...gast.profile.hosts().keys()].filter((host) => !host.startsWith('localhost'));
  expect(hosts).toEqual([]);
  expect(gast.profile.problems()).toEqual([]);
});

journey(
  'the same on a phone, where back leads from the form to the place and from there to the list',
  async ({ browse, guestMemory }) => {
    const gast = await browse({ memory: guestMemory, ...PHONE });
    await planner.opensTrip(gast, 'Unterwegs lesen');
    await readsAndEdits(gast);
    // The land around is drawn, not only the way.
    await gast.waitsFor(`document.querySelectorAll('[data-picture] path').length > 6`);
    await gast.presses(/^Bearbeiten$/);
    await gast.waitsFor(`history.state?.over === 'stop-form'`);
    await gast.goesBack();
    await gast.seesButton(/^Bearbeiten$/);
    await gast.waitsFor(`history.state?.over === 'panel'`);
    await gast.goesBack();
    await gast.waitsFor(`document.querySelector('[data-panel]') === null`);
    await gast.isAtPlanner();
  },
);
