import { expect, journey } from '../drivers/journey.ts';
import { account, newPerson } from '../drivers/person.ts';
import type { Screen } from '../drivers/screen.ts';
import { trips } from '../drivers/trips.ts';

/** What the owner would not like to read on a stranger's screen. */
const SECRETS = ['Schlüssel unter der Matte', 'buchung.example', '123,45', 'Ahornweg', '2027'];

function plan(id: string) {
  const stop = (name: string, label: string, lat: number, lng: number) => ({
    id: `${id}-${name}`,
    location: { label, lat, lng },
  });
  return {
    id,
    title: 'Über den Brenner',
    days: [
      {
        id: `${id}-1`,
        date: '2027-07-03',
        hotelId: `${id}-hotel`,
        cityList: [
          stop('start', 'Ahornweg 3, München, Deutschland', 48.1374, 11.5755),
          {
            ...stop('ziel', 'Innsbruck, Österreich', 47.2682, 11.3923),
            note: { id: `${id}-notiz`, entryType: 'note', content: 'Schlüssel unter der Matte' },
          },
        ],
      },
      {
        id: `${id}-2`,
        date: '2027-07-04',
        cityList: [stop('ende', 'Bozen, Italien', 46.498, 11.354)],
      },
    ],
    hotels: [
      {
        id: `${id}-hotel`,
        name: 'Pension am Inn',
        location: { label: 'Innsbruck, Österreich', lat: 47.2682, lng: 11.3923 },
        checkInDate: '2027-07-03',
        checkOutDate: '2027-07-04',
        price: '123,45 €',
        url: 'https://buchung.example/4711',
      },
    ],
  };
}

const PICTURE = {
  name: 'bruecke.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAIAAAAuKetIAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAfUlEQVRoge2SAQkAURSDFu6yLK2hLoY8/sAAOha+nia6AQuoviK7UO8S3YAFVF+RXah3iW7AAqqvyC7Uu0Q3YAHVV2QX6l2iG7CA6iuyC/Uu0Q1YQPUV2YV6l+gGLKD6iuxCvUt0AxZQfUV2od4lugELqL4iu1DvEt2AxwN+Q6SJABlOoLgAAAAASUVORK5CYII=',
    'base64',
  ),
};

/** The text of the topmost dialog. */
const PREVIEW_WORDS = `[...document.querySelectorAll('dialog[open]')].at(-1)?.innerText ?? ''`;

/** Everything that the server has sent for a path: the page with its start state, or an answer of the API. */
const bytesOf = (screen: Screen, path: string) =>
  screen.evaluates<string>(`fetch(${JSON.stringify(path)}).then((reply) => reply.text())`);

journey(
  'a trip is published without what is left out, shared, adopted by a visitor, and the link ends [RT-5, RO-4, CA-2]',
  async ({ browse, site }) => {
    const [owner, visitor] = await Promise.all([browse(), browse()]);
    const person = newPerson();
    const id = `brenner-${person.email.replaceAll(/\W/g, '-')}`;
    await account.isRegistered(owner, person);
    await account.opensMail(owner, site, person, 'Bitte bestätige');
    await trips.isSaved(owner, plan(id));
    await owner.opens(`/planen?reise=${id}`);
    await owner.seesHeading('Über den Brenner');

    await owner.presses(/^Teilen$/);
    await owner.presses('Link erstellen');
    await expect.poll(() => owner.fieldValue('Link zur Reise')).toContain('-copy');
    const shared = new URL(await owner.fieldValue('Link zur Reise')).pathname;
    await owner.presses('Für alle veröffentlichen');
    await owner.handsOver('Fotos auswählen', PICTURE);
    await owner.fills('Was ist zu sehen?', 'Die Europabrücke');
    await owner.presses('So sehen es andere');
    await owner.seesDialog('Vorschau: So sehen es andere');
    await expect.poll(() => owner.evaluates<string>(PREVIEW_WORDS)).toContain('Pension am Inn');
    const preview = await owner.evaluates<string>(PREVIEW_WORDS);
    for (const secret of SECRETS) expect(preview).not.toContain(secret);
    // Two legs, told once by the days and once by the map, from the same planner.
    expect(new Set(preview.match(/~\d+\s?km, ~\d+:\d\d\s?h/g)).size).toBe(2);
    expect(await owner.accessibilityFindings()).toEqual([]);
    await owner.presses('Zurück zum Formular');
    await owner.presses(/^Veröffentlichen$/);
    await owner.sees('Die Reise ist unter diesem Link für alle zu sehen.');

    const published = `/reise-ansehen/${id}`;
    expect(await visitor.opens(published)).toBe(200);
    await visitor.seesHeading('Über den Brenner');
    await visitor.sees('Pension am Inn');
    await expect
      .poll(() =>
        visitor.evaluates<number>(
          `document.querySelector('img[alt="Die Europabrücke"]')?.naturalWidth ?? 0`,
        ),
      )
      .toBeGreaterThan(0);
    for (const path of [published, `/api/trips/${id}/public`, '/api/published'])
      for (const secret of SECRETS)
        expect(await bytesOf(visitor, path), path).not.toContain(secret);
    expect(await visitor.accessibilityFindings()).toEqual([]);
    await visitor.turnsDark();
    expect(await visitor.accessibilityFindings()).toEqual([]);

    await visitor.opens(shared);
    await visitor.seesHeading('Über den Brenner');
    await visitor.sees(/Stand: /);
    await visitor.presses('Als eigene Reise übernehmen');
    await visitor.fills('Erster Tag deiner Reise', '2028-05-01');
    await visitor.presses(/^Reise übernehmen$/);
    await visitor.isAtPlanner();
    await visitor.seesHeading('Über den Brenner');
    await visitor.sees('Mo 01.05.');

    await owner.presses('Fertig');
    await owner.presses(/^Teilen$/);
    await owner.presses('Link beenden');
    await owner.presses('Ja, beenden');
    await owner.sees('Der Link ist beendet');
    expect(await visitor.opens(shared)).toBe(404);
    await visitor.sees('Diese Reise ist hier nicht zu sehen');
    expect(await visitor.opens(published)).toBe(200);
  },
);
