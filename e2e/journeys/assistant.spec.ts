import { assistant } from '../drivers/assistant.ts';
import { companions } from '../drivers/companions.ts';
import { expect, journey } from '../drivers/journey.ts';
import { account, newPerson } from '../drivers/person.ts';
import { planner } from '../drivers/planner.ts';

journey(
  'a proposal is looked at, accepted as one step and undone by a word; another one is rejected [SC-2]',
  async ({ browse }) => {
    const screen = await browse();
    await account.isRegistered(screen);
    await planner.opensTrip(screen, 'Assistent');
    await assistant.opens(screen);
    await screen.sees(/ohne Sprachmodell/);
    await assistant.asks(screen, 'Entferne Mainz');
    await screen.sees('Mainz entfällt, bisher Tag 1');
    await expect.poll(() => assistant.isRowInSight(screen, 'Mainz')).toBe(true);
    expect(await planner.stops(screen)).toEqual(['Köln', 'Mainz', 'Basel']);
    expect(await planner.rowOf(screen, 'Mainz')).toContain('entfällt');
    expect(await screen.accessibilityFindings()).toEqual([]);
    await screen.presses('Annehmen');
    await expect.poll(() => planner.stops(screen)).toEqual(['Köln', 'Basel']);
    await assistant.asks(screen, 'rückgängig');
    await screen.sees('Der letzte Schritt ist rückgängig gemacht.');
    await expect.poll(() => planner.stops(screen)).toEqual(['Köln', 'Mainz', 'Basel']);
    await screen.sees('Angenommen und wieder rückgängig gemacht');
    await assistant.asks(screen, 'Entferne Mainz');
    await screen.presses('Ablehnen');
    await screen.sees('Abgelehnt');
    expect(await planner.stops(screen)).toEqual(['Köln', 'Mainz', 'Basel']);
    await screen.presses('Gespräch löschen');
    await screen.seesDialog('Gespräch löschen?');
    await screen.evaluates(
      `[...document.querySelectorAll('dialog[open] button')].find((one) => one.textContent === 'Gespräch löschen').click()`,
    );
    await screen.seesNot('Abgelehnt');
    await screen.sees(/ohne Sprachmodell/);
  },
);

journey(
  'a co-traveller’s edit while a proposal waits stays; what no longer fits is named',
  async ({ browse }) => {
    const owner = await browse();
    await account.isRegistered(owner);
    await planner.opensTrip(owner, 'Zu zweit');
    const link = await companions.makesLink(owner, 'Darf bearbeiten');
    const friend = await browse();
    await account.isRegistered(friend, newPerson('Enno Editor'));
    await companions.accepts(friend, link);
    await assistant.opens(owner);
    await assistant.asks(owner, 'Entferne Mainz und nenne die Reise „Ohne Mainz“');
    await owner.sees('Mainz entfällt, bisher Tag 1');
    // Nothing of it reaches the other.
    await friend.seesNot('Ohne Mainz');
    await friend.picks('Aktionen für Mainz', 'Stopp entfernen');
    await owner.waitsLonger('Passt nicht mehr und wird ausgelassen');
    await owner.presses('Annehmen');
    await owner.seesHeading('Ohne Mainz');
    await friend.waitsLonger('Ohne Mainz');
    expect(await planner.stops(owner)).toEqual(['Köln', 'Basel']);
  },
);

journey(
  'the panel is an address that survives a reload, and its frame stays while the talk scrolls',
  async ({ browse }) => {
    const screen = await browse();
    await account.isRegistered(screen);
    await planner.opensTrip(screen, 'Lang');
    await screen.presses(/^Reiseassistent/);
    await screen.sees(/ohne Sprachmodell/);
    await assistant.isAnswered(screen, () => screen.presses('Was liegt auf dem Weg?'));
    for (const text of ['Wie weit ist es insgesamt?', 'Fass die Reise zusammen'])
      await assistant.asks(screen, text);
    expect(await assistant.frame(screen)).toEqual({ title: true, close: true, field: true });
    await screen.reloads();
    await screen.sees('Fass die Reise zusammen');
    expect(await assistant.frame(screen)).toEqual({ title: true, close: true, field: true });
    expect(await screen.accessibilityFindings()).toEqual([]);
    await assistant.asks(screen, 'Entferne Mainz');
    await screen.presses('Annehmen');
    await screen.sees('Vorschlag übernommen.');
    // The panel says so a moment before the toast is there.
    await expect.poll(() => assistant.isFieldFree(screen)).toBe(true);
    await planner.closesPanel(screen);
    await screen.isAt('/planen');
    await screen.reloads();
    await screen.seesHeading('Lang');
    expect(await screen.countOf('[data-panel]')).toBe(0);
  },
);

journey('by keys alone a proposal is taken and a message brought back', async ({ browse }) => {
  const screen = await browse();
  await account.isRegistered(screen);
  await planner.opensTrip(screen, 'Tasten');
  await assistant.opens(screen);
  await screen.sees(/ohne Sprachmodell/);
  await screen.fills('Deine Nachricht', 'Entferne Mainz');
  await assistant.isAnswered(screen, () => screen.types('Enter'));
  await assistant.stepsBackTo(screen, /Annehmen$/);
  await screen.types('Enter');
  await expect.poll(() => planner.stops(screen)).toEqual(['Köln', 'Basel']);
  await screen.types('ArrowUp');
  expect(await screen.fieldValue('Deine Nachricht')).toBe('Entferne Mainz');
  await screen.types('Escape');
  await screen.waitsFor(`document.querySelector('[data-panel]') === null`);
});
