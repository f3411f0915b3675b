import { expect, journey } from '../drivers/journey.ts';
import { account, newPerson, startOf } from '../drivers/person.ts';
import { makesTrip, tripsOf } from '../drivers/stored-trips.ts';

journey(
  'a guest is a real but anonymous user called „Anonym“ [AU-2, US-2]',
  async ({ visitor }) => {
    await account.becomesGuest(visitor);
    const { session } = await startOf(visitor);
    expect(session).toMatchObject({
      state: 'guest',
      user: { isAnonymous: true, name: 'Anonym', email: '' },
    });
  },
);

journey(
  'a guest who registers becomes a person with an account of their own, and keeps their trips [DT-2]',
  async ({ visitor }) => {
    await account.becomesGuest(visitor);
    const guest = await startOf(visitor);
    const id = await makesTrip(visitor, 'Vor der Anmeldung');
    const person = newPerson();
    await account.registers(visitor, person);
    await visitor.isAtPlanner();
    const registered = await startOf(visitor);
    expect(registered.session).toMatchObject({ state: 'registered', user: { isAnonymous: false } });
    expect(registered.session.user?.uid).not.toBe(guest.session.user?.uid);
    const own = { id, title: 'Vor der Anmeldung', revision: 1 };
    expect(await tripsOf(visitor)).toContainEqual(own);
  },
);

journey(
  'a guest becomes a registered person by a link opened in another browser, where their trips are then',
  async ({ browse, site }) => {
    const person = newPerson();
    const owner = await browse();
    await account.registers(owner, person);
    await owner.isAtPlanner();
    const before = { id: await makesTrip(owner, 'Von früher'), title: 'Von früher', revision: 1 };

    const phone = await browse();
    await account.becomesGuest(phone);
    const own = { id: await makesTrip(phone, 'Als Gast'), title: 'Als Gast', revision: 1 };
    await account.asksForLink(phone, person);
    const laptop = await browse();
    await account.opensMail(laptop, site, person, 'Dein Link zum Anmelden');
    await laptop.isAtPlanner();
    expect((await startOf(laptop)).session.state).toBe('registered');
    expect(await tripsOf(laptop)).toEqual(expect.arrayContaining([before, own]));
    // The guest is gone: what it owned belongs to the person now.
    await phone.opens('/planen');
    expect((await startOf(phone)).session.state).toBe('visitor');
    expect(await tripsOf(phone)).toEqual([]);
  },
);
