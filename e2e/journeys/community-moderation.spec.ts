import { randomUUID } from 'node:crypto';
import { expect, journey } from '../drivers/journey.ts';
import { account, newPerson, type Person } from '../drivers/person.ts';
import type { Screen } from '../drivers/screen.ts';
import { MODERATOR, type Site } from '../drivers/site.ts';

const TITLE = 'Mein Stellplatz, nur heute billig';

/** Has an account with a confirmed address. */
async function isConfirmed(screen: Screen, site: Site, person: Person): Promise<void> {
  await account.isRegistered(screen, person);
  await account.opensMail(screen, site, person, 'Bitte bestätige');
}

interface Written {
  readonly post: { readonly slug: string; readonly shortId: string; readonly state: string };
}

/** Writes a tip without going through the screens; answers its address. */
async function writesTip(screen: Screen, id: string): Promise<string> {
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'Direkt am See.' }] }];
  const { body } = await screen.profile.asks<Written>('/api/posts', {
    method: 'POST',
    body: { id, kind: 'tipp', title: TITLE, document: { type: 'doc', content } },
  });
  expect(body.post.state).toBe('held');
  return `/tipp/${body.post.slug}-${body.post.shortId}`;
}

async function decides(screen: Screen, id: string, action: string, reason: string): Promise<void> {
  // By its address: other journeys write beside this one.
  await screen.opens(`/forum?moderation=post.${id}`);
  await screen.seesLink(TITLE);
  await screen.chooses('Was soll geschehen?', action);
  await screen.fills('Grund', reason);
  await screen.presses('Entscheidung speichern');
}

journey(
  'a held post is released, reported without an account, hidden with a reason, objected to and shown again',
  async ({ browse, site }) => {
    const [author, visitor, moderator] = await Promise.all([browse(), browse(), browse()]);
    await isConfirmed(author, site, newPerson('Jonas Landkarte'));
    await isConfirmed(moderator, site, { ...newPerson('Mia Ordnung'), email: MODERATOR });
    const id = randomUUID();
    const path = await writesTip(author, id);
    expect(await visitor.opens(path)).toBe(404);

    await decides(moderator, id, 'Freigeben', 'Alles in Ordnung');
    await moderator.sees(/Beitrag · sichtbar/);
    expect(await visitor.opens(path)).toBe(200);

    const { email } = newPerson();
    await visitor.presses('Melden');
    await visitor.chooses('Was stimmt nicht?', 'Werbung oder gekaufte Bewertung');
    await visitor.fills(/Welche Stelle/, 'im Titel');
    await visitor.fills('Deine E-Mail-Adresse', email);
    await visitor.presses('Meldung abschicken');
    await visitor.seesDialog('Noch ein Schritt');
    await visitor.opens(await site.mailbox.link(email, 'Bitte bestätige deine Meldung'));
    await visitor.presses('Meldung bestätigen');
    await visitor.sees('Danke, deine Meldung ist bestätigt');
    expect(await site.mailbox.link(email, 'Deine Meldung ist angekommen')).toContain(path);

    await moderator.opens(`/forum?moderation=post.${id}`);
    await moderator.sees('Stelle: im Titel');
    expect(await moderator.accessibilityFindings()).toEqual([]);
    await decides(moderator, id, 'Ausblenden', 'Regel 3: keine Werbung');
    await moderator.sees(/Beitrag · ausgeblendet/);
    expect(await visitor.opens(path)).toBe(404);

    await author.opens(path);
    await author.sees('Direkt am See.');
    await author.follows('Grund ansehen und widersprechen');
    await author.sees('Grund: Regel 3: keine Werbung');
    await author.fills('Dein Widerspruch', 'Das ist mein eigener Platz, und er kostet nichts.');
    await author.presses('Widersprechen');
    await author.sees('Über deinen Widerspruch ist noch nicht entschieden.');

    // There is no other moderator here.
    await moderator.opens(`/forum?moderation=post.${id}`);
    await moderator.fills('Begründung', 'Stimmt, das ist keine Werbung');
    await moderator.presses('Stattgeben');
    await moderator.sees(/Beitrag · sichtbar/);
    expect(await visitor.opens(path)).toBe(200);
    await visitor.seesHeading(TITLE);
  },
);
