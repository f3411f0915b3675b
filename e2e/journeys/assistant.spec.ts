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
    await screen.isAt('/planen');
    await assistant.asks(screen, 'Entferne Mainz');
    await screen.sees('Mainz entfällt, bisher Tag 1');
    expect(await planner.stops(screen)).toEqual(['Köln', 'Mainz', 'Basel']);
    expect(await planner.rowOf(screen, 'Mainz')).toContain('entfällt');
    expect(await screen.accessibilityFindings()).toEqual([]);
    await screen.presses('Annehmen');
    await expect.poll(() => planner.stops(screen)).toEqual(['Köln', 'Basel']);
    await assistant.asks(screen, 'rückgängig');
    await screen.sees('Der letzte Schritt ist rückgängig gemacht.');
    await expect.poll(() => planner.stops(screen)).toEqual(['Köln', 'Mainz', 'Basel']);
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
