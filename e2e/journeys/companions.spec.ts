import { companions } from '../drivers/companions.ts';
import { expect, journey } from '../drivers/journey.ts';
import { account, newPerson, type Person } from '../drivers/person.ts';
import { planner } from '../drivers/planner.ts';
import type { Screen } from '../drivers/screen.ts';
import { trips } from '../drivers/trips.ts';

type Browse = Parameters<Parameters<typeof journey>[2]>[0]['browse'];

/** Drawing the map costs more than all that two people do here. */
const WITHOUT_MAP = { hasGraphics: false };

async function registered(browse: Browse, person: Person): Promise<Screen> {
  const screen = await browse(WITHOUT_MAP);
  await account.registers(screen, person);
  await screen.isAtPlanner();
  return screen;
}

async function owns(browse: Browse, title: string): Promise<Screen> {
  const owner = await registered(browse, newPerson());
  await planner.opensTrip(owner, title);
  return owner;
}

journey(
  'two people edit the same trip at once, see each other and both edits, until one is removed',
  async ({ browse }) => {
    journey.slow();
    const owner = await owns(browse, 'Donau');
    const link = await companions.makesLink(owner, 'Darf bearbeiten');
    const friend = await registered(browse, newPerson('Enno Editor'));
    await companions.accepts(friend, link);
    await friend.seesHeading('Donau');
    await owner.waitsLonger('Enno Editor ist gerade hier');
    await friend.waitsLonger('Frida Fernweh ist gerade hier');

    await friend.presses(/^Mainz$/);
    await owner.waitsLonger('Gerade ausgewählt von Enno Editor');
    await friend.fills('Notiz', 'Treffpunkt am Dom');
    await planner.makesOptional(owner, 'Basel');
    await owner.waitsLonger('Treffpunkt am Dom');
    await expect.poll(() => planner.rowOf(friend, 'Basel')).toContain('optional');
    const stored = async () => JSON.stringify(await trips.stored(owner, 'Donau'));
    await expect.poll(stored).toContain('Treffpunkt am Dom');
    expect(await stored()).toContain('"optional":true');

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
  'a reader sees changes live, reads every panel and can change nothing',
  async ({ browse }) => {
    journey.slow();
    const owner = await owns(browse, 'Weser');
    const link = await companions.makesLink(owner, 'Darf lesen');
    const reader = await registered(browse, newPerson('Rosa Reader'));
    await companions.accepts(reader, link);
    await reader.seesHeading('Weser');
    await reader.sees('Diese Reise gehört Frida Fernweh.');
    await planner.renames(owner, 'Weserbergland');
    await reader.waitsLonger('Weserbergland');

    await reader.presses(/^Mainz$/);
    await reader.sees('Du reist hier zum Lesen mit. Ändern können es die anderen.');
    expect(await reader.countOf('[data-panel] :is(input, textarea, select)')).toBe(0);
    expect(await reader.accessibilityFindings()).toEqual([]);
    await planner.closesPanel(reader);
    await reader.turnsTo('Kosten');
    expect(await reader.countOf('#ansicht input[type=checkbox]')).toBe(0);
    await reader.turnsTo('Liste');

    for (const control of ['Reise umbenennen', 'Aktionen für Mainz']) {
      expect(await owner.countOf(`[aria-label="${control}"]`)).toBe(1);
      expect(await reader.countOf(`[aria-label="${control}"]`)).toBe(0);
    }
    const id = (await trips.onServer(owner)).find(({ title }) => title === 'Weserbergland')?.id;
    const put = { method: 'PUT', headers: { 'if-match': '2', 'content-type': 'application/json' } };
    const body = JSON.stringify({ id, title: 'Meins', days: [{ id: 'd' }] });
    const status = `fetch('/api/trips/${id}', ${JSON.stringify({ ...put, body })}).then((reply) => reply.status)`;
    expect(await reader.evaluates<number>(status)).toBe(403);

    await companions.opens(reader);
    await reader.presses('Reise verlassen');
    await reader.presses('Ja, verlassen');
    await reader.seesNot('Weserbergland');
  },
);

journey(
  'somebody with an account is told of invitations in the planner and on the list of trips, and joins by one of them',
  async ({ browse, site }) => {
    journey.slow();
    const person = newPerson('Ida Eingeladen');
    const friend = await registered(browse, person);
    await account.opensMail(friend, site, person, 'Bitte bestätige');
    await planner.opensTrip(friend, 'Eigene Reise');
    const owner = await owns(browse, 'Mosel');
    await companions.invitesByMail(owner, person.email);
    const sentence = 'Frida Fernweh lädt dich ein, bei „Mosel“ mitzureisen.';
    // Nobody has touched the friend's screen.
    await friend.waitsLonger(sentence);
    await friend.presses('Ablehnen');
    await friend.presses('Ja, ablehnen');
    await friend.seesNot(sentence);
    await companions.invitesByMail(owner, person.email);
    await friend.opens('/Reisen');
    await friend.waitsLonger(sentence);
    expect(await friend.accessibilityFindings()).toEqual([]);
    await friend.presses('Einladung annehmen');
    await friend.waitsLonger('Köln');
    await friend.seesHeading('Mosel');
    await owner.waitsLonger('Ida Eingeladen ist gerade hier');

    // The switch of trips knows both.
    await friend.presses('Reise wechseln');
    await friend.follows(/^Eigene Reise/);
    await friend.seesHeading('Eigene Reise');
  },
);

journey(
  'a visitor gets an invitation by mail, looks around as a guest, registers and joins',
  async ({ browse, site, member: owner }) => {
    journey.slow();
    await owner.opens('/Profil');
    await planner.opensTrip(owner, 'Mosel');
    const person = newPerson('Gundula Gast');
    await companions.invitesByMail(owner, person.email);
    const link = await site.mailbox.link(
      person.email,
      'Frida Fernweh lädt dich zu einer Reise ein',
    );

    const friend = await browse({ width: 390, height: 800 });
    await friend.opens(link);
    await friend.presses('Ohne Anmeldung ausprobieren');
    await friend.waitsLonger('Frida Fernweh lädt dich ein, bei „Mosel“ mitzureisen.');
    expect(await friend.widerThanScreen()).toEqual([]);
    expect(await friend.accessibilityFindings()).toEqual([]);
    await friend.follows('Konto anlegen und mitreisen');
    await account.fillsRegistration(friend, person);
    await friend.presses('Konto anlegen');
    await friend.presses('Einladung annehmen');
    await friend.waitsLonger('Köln');
    await friend.isAt('/planen');
    await friend.seesHeading('Mosel');

    await friend.opens(link);
    await friend.sees('Diese Einladung gilt nicht mehr');
  },
);
