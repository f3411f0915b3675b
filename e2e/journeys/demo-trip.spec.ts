import { expect, journey } from '../drivers/journey.ts';
import { account, newPerson } from '../drivers/person.ts';
import { trips } from '../drivers/trips.ts';

const WATCH_SAVED = `(() => {
  window.wasSaved = false;
  new MutationObserver(() => {
    if (document.body.innerText.includes('Gespeichert')) window.wasSaved = true;
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
})()`;

journey(
  'a guest gets the demo trip through the Alps, once, as the current one [DT-1]',
  async ({ visitor: gast }) => {
    await account.becomesGuest(gast);
    await gast.seesHeading('Alpen, 9 Tage');
    await gast.sees('Das ist deine Demo-Reise');
    await gast.sees('Tag 9');
    await gast.sees('Stilfser Joch');
    await expect.poll(async () => (await trips.onServer(gast)).length).toBe(1);
    const again = await gast.profile.newScreen();
    await again.opens('/planen');
    await again.seesHeading('Alpen, 9 Tage');
    await again.close();
    await gast.reloads();
    await gast.seesHeading('Alpen, 9 Tage');
    await gast.sees('Das ist deine Demo-Reise');
    expect(await trips.onServer(gast)).toHaveLength(1);
    expect(gast.profile.problems()).toEqual([]);
  },
);

journey('the demo trip speaks English on the English site', async ({ browse, site }) => {
  const guest = await browse({ home: site.englishUrl });
  await guest.opens('/anmelden');
  await guest.presses('Try it without signing in');
  await guest.seesHeading('The Alps in 9 days');
  await guest.sees('Stelvio Pass');
});

journey(
  'a guest who registers keeps the demo trip with all edits [DT-2]',
  async ({ visitor: gast }) => {
    await account.becomesGuest(gast);
    await gast.presses('Reise umbenennen');
    await gast.fills('Neuer Titel', 'Meine Alpen');
    await gast.presses('Speichern');
    await expect.poll(async () => (await trips.onServer(gast))[0]?.title).toBe('Meine Alpen');
    await account.registers(gast, newPerson());
    await gast.isAtPlanner();
    await gast.seesHeading('Meine Alpen');
    await gast.seesNot('Das ist deine Demo-Reise');
    await gast.opens('/Reisen');
    await gast.sees('1 Reise');
    await gast.sees('Rundreise ab München');
  },
);

journey(
  'a removed stop comes back by undo, with its toast, and goes again by redo [HI-5, HI-6]',
  async ({ visitor: gast }) => {
    await account.becomesGuest(gast);
    await gast.seesButton('Rückgängig machen', 'disabled');
    await gast.picks('Aktionen für Bormio', 'Stopp entfernen');
    await gast.sees('Bormio entfernt');
    // The toast offers it for a while, the button for longer.
    await gast.presses('Rückgängig machen');
    await gast.isTold('Änderungen wurden rückgängig gemacht');
    await expect.poll(() => gast.headings(3)).toContain('Bormio');
    await gast.types('Control+Shift+Z');
    await expect.poll(() => gast.headings(3)).not.toContain('Bormio');
    await gast.types('Control+z');
    await expect.poll(() => gast.headings(3)).toContain('Bormio');
    await gast.seesButton('Rückgängig machen', 'disabled');
  },
);

journey(
  'the save indicator tells the truth and hides half a second after saving [SV-1]',
  async ({ visitor: gast }) => {
    await account.becomesGuest(gast);
    await expect.poll(async () => (await trips.onServer(gast)).length).toBe(1);
    await gast.seesNot('Gespeichert');
    // It is there for half a second only, which a slow machine may look past.
    await gast.evaluates(WATCH_SAVED);
    await gast.presses('Stopp zu Tag 1 hinzufügen');
    await gast.fills('Neuer Stopp an Tag 1', '47.4, 11.26');
    await gast.types('Enter');
    await gast.sees('47.4000° N 11.2600° O');
    await gast.waitsFor('window.wasSaved');
    await gast.seesNot('Gespeichert');
    await gast.profile.goesOffline();
    await gast.fills('Neuer Stopp an Tag 1', '47.3, 11.27');
    await gast.types('Enter');
    await gast.sees('Auf diesem Gerät');
    await gast.evaluates(WATCH_SAVED);
    await gast.profile.goesOnline();
    await gast.waitsFor('window.wasSaved');
    const labels = async () =>
      (await trips.stored(gast, 'Alpen, 9 Tage'))?.days[0]?.cityList.map(
        ({ location }) => location.label,
      );
    await expect.poll(labels).toContain('47.3000° N 11.2700° O');
  },
);

journey('the plan is changed with the keyboard alone', async ({ visitor: gast }) => {
  await account.becomesGuest(gast);
  await gast.tabsTo(/Reise umbenennen/);
  await gast.types('Enter');
  await expect.poll(() => gast.focused()).toContain('Neuer Titel');
  await gast.types('End');
  await gast.types('2');
  await gast.types('Enter');
  await gast.seesHeading('Alpen, 9 Tage2');
  await expect.poll(() => gast.focused()).toContain('Reise umbenennen');
  await gast.tabsTo(/Aktionen für Walchensee/);
  await gast.types('Enter');
  await gast.types('Enter');
  await gast.sees('optional');
  await gast.tabsTo(/Stopp zu Tag 1 hinzufügen/);
  await gast.types('Enter');
  await expect.poll(() => gast.focused()).toContain('Neuer Stopp an Tag 1');
});

for (const theme of ['light', 'dark'] as const) {
  journey(`the plan is sound on the narrowest phone, ${theme}`, async ({ browse }) => {
    const gast = await browse({ width: 320, height: 640, systemTheme: theme });
    await account.becomesGuest(gast);
    await gast.presses('Stopp zu Tag 1 hinzufügen');
    await gast.fills('Neuer Stopp an Tag 1', '47.4, 11.26');
    await gast.sees('47.4000° N 11.2600° O');
    expect(await gast.widerThanScreen()).toEqual([]);
    expect(await gast.accessibilityFindings()).toEqual([]);
  });
}
