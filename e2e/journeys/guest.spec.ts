import { expect, journey } from '../drivers/journey.ts';
import { account, newPerson, startOf } from '../drivers/person.ts';
import { trips } from '../drivers/trips.ts';

journey(
  'a guest becomes a registered person by a link opened in another browser, where their trips are then',
  async ({ browse, site }) => {
    const person = newPerson();
    const owner = await browse();
    await account.isRegistered(owner, person);
    await trips.haveBeenPlanned(owner, [{ title: 'Von früher' }]);

    const phone = await browse();
    await account.isGuest(phone);
    await trips.haveBeenPlanned(phone, [{ title: 'Als Gast' }]);
    await account.asksForLink(phone, person);
    const laptop = await browse();
    await account.opensMail(laptop, site, person, 'Dein Link zum Anmelden');
    await laptop.isAtPlanner();
    expect((await startOf(laptop)).session.state).toBe('registered');
    const titles = (await trips.onServer(laptop)).map(({ title }) => title);
    expect(titles.toSorted()).toEqual(['Als Gast', 'Von früher']);
    // The guest is gone: what it owned belongs to the person now.
    await phone.opens('/planen');
    await phone.isAt('/anmelden?weiter=%2Fplanen');
    expect(await trips.onServer(phone)).toEqual([]);
  },
);

journey(
  'a link that another person has sent does not take a guest’s trips along unasked',
  async ({ browse, site }) => {
    const person = newPerson();
    await account.asksForLink(await browse(), person);
    const guest = await browse({ width: 320, height: 700 });
    await account.isGuest(guest);
    await trips.haveBeenPlanned(guest, [{ title: 'Als Gast' }]);
    await account.opensMail(guest, site, person, 'Dein Link zum Anmelden');
    await guest.sees(`Als ${person.email} anmelden und die Reisen von hier mitnehmen?`);
    expect((await startOf(guest)).session.state).toBe('guest');
    expect(await guest.widerThanScreen()).toEqual([]);
    expect(await guest.accessibilityFindings()).toEqual([]);
    await guest.presses('Anmelden und mitnehmen');
    await guest.isAtPlanner();
    expect((await startOf(guest)).session.state).toBe('registered');
    expect(await trips.onServer(guest)).toMatchObject([{ title: 'Als Gast' }]);
  },
);
