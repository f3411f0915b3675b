import type { Screen } from './screen.ts';
import type { Site } from './site.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

let born = 0;

/** A person without an account. */
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
  /** Has an account and is signed in, without going through the screens. */
  async isRegistered(screen: Screen, person: Person = newPerson()): Promise<void> {
    const callbackURL = '/Profil?bestaetigt=1';
    await signs(screen, 'sign-up/email', { ...person, callbackURL });
  },

  /** Is signed in on one more device, without going through the screens. */
  isSignedIn: (screen: Screen, { email, password }: Person): Promise<void> =>
    signs(screen, 'sign-in/email', { email, password, rememberMe: true }),

  /** Tries the site as a guest, who gets the demo trip in the planner. */
  isGuest: (screen: Screen): Promise<void> => signs(screen, 'sign-in/anonymous'),

  async registers(screen: Screen, person: Person): Promise<void> {
    await screen.opens('/Registrieren');
    await account.fillsRegistration(screen, person);
    await screen.presses('Konto anlegen');
  },

  async fillsRegistration(screen: Screen, person: Person): Promise<void> {
    await screen.fills('Name', person.name);
    await screen.fills('E-Mail-Adresse', person.email);
    await screen.fills('Passwort', person.password);
  },

  async signsIn(screen: Screen, person: Person, path = '/anmelden'): Promise<void> {
    await screen.opens(path);
    await account.fillsSignIn(screen, person);
  },

  async fillsSignIn(screen: Screen, { email, password }: Person): Promise<void> {
    await screen.fills('E-Mail-Adresse', email);
    await screen.fills('Passwort', password);
    await screen.presses('Anmelden');
  },

  async asksForLink(screen: Screen, { email }: Person): Promise<void> {
    await screen.opens('/anmelden?modus=link');
    await screen.fills('E-Mail-Adresse', email);
    await screen.presses('Link schicken');
    await screen.sees('Schau in dein Postfach');
  },

  async signsOut(screen: Screen): Promise<void> {
    await screen.opens('/Profil');
    await screen.presses('Abmelden');
    await screen.isAt('/Ausgeloggt');
  },

  async becomesGuest(screen: Screen): Promise<void> {
    await screen.opens('/anmelden');
    await screen.presses('Ohne Anmeldung ausprobieren');
    await screen.isAtPlanner();
  },

  async opensMail(screen: Screen, site: Site, { email }: Person, subject: string): Promise<void> {
    await screen.opens(await site.mailbox.link(email, subject));
  },
};

async function signs(screen: Screen, path: string, body: object = {}): Promise<void> {
  const { status } = await screen.profile.asks(`/api/auth/${path}`, { method: 'POST', body });
  if (status !== 200) throw new Error(`${path} was answered with ${status}`);
}

interface Start {
  readonly session: {
    readonly state: 'visitor' | 'guest' | 'registered';
    readonly user?: { readonly uid: string; readonly name: string; readonly darkMode: boolean };
  };
}

/** The start state of this browser's session. */
export async function startOf(screen: Screen): Promise<Start> {
  return (await screen.profile.asks<Start>('/api/start')).body;
}
