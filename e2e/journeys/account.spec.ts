import { expect, journey } from '../drivers/journey.ts';
import { account, newPerson, startOf } from '../drivers/person.ts';

journey(
  'a person registers, confirms the address, signs out and signs in again [RT-13]',
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
    // Where one wanted to go is where one comes after signing in.
    await visitor.opens('/Einstellungen');
    await visitor.isAt('/anmelden?weiter=%2FEinstellungen');
    await account.fillsSignIn(visitor, person);
    await visitor.isAt('/Einstellungen');
    expect(visitor.profile.problems()).toEqual([]);
  },
);

journey(
  'a forgotten password is replaced and signs out all other devices',
  async ({ browse, site }) => {
    const person = newPerson();
    const phone = await browse();
    await account.isRegistered(phone, person);
    const laptop = await browse();
    await laptop.opens('/anmelden');
    await laptop.follows('Passwort vergessen?');
    await laptop.isAt('/anmelden?modus=passwort-vergessen');
    // The address changes before the form, which has a field of the same name.
    await laptop.seesHeading('Passwort vergessen?');
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
    expect((await startOf(phone)).session.state).toBe('visitor');
  },
);

journey(
  'name, password and address are changed, all data is taken along, and the account is deleted [RT-14]',
  async ({ visitor, site }) => {
    const person = newPerson();
    const moved = { ...newPerson(), password: 'neue Wege gehen' };
    await account.isRegistered(visitor, person);
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

    await visitor.opens('/Einstellungen');
    const text = await visitor.downloads(() => visitor.presses('Daten herunterladen'));
    const data: unknown = JSON.parse(text);
    expect(data).toMatchObject({ exportedAt: expect.any(String) });
    expect(text).toContain(moved.email);
    expect(text).not.toMatch(/"(password|token|passwordHash)":/);

    await visitor.presses('Konto löschen …');
    await visitor.seesDialog('Konto wirklich löschen?');
    await visitor.fills('Passwort', moved.password);
    await visitor.presses('Für immer löschen');
    await visitor.isAt('/Ausgeloggt');
    await account.signsIn(visitor, moved);
    await visitor.sees(/E-Mail-Adresse und Passwort passen nicht zusammen/);
  },
);

/** A red dot. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==',
  'base64',
);

journey('a profile picture is chosen, shown after a reload, and removed', async ({ visitor }) => {
  const person = newPerson();
  await account.isRegistered(visitor, person);
  await visitor.opens('/Profil');
  await visitor.presses('Bild ändern');
  await visitor.seesDialog('Dein Profilbild');
  await visitor.handsOver('Bild auswählen', {
    name: 'ich.png',
    mimeType: 'image/png',
    buffer: PICTURE,
  });
  expect(await visitor.accessibilityFindings()).toEqual([]);
  await visitor.presses('Bild speichern');
  await visitor.seesNoDialog();
  await visitor.reloads();
  const shown = `document.querySelector('img[alt="Profilbild von ${person.name}"]')`;
  await visitor.waitsFor(`${shown}?.naturalWidth === 512`);
  await visitor.presses('Bild ändern');
  await visitor.presses('Bild entfernen');
  await visitor.seesNoDialog();
  await visitor.waitsFor(`${shown} === null`);
  expect(visitor.profile.problems()).toEqual([]);
});
