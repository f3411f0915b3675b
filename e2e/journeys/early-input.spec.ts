import { journey } from '../drivers/journey.ts';
import { account, newPerson } from '../drivers/person.ts';

journey(
  'a button that is pressed before the app has started does its work then',
  async ({ visitor }) => {
    const release = await visitor.profile.holds('/assets/main-*.js');
    await visitor.startsOpening('/anmelden');
    await visitor.presses('Ohne Anmeldung ausprobieren');
    await visitor.isAt('/anmelden');
    await release();
    await visitor.isAtPlanner();
  },
);

journey(
  'a form that is filled and sent before the app has started is sent once, by the app',
  async ({ browse }) => {
    const person = newPerson();
    await account.isRegistered(await browse(), person);
    const early = await browse();
    const release = await early.profile.holds('/assets/main-*.js');
    await early.startsOpening('/anmelden');
    await early.fills('E-Mail-Adresse', person.email);
    await early.fills('Passwort', person.password);
    await early.types('Enter');
    await early.isAt('/anmelden');
    await release();
    await early.isAtPlanner();
  },
);

journey(
  'a button that is pressed many times before the app has started does its work once',
  async ({ visitor }) => {
    const release = await visitor.profile.holds('/assets/main-*.js');
    await visitor.startsOpening('/anmelden?modus=link');
    await visitor.fills('E-Mail-Adresse', newPerson().email);
    await visitor.presses('Link schicken');
    await visitor.presses('Link schicken');
    await release();
    await visitor.sees('Schau in dein Postfach');
  },
);
