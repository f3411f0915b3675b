import { companions } from '../drivers/companions.ts';
import { expect, journey } from '../drivers/journey.ts';
import { account, newPerson } from '../drivers/person.ts';
import { planner } from '../drivers/planner.ts';

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
