import { expect, journey } from '../drivers/journey.ts';
import { account, newPerson } from '../drivers/person.ts';
import { planner } from '../drivers/planner.ts';
import { trips } from '../drivers/trips.ts';

journey(
  'two browsers edit the same trip, one of them offline: both end with both edits',
  async ({ browse }) => {
    const person = newPerson();
    const laptop = await browse();
    await account.isRegistered(laptop, person);
    const phone = await browse({ width: 390, height: 800 });
    await account.isSignedIn(phone, person);
    await planner.opensTrip(laptop, 'Rhein');
    await planner.opensTrip(phone, 'Rhein');

    await laptop.profile.goesOffline();
    await planner.renames(laptop, 'Rheinreise');
    await laptop.sees('Auf diesem Gerät');
    await planner.makesOptional(phone, 'Mainz');
    await laptop.seesNot('optional');
    await phone.seesNot('Rheinreise');

    await laptop.profile.goesOnline();
    await laptop.waitsLonger('optional');
    await laptop.seesHeading('Rheinreise');
    await phone.waitsLonger('Rheinreise');
    await phone.sees('optional');
    await laptop.seesNot('Auf diesem Gerät');
    const stored = JSON.stringify(await trips.stored(phone, 'Rheinreise'));
    expect(stored).toContain('"optional":true');
  },
);

journey(
  'an edit without a network outlives a reload and is sent when it is back',
  async ({ member }) => {
    await planner.opensTrip(member, 'Elbe');
    await member.workerControls();
    await member.seesHeading('Elbe');
    await member.profile.goesOffline();
    await planner.renames(member, 'Elbreise');
    await member.sees('Auf diesem Gerät');
    await member.opens('/planen');
    await member.seesHeading('Elbreise');
    await member.sees('Auf diesem Gerät');
    const top = await planner.topOfList(member);
    await member.profile.goesOnline();
    await member.seesNot('Auf diesem Gerät');
    // What the indicator says moves nothing.
    expect(await planner.topOfList(member)).toBe(top);
    await expect.poll(() => trips.stored(member, 'Elbreise')).toBeDefined();
  },
);

journey(
  'an edit in the very moment in which the page is left is there afterwards',
  async ({ browse }) => {
    const mara = await browse();
    await planner.hasFourDays(mara, 'Mosel');
    await planner.makesOptional(mara, 'Mainz');
    await planner.undoesAndReloads(mara);
    await mara.seesNot('optional');
    await mara.presses('Wiederholen');
    await mara.sees('optional');
    expect(mara.profile.problems()).toEqual([]);
  },
);

journey(
  'two tabs of one browser show the same trip, and undo says what it did [HI-6]',
  async ({ member }) => {
    await planner.opensTrip(member, 'Donau');
    const other = await member.profile.newScreen();
    await planner.opensTrip(other, 'Donau');
    await planner.renames(member, 'Donaureise');
    await other.seesHeading('Donaureise');
    await planner.beginsNewStep(other);
    await planner.makesOptional(other, 'Basel');
    await member.sees('optional');
    await member.presses('Rückgängig machen');
    await member.isTold('Änderungen wurden rückgängig gemacht');
    await other.seesNot('optional');
    await other.seesHeading('Donaureise');
  },
);

journey(
  'signing out asks before edits are lost that are only on this device',
  async ({ browse }) => {
    const screen = await browse();
    await account.isRegistered(screen);
    await planner.opensTrip(screen, 'Mosel');
    await screen.profile.breaks('/api/trips/*', 503);
    await planner.renames(screen, 'Moselreise');
    await screen.sees('Auf diesem Gerät');
    await screen.opens('/Profil');
    await screen.presses('Abmelden');
    await screen.seesDialog('Noch nicht gespeichert');
    await screen.presses('Angemeldet bleiben');
    await screen.seesNoDialog();
    await screen.isAt('/Profil');
    await screen.presses('Abmelden');
    await screen.presses('Änderungen verwerfen und abmelden');
    await screen.isAt('/Ausgeloggt');
    const kept = await screen.storedTexts();
    expect(kept.filter((text) => text.includes('Moselreise'))).toEqual([]);
  },
);
