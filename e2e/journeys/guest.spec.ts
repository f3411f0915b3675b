import { expect, journey } from '../drivers/journey.ts';
import { account, newPerson, startOf } from '../drivers/person.ts';

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
  'a guest who registers becomes a person with an account of their own',
  async ({ visitor }) => {
    await account.becomesGuest(visitor);
    const guest = await startOf(visitor);
    const person = newPerson();
    await account.registers(visitor, person);
    await visitor.isAtPlanner();
    const registered = await startOf(visitor);
    expect(registered.session).toMatchObject({ state: 'registered', user: { isAnonymous: false } });
    expect(registered.session.user?.uid).not.toBe(guest.session.user?.uid);
  },
);

journey(
  'a guest can become a registered person by a link opened in another browser',
  async ({ browse, site }) => {
    const person = newPerson();
    const owner = await browse();
    await account.registers(owner, person);
    await owner.isAtPlanner();

    const phone = await browse();
    await account.becomesGuest(phone);
    await account.asksForLink(phone, person);
    const laptop = await browse();
    await account.opensMail(laptop, site, person, 'Dein Link zum Anmelden');
    await laptop.isAtPlanner();
    expect((await startOf(laptop)).session.state).toBe('registered');
    // The guest is gone: what it owned belongs to the person now.
    await phone.opens('/planen');
    expect((await startOf(phone)).session.state).toBe('visitor');
  },
);
