import { expect, journey } from '../drivers/journey.ts';
import { account, newPerson, startOf } from '../drivers/person.ts';

journey(
  'somebody registers, confirms the address, signs out and signs in again [CA-11, AU-3, SC-10]',
  async ({ visitor, site }) => {
    const person = newPerson();
    await account.registers(visitor, person);
    await visitor.isAtPlanner();
    await visitor.opens('/Profil');
    await visitor.sees(person.name);
    await visitor.sees('Bitte bestätige deine E-Mail-Adresse');

    await account.opensMail(visitor, site, person, 'Bitte bestätige');
    await visitor.isAt('/Profil?bestaetigt=1');
    await visitor.sees('E-Mail-Adresse bestätigt');
    await visitor.opens('/Profil');
    await visitor.seesNot('Bitte bestätige deine E-Mail-Adresse');

    await account.signsOut(visitor);
    await visitor.seesHeading('Du bist abgemeldet');
    await account.signsIn(visitor, person);
    await visitor.isAtPlanner();
    expect(visitor.profile.problems()).toEqual([]);
  },
);

journey(
  'one comes back to where one wanted to go, on this site only [RO-1]',
  async ({ browse }) => {
    const person = newPerson();
    const screen = await browse();
    await account.registers(screen, person);
    await screen.isAtPlanner();
    await account.signsOut(screen);

    await screen.opens('/Einstellungen');
    await screen.isAt('/anmelden?weiter=%2FEinstellungen');
    await account.fillsSignIn(screen, person);
    await screen.isAt('/Einstellungen');
    await account.signsOut(screen);

    await account.signsIn(screen, person, '/anmelden?weiter=%2F%2Fboese.example%2F');
    await screen.isAtPlanner();
  },
);

journey(
  'a wrong password and an unknown address look alike [ER-14]',
  async ({ visitor, memberPerson, memberMemory }) => {
    expect(memberMemory).toBeTruthy();
    const sentence = /E-Mail-Adresse und Passwort passen nicht zusammen/;
    await account.signsIn(visitor, { ...memberPerson, password: 'ganz falsch' });
    await visitor.sees(sentence);
    await account.signsIn(visitor, { ...memberPerson, email: 'niemand@reise.example' });
    await visitor.sees(sentence);
    await visitor.isAt('/anmelden');
  },
);

journey(
  'a forgotten password is replaced and signs out all other devices [CA-11]',
  async ({ browse, site }) => {
    const person = newPerson();
    const phone = await browse();
    await account.registers(phone, person);
    await phone.isAtPlanner();

    const laptop = await browse();
    await laptop.opens('/anmelden');
    await laptop.follows('Passwort vergessen?');
    await laptop.isAt('/anmelden?modus=passwort-vergessen');
    await laptop.fills(/^E-Mail/, person.email);
    await laptop.presses('Link zum Zurücksetzen schicken');
    await laptop.sees('Schau in dein Postfach');
    await account.opensMail(laptop, site, person, 'Neues Passwort');
    await laptop.seesHeading('Neues Passwort festlegen');
    await laptop.fills(/^Neues Passwort/, 'ein anderes Passwort');
    await laptop.presses('Passwort speichern');
    await laptop.sees('Neues Passwort gespeichert');
    await account.fillsSignIn(laptop, { ...person, password: 'ein anderes Passwort' });
    await laptop.isAtPlanner();

    await phone.opens('/Profil');
    await phone.isAt('/anmelden?weiter=%2FProfil');
    await account.signsIn(phone, person);
    await phone.sees(/E-Mail-Adresse und Passwort passen nicht zusammen/);
  },
);

journey('a link by e-mail signs in once [CA-11]', async ({ browse, site }) => {
  const person = newPerson();
  const first = await browse();
  await account.registers(first, person);
  await first.isAtPlanner();

  const screen = await browse();
  await account.asksForLink(screen, person);
  await account.opensMail(screen, site, person, 'Dein Link zum Anmelden');
  await screen.isAtPlanner();

  const thief = await browse();
  await account.opensMail(thief, site, person, 'Dein Link zum Anmelden');
  await thief.sees(/Dieser Link ist abgelaufen oder wurde schon benutzt/);
  expect((await startOf(thief)).session.state).toBe('visitor');
});

journey('too short and well-known passwords are refused [VA-12]', async ({ visitor }) => {
  const person = newPerson();
  await account.registers(visitor, { ...person, password: 'kurz1' });
  await visitor.isAt('/Registrieren');
  await visitor.sees(/6 Zeichen/);
  await account.registers(visitor, { ...person, password: '123456' });
  await visitor.sees(/probieren alle zuerst/);
  await visitor.isAt('/Registrieren');
});

journey('devices are listed and can be signed out', async ({ browse }) => {
  const person = newPerson();
  const phone = await browse();
  await account.registers(phone, person);
  await phone.isAtPlanner();
  const laptop = await browse();
  await account.signsIn(laptop, person);
  await laptop.isAtPlanner();

  await laptop.opens('/Einstellungen');
  await laptop.sees('Dieses Gerät');
  await laptop.presses('Alle anderen abmelden');
  await laptop.sees('Du bist nur auf diesem Gerät angemeldet.');
  await phone.opens('/Profil');
  await phone.isAt('/anmelden?weiter=%2FProfil');
  await laptop.opens('/Profil');
  await laptop.seesHeading('Dein Profil');
});

journey('all own data can be taken along as JSON', async ({ member, memberPerson }) => {
  await member.opens('/Einstellungen');
  const text = await member.downloads(() => member.presses('Daten herunterladen'));
  const data: unknown = JSON.parse(text);
  expect(data).toMatchObject({ exportedAt: expect.any(String) });
  expect(text).toContain(memberPerson.email);
  expect(text).not.toMatch(/"(password|token|passwordHash)":/);
});

journey(
  'an account is deleted with its password, and nothing of it is left [CA-11]',
  async ({ visitor }) => {
    const person = newPerson();
    await account.registers(visitor, person);
    await visitor.isAtPlanner();
    await visitor.opens('/Einstellungen');
    await visitor.presses('Konto löschen …');
    await visitor.seesDialog('Konto wirklich löschen?');
    await visitor.fills('Passwort', person.password);
    await visitor.presses('Für immer löschen');
    await visitor.isAt('/Ausgeloggt');
    await account.signsIn(visitor, person);
    await visitor.sees(/E-Mail-Adresse und Passwort passen nicht zusammen/);
  },
);

journey('name, address and password can be changed [CA-7, CA-11]', async ({ visitor, site }) => {
  const person = newPerson();
  const moved = { ...newPerson(), password: 'neue Wege gehen' };
  await account.registers(visitor, person);
  await visitor.isAtPlanner();
  await visitor.opens('/Einstellungen');
  await visitor.fills('Name', 'Frida Ferne');
  await visitor.presses('Name speichern');
  await visitor.sees('Gespeichert');
  await visitor.fills(/^Jetziges Passwort/, person.password);
  await visitor.fills(/^Neues Passwort/, moved.password);
  await visitor.presses('Passwort ändern');
  await visitor.sees(/neues Passwort gilt/);
  await visitor.fills('Neue E-Mail-Adresse', moved.email);
  await visitor.presses('Adresse ändern');
  await visitor.sees('Noch ein Schritt');
  await account.opensMail(visitor, site, moved, 'neue E-Mail-Adresse');
  await visitor.opens('/Profil');
  await visitor.sees(moved.email);
  await visitor.sees('Frida Ferne');
  await account.signsOut(visitor);
  await account.signsIn(visitor, moved);
  await visitor.isAtPlanner();
});

journey(
  'user data that cannot be saved shows the sentence of the catalogue and is loaded again [ER-3]',
  async ({ member }) => {
    await member.opens('/Einstellungen');
    await member.settles();
    await member.profile.breaks('/api/user/*', 500, '{"code":"internal-error","message":"Fehler"}');
    const before = await member.isOn('Dunkles Design');
    await member.toggles('Dunkles Design');
    await member.isTold('Fehler beim Updaten deiner Nutzerdaten: internal-error');
    await expect.poll(() => member.isOn('Dunkles Design')).toBe(before);
    await expect.poll(() => member.countOf('text=Fehler beim Updaten')).toBe(0);
  },
);
