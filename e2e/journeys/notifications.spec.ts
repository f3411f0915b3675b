import { community } from '../drivers/community.ts';
import { expect, journey } from '../drivers/journey.ts';
import { newPerson } from '../drivers/person.ts';

const TITLE = 'Wo schlafe ich am Vänern ruhig?';

journey(
  'likes and answers of others arrive while the app is open, bundled, and are seen on all pages at once',
  async ({ browse, site }) => {
    const [author, reader] = await Promise.all([browse(), browse()]);
    await community.isKnown(author, site, newPerson('Mara Kompass'));
    await community.isKnown(reader, site, newPerson('Jonas Landkarte'));
    await community.writesPost(author, { kind: 'frage', title: TITLE, text: 'Gern im Wald.' });
    const path = author.path();
    await author.opens('/Benachrichtigungen');
    await author.sees('Noch ist es ruhig');

    await reader.opens(path);
    await reader.presses(/^Gefällt mir$/);
    await author.waitsLonger('Jonas Landkarte findet gut');
    await community.answers(reader, 'In Lurö, mit dem Boot.');
    await author.waitsLonger(`hat auf „${TITLE}“ geantwortet.`);
    await author.seesButton(/2 ungelesen/);
    expect(await author.title()).toMatch(/^\(2\) /);
    await author.resizes(390, 844);
    expect(await author.widerThanScreen()).toEqual([]);
    await author.resizes(1280, 900);

    await author.presses('Alle als gelesen markieren');
    await expect.poll(() => author.title()).toMatch(/^Benachricht/);
    const unseen = () => author.profile.asks<{ readonly unseen: number }>('/api/notifications');
    await expect.poll(async () => (await unseen()).body.unseen).toBe(0);
    await author.opens('/Benachrichtigungen?filter=ungelesen');
    await author.sees('Alles gelesen');
    expect(author.profile.problems()).toEqual([]);
  },
);
