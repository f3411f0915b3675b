import type { Person } from './person.ts';
import { account } from './person.ts';
import type { Screen } from './screen.ts';
import type { Site } from './site.ts';

interface WrittenPost {
  readonly kind: 'frage' | 'tipp' | 'roadtrip';
  readonly title: string;
  readonly text: string;
}

/** What people do in the forum, in the words of the screens. */
export const community = {
  /** Has an account with a confirmed address, made a month ago: what brand-new accounts write at once is held. */
  async isKnown(screen: Screen, site: Site, person: Person): Promise<void> {
    await account.isRegistered(screen, person);
    await account.opensMail(screen, site, person, 'Bitte bestätige');
    await site.database(
      `update account set created_at = now() - interval '30 days' where email = $1`,
      [person.email],
    );
  },

  async writesPost(screen: Screen, { kind, title, text }: WrittenPost): Promise<void> {
    await screen.opens(`/forum?schreiben=${kind}`);
    await screen.fills('Titel', title);
    await screen.fills('Text', text);
    await screen.presses('Veröffentlichen');
    await screen.seesHeading(title);
  },

  async answers(screen: Screen, text: string): Promise<void> {
    await screen.fills('Deine Antwort', text);
    await screen.presses('Antwort abschicken');
    await screen.waitsFor(
      `[...document.querySelectorAll('article')].some((answer) => answer.textContent.includes(${JSON.stringify(text)}))`,
    );
  },
};
