import { companions } from '../drivers/companions.ts';
import { expect, journey } from '../drivers/journey.ts';
import { account, newPerson, type Person } from '../drivers/person.ts';
import { planner } from '../drivers/planner.ts';
import type { Screen } from '../drivers/screen.ts';
import { trips } from '../drivers/trips.ts';

type Browse = Parameters<Parameters<typeof journey>[2]>[0]['browse'];

async function registered(browse: Browse, person?: Person): Promise<Screen> {
  const screen = await browse();
  await account.isRegistered(screen, person);
  return screen;
}

async function owns(browse: Browse, title: string): Promise<Screen> {
  const owner = await registered(browse);
  await planner.opensTrip(owner, title);
  return owner;
}

journey(
  'two people edit the same trip at once, see each other and both edits, until one is removed',
  async ({ browse }) => {
    const owner = await owns(browse, 'Donau');
    const link = await companions.makesLink(owner, 'Darf bearbeiten');
    const friend = await registered(browse, newPerson('Enno Editor'));
    await companions.accepts(friend, link);
    await friend.seesHeading('Donau');
    await owner.waitsLonger('Enno Editor ist gerade hier');
    await friend.waitsLonger('Frida Fernweh ist gerade hier');

    await planner.editsStop(friend, 'Mainz');
    await owner.waitsLonger('Gerade ausgewählt von Enno Editor');
    await friend.fills('Notiz', 'Treffpunkt am Dom');
    await planner.makesOptional(owner, 'Basel');
    await owner.waitsLonger('Treffpunkt am Dom');
    await expect.poll(() => planner.rowOf(friend, 'Basel')).toContain('optional');
    const stored = async () => JSON.stringify(await trips.stored(owner, 'Donau'));
    await expect.poll(stored).toContain('Treffpunkt am Dom');
    expect(await stored()).toContain('"optional":true');

    await friend.presses(/^Fertig$/);
    await friend.fills(/den anderen dazu sagen/, 'Frühstück am Markt?');
    await friend.presses('Kommentieren');
    await owner.waitsLonger('Enno Editor: Kommentar zu Mainz');
    await expect.poll(() => planner.rowOf(owner, 'Mainz')).toContain('1 Kommentar');
    await expect.poll(stored).toContain('Frühstück am Markt?');

    // What is removed here while it is edited there says so there.
    await owner.picks('Aktionen für Mainz', 'Stopp entfernen');
    await friend.waitsLonger('Diesen Stopp gibt es nicht mehr');
    await planner.undoes(owner);
    await expect.poll(() => friend.fieldValue('Notiz')).toBe('Treffpunkt am Dom');
    await planner.closesPanel(friend);

    await companions.opens(owner);
    await owner.presses('Enno Editor entfernen');
    await owner.presses('Ja, entfernen');
    await owner.sees('0 von 10 Plätzen vergeben');
    await friend.seesNot('Treffpunkt am Dom');
    await friend.opens('/Reisen');
    await friend.sees('Hier ist Platz für deine erste Reise');
    await friend.waitsFor(
      `performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/shared-with-me'))`,
    );
    await friend.seesNot('Donau');
  },
);

journey(
  'a reader sees changes live and can change nothing, until they leave',
  async ({ browse }) => {
    const owner = await owns(browse, 'Weser');
    const link = await companions.makesLink(owner, 'Darf lesen');
    const reader = await registered(browse, newPerson('Rosa Reader'));
    await companions.accepts(reader, link);
    await reader.seesHeading('Weser');
    await reader.sees('Diese Reise gehört Frida Fernweh.');
    await planner.renames(owner, 'Weserbergland');
    await reader.waitsLonger('Weserbergland');
    for (const control of ['Reise umbenennen', 'Aktionen für Mainz']) {
      expect(await owner.countOf(`[aria-label="${control}"]`)).toBe(1);
      expect(await reader.countOf(`[aria-label="${control}"]`)).toBe(0);
    }
    await reader.presses(/^Mainz$/);
    await reader.sees('Du reist hier zum Lesen mit. Ändern können es die anderen.');
    expect(await reader.accessibilityFindings()).toEqual([]);
    await planner.closesPanel(reader);
    await companions.opens(reader);
    await reader.presses('Reise verlassen');
    await reader.presses('Ja, verlassen');
    await reader.seesNot('Weserbergland');
  },
);

journey(
  'a visitor gets an invitation by mail, looks around as a guest, registers and joins',
  async ({ browse, site }) => {
    const owner = await browse();
    const inviter = newPerson();
    await account.isRegistered(owner, inviter);
    await account.opensMail(owner, site, inviter, 'Bitte bestätige');
    await planner.opensTrip(owner, 'Mosel');
    const person = newPerson('Gundula Gast');
    await companions.invitesByMail(owner, person.email);
    const link = await site.mailbox.link(
      person.email,
      'Frida Fernweh lädt dich zu einer Reise ein',
    );

    const friend = await browse({ width: 390, height: 800 });
    await friend.opens(link);
    // The invitation pushes what is below it down.
    await friend.sees('Frida Fernweh lädt dich zum Mitreisen ein:');
    await friend.presses('Ohne Anmeldung ausprobieren');
    await friend.waitsLonger('Frida Fernweh lädt dich ein, bei „Mosel“ mitzureisen.');
    expect(await friend.widerThanScreen()).toEqual([]);
    expect(await friend.accessibilityFindings()).toEqual([]);
    await friend.follows('Konto anlegen und mitreisen');
    await account.fillsRegistration(friend, person);
    // Chosen once: with the account one is in the trip.
    await friend.presses('Konto anlegen');
    await friend.waitsLonger('Köln');
    await friend.isAt('/planen');
    await friend.seesHeading('Mosel');

    await friend.opens(link);
    await friend.sees('Diese Einladung gilt nicht mehr');
  },
);
