import type { Screen } from './screen.ts';

/** What people do with companions, in the words of the screens. */
export const companions = {
  async opens(screen: Screen): Promise<void> {
    await screen.presses('Mitreisende');
    await screen.seesDialog('Mitreisende');
  },

  async closes(screen: Screen): Promise<void> {
    await screen.types('Escape');
    await screen.seesNoDialog();
  },

  /** Creates an invitation link for the open trip and returns its path. */
  async makesLink(screen: Screen, role: 'Darf bearbeiten' | 'Darf lesen'): Promise<string> {
    await companions.opens(screen);
    await screen.chooses('Rolle', role);
    await screen.presses('Link erstellen');
    await screen.waitsLonger('Wer diesen Link hat');
    const link = new URL(await screen.fieldValue('Einladungslink'));
    await companions.closes(screen);
    return link.pathname + link.search;
  },

  async invitesByMail(screen: Screen, email: string): Promise<void> {
    await companions.opens(screen);
    await screen.fills('E-Mail-Adresse', email);
    await screen.presses('Einladung senden');
    await screen.waitsLonger(`Die Einladung an ${email} ist unterwegs.`);
    await companions.closes(screen);
  },

  /** Joins a trip through Köln, Mainz and Basel. */
  async accepts(screen: Screen, path: string): Promise<void> {
    await screen.opens(path);
    await screen.waitsLonger(/lädt dich ein/);
    await screen.presses('Einladung annehmen');
    await screen.waitsLonger('Mainz');
    await screen.isAt('/planen');
  },
};
