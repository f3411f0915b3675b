import { community } from '../drivers/community.ts';
import { expect, journey } from '../drivers/journey.ts';
import { newPerson } from '../drivers/person.ts';

const TITLE = 'Wo tanke ich auf den Lofoten nachts?';
const ANSWER = 'In Svolvær, mit Karte rund um die Uhr.';

journey(
  'a question is asked, answered, liked, solved, edited and deleted; visitors read along [SC-3]',
  async ({ browse, site }) => {
    const [asker, helper, visitor] = await Promise.all([browse(), browse(), browse()]);
    await community.isKnown(asker, site, newPerson('Mara Kompass'));
    await community.isKnown(helper, site, newPerson('Jonas Landkarte'));
    await community.writesPost(asker, { kind: 'frage', title: TITLE, text: 'Wir kommen spät an.' });
    const path = asker.path();

    await helper.opens(path);
    await helper.presses(/^Gefällt mir$/);
    await helper.seesButton(/Gefällt mir\. Gefällt einer Person/);
    await community.answers(helper, ANSWER);
    await helper.presses('Merken');
    await helper.seesButton('Gemerkt');

    await asker.reloads();
    await asker.presses('Als beste Antwort wählen');
    await asker.sees('Beste Antwort');

    await visitor.opens(path.replace('/frage/', '/tipp/'));
    expect(visitor.path()).toBe(path);
    await visitor.seesHeading(TITLE);
    await visitor.sees(ANSWER);
    // The asker saw the choice before the server had it.
    await expect
      .poll(async () => {
        await visitor.reloads();
        return visitor.evaluates<string>('document.body.innerText');
      })
      .toContain('gelöst');
    const data: unknown = JSON.parse(
      (await visitor.evaluates<string>(
        'document.querySelector("script[type=\\"application/ld+json\\"]").textContent',
      )) || '{}',
    );
    expect(data).toMatchObject({
      '@type': 'QAPage',
      mainEntity: { name: TITLE, answerCount: 1, acceptedAnswer: { text: ANSWER } },
    });
    await visitor.presses('Merken');
    await visitor.seesDialog('Dafür brauchst du ein Konto');
    expect(visitor.profile.problems()).toEqual([]);

    await asker.presses('Bearbeiten');
    await asker.fills('Titel', 'Wo tanke ich auf den Lofoten?');
    await asker.presses('Änderungen speichern');
    await asker.seesHeading('Wo tanke ich auf den Lofoten?');
    await asker.sees('bearbeitet');
    expect(asker.path()).not.toBe(path);
    await visitor.opens(path);
    expect(visitor.path()).toBe(asker.path());

    await asker.presses('Löschen');
    await asker.seesDialog('Beitrag löschen?');
    await asker.presses('Beitrag löschen');
    await asker.isAt('/forum');
    expect(await visitor.opens(path)).toBe(404);
    await visitor.sees('Diesen Beitrag gibt es hier nicht');
  },
);

journey(
  'the editor takes the words of a phone’s keyboard, works by keyboard alone, and a closed tab keeps the draft',
  async ({ browse, site }) => {
    const writer = await browse();
    await community.isKnown(writer, site, newPerson());
    await writer.opens('/forum?schreiben=tipp');
    await writer.fills('Titel', 'Brot am Pass');
    await writer.fills('Text', '');
    for (const word of ['Morgens', ' gibt', ' es', ' warmes', ' Brot']) await writer.composes(word);
    await writer.sees('Morgens gibt es warmes Brot');
    await writer.types('Control+A');
    await writer.types('Control+B');
    await writer.seesButton('Fett');
    expect(await writer.countOf('[role=textbox] strong')).toBe(1);
    // Arrows move within the toolbar, which is one stop of the Tab key.
    await writer.types('Shift+Tab');
    expect(await writer.focused()).toContain('Überschrift');
    await writer.types('ArrowRight');
    await writer.types('ArrowRight');
    expect(await writer.focused()).toContain('Fett');
    expect(await writer.accessibilityFindings()).toEqual([]);

    const next = await writer.profile.newScreen();
    await writer.close();
    await next.opens('/forum?schreiben=tipp');
    await next.sees('ist wieder da');
    expect(await next.fieldValue('Titel')).toBe('Brot am Pass');
    await next.sees('Morgens gibt es warmes Brot');
    expect(next.profile.problems()).toEqual([]);
  },
);
