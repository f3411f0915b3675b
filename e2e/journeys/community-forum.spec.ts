import { expect, journey } from '../drivers/journey.ts';
import { account, newPerson } from '../drivers/person.ts';
import type { Screen } from '../drivers/screen.ts';
import { trips } from '../drivers/trips.ts';

// The editors' posts are there from the start; others may write beside these journeys.

/** The addresses of the listed posts. */
const posts = (screen: Screen) =>
  screen.evaluates<string[]>(
    `[...document.querySelectorAll('[data-post]')].map((link) => link.getAttribute('href'))`,
  );

const asks = (screen: Screen, query: string) =>
  screen.waitsFor(`decodeURIComponent(location.search) === ${JSON.stringify(query)}`);

journey(
  'a visitor reads the forum with the keyboard: order, category, search, further posts, and back to the same place',
  async ({ visitor }) => {
    await visitor.opens('/forum');
    await visitor.seesHeading('Forum');
    const first = await posts(visitor);
    expect(first).toHaveLength(20);

    await visitor.evaluates(`document.querySelectorAll('[data-post]')[19].focus()`);
    await visitor.tabsTo(/^a Mehr laden$/);
    await visitor.types('Enter');
    await expect.poll(async () => (await posts(visitor)).length).toBeGreaterThan(20);
    const all = await posts(visitor);
    expect(new Set(all).size).toBe(all.length);
    await visitor.waitsFor(`document.activeElement?.getAttribute('href') === '${all[20]}'`);

    await visitor.types('Enter');
    await visitor.isAt(all[20] ?? '');
    // The address changes before the page: going back at once would leave the focus in the list.
    await visitor.waitsFor(`document.querySelector('h1')?.textContent !== 'Forum'`);
    await visitor.goesBack();
    await visitor.isAt('/forum');
    await expect.poll(() => posts(visitor)).toEqual(all);

    await visitor.tabsTo(/^a Beliebt$/);
    await visitor.types('Enter');
    await asks(visitor, '?sortierung=beliebt');
    expect(await visitor.focused()).toBe('a Beliebt');
    await visitor.follows('Tipps');
    await visitor.isAt('/forum/tipps');
    await visitor.seesHeading('Tipps');
    await expect
      .poll(async () => (await posts(visitor)).every((path) => path.startsWith('/tipp/')))
      .toBe(true);

    await visitor.fills('In „Tipps“ suchen', 'Fähren');
    await visitor.types('Enter');
    await asks(visitor, '?q=Fähren');
    await visitor.sees(/Beitr(ag|äge) zu „Fähren“/);
    await visitor.reloads();
    expect(await visitor.fieldValue('In „Tipps“ suchen')).toBe('Fähren');
    expect((await posts(visitor)).length).toBeGreaterThan(0);
    expect(await visitor.countOf('mark')).toBeGreaterThan(0);

    await visitor.follows('Beitrag schreiben');
    await visitor.sees('Dafür brauchst du ein Konto');
    await visitor.waitsFor(`document.activeElement?.tagName === 'H1'`);
    expect(visitor.profile.problems()).toEqual([]);
  },
);

journey(
  'posts stand under their country and place with a map that is a list too, road trips under what is searched for [RT-19, RT-20, RT-21]',
  async ({ visitor }) => {
    await visitor.opens('/posts/norwegen');
    await visitor.seesHeading('Norwegen');
    expect((await posts(visitor)).length).toBeGreaterThan(0);
    await visitor.sees('Die Orte stehen hier als Liste.');
    const place = await visitor.evaluates<string>(
      `document.querySelector('nav[aria-label="Orte in diesen Beiträgen"] a').textContent`,
    );
    await visitor.presses(new RegExp(`^${place}`));
    await visitor.waitsFor(`document.activeElement?.matches('[data-post]') === true`);
    await visitor.follows(place);
    await visitor.seesHeading(`${place}, Norwegen`);
    expect((await posts(visitor)).length).toBeGreaterThan(0);

    await visitor.opens('/roadtrips/Norwegen');
    await visitor.seesHeading('Roadtrips: Norwegen');
    await visitor.sees('Roadtrips aus dem Forum');
    await visitor.fills('Land, Ort oder Strecke', 'hinter dem Mond');
    await visitor.presses('Suchen');
    await visitor.isAt('/roadtrips/hinter-dem-Mond');
    await visitor.sees('Kein Roadtrip zu „hinter dem Mond“');
  },
);

journey(
  'the feed is empty until a trip is planned, then it has posts about the country; saved posts are found again [SC-4]',
  async ({ browse }) => {
    const screen = await browse();
    await account.isRegistered(screen, newPerson());
    await screen.opens('/forum');
    await screen.follows('Für dich');
    await screen.sees('Deine Auswahl ist noch leer');
    const places = [['Bergen, Norwegen', 60.39, 5.32]] as const;
    await trips.haveBeenPlanned(screen, [{ title: 'Fjorde', places }]);
    await screen.opens('/forum?ansicht=feed');
    await screen.sees(/, Norwegen$/);
    const [path = ''] = await posts(screen);
    const id = await screen.evaluates<string>(`document.querySelector('[data-post]').dataset.post`);
    await screen.follows('Gemerkt');
    await screen.sees('Du hast noch nichts gemerkt');
    await screen.profile.asks(`/api/posts/${id}/saved`, { method: 'PUT' });
    await screen.opens('/forum?ansicht=gemerkt');
    expect(await posts(screen)).toEqual([path]);
  },
);
