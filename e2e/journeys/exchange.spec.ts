import { expect, journey } from '../drivers/journey.ts';
import { account } from '../drivers/person.ts';
import { INNSBRUCK, MUNICH, trips } from '../drivers/trips.ts';

const fileOf = (text: string) => ({
  name: 'alpen.gpx',
  mimeType: 'application/gpx+xml',
  buffer: Buffer.from(text),
});

journey(
  'a trip leaves as GPX and comes back as a new one, after a preview; a page that calls itself GPX does not',
  async ({ visitor: anna }) => {
    await account.isRegistered(anna);
    const wish = { title: 'Alpen', days: 2, perDay: 1, places: [MUNICH, INNSBRUCK] };
    await trips.haveBeenPlanned(anna, [wish]);
    await anna.opens('/Reisen');
    await anna.picks('Aktionen für Alpen', 'Exportieren');
    await anna.seesDialog('Reise exportieren');
    const gpx = await anna.downloads(() => anna.follows('GPX herunterladen'));
    expect(gpx).toContain('<name>Tag 2: München – Innsbruck</name>');

    await anna.opens('/planen');
    await anna.presses('Reise wechseln');
    await anna.presses('Aus Datei importieren');
    await anna.handsOver('Datei wählen', fileOf('<!DOCTYPE html><title>Anmelden</title>'));
    await anna.sees(/Das ist eine Webseite und keine Karte/);
    await anna.handsOver('Andere Datei wählen', fileOf(gpx));
    await anna.sees('GPX: 2 Orte in 2 Gruppen');
    await anna.fills('Titel', 'Alpen zurück');
    expect(await anna.fieldValue('Erster Tag')).toBe('2027-07-03');
    expect(await trips.onServer(anna)).toHaveLength(1);
    await anna.presses('Reise anlegen');
    await anna.isAt('/planen');
    await anna.seesHeading('Alpen zurück');
    await expect
      .poll(async () =>
        (await trips.stored(anna, 'Alpen zurück'))?.days.map(({ cityList }) =>
          cityList.map(({ location }) => location.label),
        ),
      )
      .toEqual([[MUNICH[0]], [INNSBRUCK[0]]]);
    expect(anna.profile.problems()).toEqual([]);
  },
);
