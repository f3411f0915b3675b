import { join } from 'node:path';
import type { EditorialPost, IdeaOfPost } from '@fahrtwind/contract';
import {
  COST_LINES,
  routeLegsOf,
  scheduleTrip,
  sumOfCosts,
  viewedTrip,
  type PublicTrip,
} from '@fahrtwind/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectFolder } from '../../../config/project-folder.ts';
import { plantSeeds } from '../../../db/plant-seeds.ts';
import { editorialAccount } from '../../../db/seeds/editorial-account.ts';
import { startPostServer, type PostServer } from '../../../../test/post-server.ts';
import { measureByTable } from '../../../../test/measure-by-table.ts';
import { writeMissingSearch } from '../search/write-search.ts';
import { plantEditorialPosts } from './plant-editorial-posts.ts';
import { readEditorialPosts } from './read-editorial-posts.ts';

interface Idea extends EditorialPost {
  readonly idea: NonNullable<EditorialPost['idea']>;
  readonly route: NonNullable<EditorialPost['route']>;
}

interface Planted {
  readonly written: Idea;
  readonly trip: PublicTrip;
}

let server: PostServer;
let posts: readonly EditorialPost[];
let planted: readonly Planted[];

beforeAll(async () => {
  server = await startPostServer();
  const { pool } = server.testDatabase.database;
  await plantSeeds(pool, [editorialAccount]);
  posts = await readEditorialPosts(join(projectFolder, 'content/posts'));
  await plantEditorialPosts(pool, posts, { measureLegs: measureByTable, roads: 'test' });
  const written = posts.filter((post): post is Idea => Boolean(post.idea && post.route));
  planted = await Promise.all(
    written.map(async (post) => {
      const reply = await server.visitor().on('GET', `/${post.id}/public`);
      return { written: post, trip: reply.json<{ readonly trip: PublicTrip }>().trip };
    }),
  );
});
afterAll(() => server.close());

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('the trips of the route ideas', () => {
  it('are as long in their head, on their card and on the page of their post as their days together', async () => {
    const listed = (await server.visitor().send('GET', '/route-ideas')).json().ideas;
    expect(listed).toHaveLength(planted.length);
    const first = (await server.visitor().send('GET', '/published')).json();
    const rest = (await server.visitor().send('GET', `/published?after=${first.next}`)).json();
    const cards = [...first.trips, ...rest.trips];
    for (const { trip, written } of planted) {
      expect(trip.totalDistance, trip.id).toBe(sum(trip.days.map((day) => day.meters)));
      expect(trip.totalDuration, trip.id).toBe(sum(trip.days.map((day) => day.seconds)));
      const plan = viewedTrip(trip);
      // Not from the page, which shows straight lines when the planner takes too long.
      const days = scheduleTrip(plan, await measureByTable(plan));
      const meters = sum(days.map((day) => day.meters));
      expect(listed).toContainEqual(expect.objectContaining({ id: written.id, meters }));
      const { idea } = (await server.visitor().send('GET', `/posts/${written.id}`)).json();
      expect(idea.meters).toBe(meters);
      const card = { id: trip.id, totalDistance: meters };
      expect(cards).toContainEqual(expect.objectContaining(card));
    }
  });

  it('are planned again only when a file or the table of roads has changed', async () => {
    let count = 0;
    const counting: typeof measureByTable = (trip) => {
      count += 1;
      return measureByTable(trip);
    };
    const { pool } = server.testDatabase.database;
    const plant = (roads: string) =>
      plantEditorialPosts(pool, posts, { measureLegs: counting, roads });
    await plant('test');
    expect(count).toBe(0);
    await plant('other roads');
    expect(count).toBe(planted.length);
  });

  it('lie in the best months of their idea, when no pass or ferry on the way is closed', async () => {
    for (const { written, trip } of planted) {
      expect(written.idea.months, written.id).toEqual(expect.arrayContaining([...trip.months]));
      const plan = viewedTrip(trip);
      const find = await measureByTable(plan);
      const closed = routeLegsOf(plan).flatMap((leg) => find(leg)?.closures ?? []);
      expect(closed, written.id).toEqual([]);
    }
  });

  it('tell title and text of every day at its first stop, those of a rest day at the stop before it', () => {
    for (const { written, trip } of planted) {
      let before = '';
      for (const [index, { title, text, stops }] of written.route.days.entries()) {
        const shown = trip.days[index]?.stops ?? [];
        const note = stops.length > 0 ? (shown[0]?.note ?? '') : before;
        expect(note, `${written.id}, day ${index + 1}`).toContain(title);
        expect(note, `${written.id}, day ${index + 1}`).toContain(text);
        for (const [at, stop] of stops.entries())
          expect(shown[at]?.note ?? '').toContain(stop.note ?? '');
        before = shown.at(-1)?.note ?? before;
      }
    }
  });

  it('say in which months they are best, wherever they are opened', () => {
    for (const { written, trip } of planted) expect(trip.bestMonths).toEqual(written.idea.months);
  });

  it('begin and end exactly where the route does', () => {
    for (const { written, trip } of planted) {
      const places = written.route.days.flatMap(({ stops }) =>
        stops.map(({ lat, lng }) => ({ lat, lng, isCoarse: false })),
      );
      expect(
        trip.days.flatMap(({ stops }) =>
          stops.map(({ lat, lng, isCoarse }) => ({ lat, lng, isCoarse })),
        ),
      ).toEqual(places);
    }
  });

  it('go by ferry where no road leads', () => {
    const ferries = planted.flatMap(({ trip }) => {
      const stops = trip.days.flatMap((day) => day.stops);
      return stops.flatMap((stop, index) =>
        stop.ride?.kind === 'ferry'
          ? [[`${stops[index - 1]?.name}–${stop.name}`, (stop.leg?.seconds ?? 0) / 60]]
          : [],
      );
    });
    expect(Object.fromEntries(ferries)).toMatchObject({
      'Hellesylt–Geiranger': 65,
      'Palau–La Maddalena': 20,
      'La Maddalena–Palau': 20,
      'Esbjerg–Nordby': 12,
      'Nordby–Esbjerg': 12,
    });
  });
});

async function ideaOf({ id }: Idea): Promise<IdeaOfPost> {
  const reply = await server.visitor().send('GET', `/posts/${id}`);
  return reply.json<{ readonly idea: IdeaOfPost }>().idea;
}

describe('the page of a route idea', () => {
  it('has as many days as its trip, with what to book for them in both languages', async () => {
    for (const { written, trip } of planted) {
      const idea = await ideaOf(written);
      expect(idea.days).toHaveLength(trip.days.length);
      for (const { book, bookDaysAhead } of idea.days)
        expect(book === null).toBe(bookDaysAhead === null);
      expect(idea.english.days.map(({ book }) => book !== null)).toEqual(
        idea.days.map(({ book }) => book !== null),
      );
      expect(idea.links).toEqual(written.idea.links);
    }
  });

  it('has six lines of costs that make up the range on its card, the fuel by the length of the trip', async () => {
    for (const { written, trip } of planted) {
      const idea = await ideaOf(written);
      expect(Object.keys(idea.costs)).toEqual([...COST_LINES]);
      expect(sumOfCosts(idea.costs)).toEqual(idea.euro);
      // Seven litres at 1.75 euros, and up to a third more for detours and mountains.
      const km = trip.totalDistance / 1000;
      expect(idea.costs.driving.from, written.id).toBeGreaterThan(km * 0.11);
      expect(idea.costs.driving.to, written.id).toBeLessThan(km * 0.17);
    }
  });

  it('is found by the words of its days, which its text does not repeat', async () => {
    await writeMissingSearch(server.testDatabase.database.db);
    const { posts: found } = await server.visitor().list('q=Storsæterfossen');
    expect(found.map(({ id }) => id)).toEqual(['redaktion-roadtrip-norwegen-fjorde-ab-oslo']);
  });
});
