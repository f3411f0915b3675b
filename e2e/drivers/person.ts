import type { Screen } from './browser.ts';
import type { Site } from './site.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

let born = 0;

/** Somebody whom no site knows yet. */
export function newPerson(name = 'Frida Fernweh'): Person {
  born += 1;
  return {
    name,
    email: `frida.${process.pid}.${born}@reise.example`,
    password: `kurvige Küstenstraße ${born}`,
  };
}

/** What people do with their accounts, in the words of the screens. */
export const account = {
  async registers(screen: Screen, person: Person): Promise<void> {
    await screen.opens('/Registrieren');
    await account.fillsRegistration(screen, person);
    await screen.presses(/^Konto anlegen$|^Registrieren$/);
  },

  async fillsRegistration(screen: Screen, person: Person): Promise<void> {
    await screen.fills(/^Name/, person.name);
    await screen.fills(/^E-Mail/, person.email);
    await screen.fills(/^Passwort/, person.password);
  },

  async signsIn(screen: Screen, { email, password }: Person, path = '/anmelden'): Promise<void> {
    await screen.opens(path);
    await screen.fills(/^E-Mail/, email);
    await screen.fills(/^Passwort/, password);
    await screen.presses('Anmelden');
  },

  async signsOut(screen: Screen): Promise<void> {
    await screen.opens('/Profil');
    await screen.presses('Abmelden');
    await screen.isAt('/Ausgeloggt');
  },

  async becomesGuest(screen: Screen): Promise<void> {
    await screen.opens('/anmelden');
    await screen.presses('Ohne Anmeldung ausprobieren');
    await screen.isAt('/planen');
  },

  async opensMail(screen: Screen, site: Site, { email }: Person, subject: string): Promise<void> {
    await screen.opens(await site.mailbox.link(email, subject));
  },
};
