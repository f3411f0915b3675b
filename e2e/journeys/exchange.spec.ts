import { expect, journey } from '../drivers/journey.ts';
import { account } from '../drivers/person.ts';
import { planner } from '../drivers/planner.ts';
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
    await anna.presses('Menü der Reise');
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

const SAVED_LIST = [
  'Rheintour mit Mia',
  '',
  'Title,Note,URL,Comment',
  'Köln,,https://maps.google.com/?cid=1,',
  'Bonn,Mittagessen,https://maps.google.com/?cid=2,',
  'Koblenz,,https://maps.google.com/?cid=3,',
  'Frankenthal,,https://maps.google.com/?cid=4,',
  'Edeka,,https://maps.google.com/?cid=5,',
  'Dropped pin,,"https://www.google.com/maps/search/50.05,8.1",',
].join('\n');

journey(
  'a list saved in Google Maps is looked up, put right in the preview, and taken back in one step',
  async ({ visitor: anna }) => {
    await account.isRegistered(anna);
    await trips.haveBeenPlanned(anna, [
      { title: 'Rhein', days: 2, perDay: 1, places: [MUNICH, INNSBRUCK] },
    ]);
    await anna.opens('/planen');
    await anna.seesHeading('Rhein');
    const before = await planner.stops(anna);
    await anna.presses('Menü der Reise');
    await anna.presses('Aus Datei importieren');
    await anna.handsOver('Datei wählen', {
      name: 'Rheintour.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(SAVED_LIST),
    });
    await anna.sees('Tabelle (CSV): 6 Orte');
    await anna.sees(/gefunden in Koblenz, Rheinland-Pfalz/);
    // Nothing is called so: what is similar is offered and not taken.
    expect(await anna.isOn('Edeka')).toBe(false);
    expect(await anna.isOn('Dropped pin')).toBe(true);
    await anna.toggles('Dropped pin');
    await anna.presses('Treffer für „Frankenthal“ ändern');
    await anna.chooses('Ort für „Frankenthal“', 'Frankenthal, Sachsen, Deutschland');
    await anna.sees('→ gefunden in Frankenthal, Sachsen, Deutschland');
    expect(await anna.accessibilityFindings()).toEqual([]);
    expect(await trips.onServer(anna)).toHaveLength(1);
    await anna.marks('In „Rhein“');
    await anna.presses(/^Einfügen$/);
    await anna.sees('4 Stopps eingefügt');
    await expect.poll(() => planner.stops(anna)).toHaveLength(before.length + 4);
    await anna.presses('Rückgängig machen');
    await expect.poll(() => planner.stops(anna)).toEqual(before);
  },
);
