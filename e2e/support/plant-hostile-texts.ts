import { expect } from '../drivers/journey.ts';
import { account, newPerson, startOf } from '../drivers/person.ts';
import type { Screen } from '../drivers/screen.ts';
import { MODERATOR, type Site } from '../drivers/site.ts';
import { trips } from '../drivers/trips.ts';
import { sendFile } from './find-injected.ts';
import { HOSTILE_FILES, HOSTILE_LINKS, HOSTILE_TEXTS } from './hostile-texts.ts';

const ALL = HOSTILE_TEXTS.join('\n');
const numbered = (name: string, n: number): string => `${name}-${String(n).padStart(4, '0')}`;
const textAt = (n: number): string => HOSTILE_TEXTS[n % HOSTILE_TEXTS.length] ?? '';
const linkAt = (n: number): string => HOSTILE_LINKS[n % HOSTILE_LINKS.length] ?? '';

/** Ids of what is planted. */
export const PLANTED = {
  post: numbered('hostile-post', 1),
  ownPost: numbered('hostile-post', 9999),
  trip: 'hostile-trip',
  person: numbered('hostile-person', 1),
} as const;

/** The addresses of the posts, one for each hostile text. */
export const POST_PATHS = HOSTILE_TEXTS.map((_, n) => `/post/${numbered('hostile-post', n + 1)}/x`);

async function sends(screen: Screen, method: 'PUT' | 'POST', path: string, body: object) {
  const { status, body: reply } = await screen.profile.asks<{ code?: string }>(path, {
    method,
    body,
  });
  expect(status, `${method} ${path}: ${JSON.stringify(reply)}`).toBe(200);
}

/** An account that has written before, so that nothing is held; it writes all that follows, on two devices. Answers its uid. */
async function plantAttacker(
  [screen, other]: readonly [Screen, Screen],
  site: Site,
): Promise<string> {
  const person = newPerson(textAt(0));
  await account.isRegistered(screen, person);
  await account.opensMail(screen, site, person, 'Bitte bestätige');
  await account.isSignedIn(other, person);
  const { session } = await startOf(screen);
  const uid = session.user?.uid ?? '';
  await site.database(`update account set created_at = now() - interval '90 days' where id = $1`, [
    uid,
  ]);
  await site.database(
    `insert into post (id, short_id, kind, slug, title, doc, plain, user_id, created_at)
    select 'known-' || n, 'known-' || n, 'tipp', 'alt', 'Alt', '{"type":"doc","content":[]}', '', $1, '2020-01-01'
    from generate_series(1, 3) n`,
    [uid],
  );
  return uid;
}

/** As many people as texts, each with one for a name; the attacker follows them all. */
async function plantPeople(site: Site, uid: string): Promise<void> {
  const people = `(select 'hostile-person-' || lpad(n::text, 4, '0') as uid, text, n
    from json_array_elements_text($1::json) with ordinality as list (text, n)) person`;
  const texts = JSON.stringify(HOSTILE_TEXTS);
  await site.database(
    `insert into account (id, name, email, email_verified, created_at)
    select uid, text, uid || '@reise.example', true, now() - interval '90 days' from ${people}`,
    [texts],
  );
  await site.database(
    `insert into user_record (uid, doc)
    select uid, jsonb_build_object('name', text, 'displayName', text, 'shareData', true, 'photoURL', text,
      'originLocation', jsonb_build_object('label', text, 'longLabel', text, 'englishName', text, 'lat', 50, 'lng', 10))
    from ${people}`,
    [texts],
  );
  await site.database(`insert into user_profile (uid, about) select uid, text from ${people}`, [
    texts,
  ]);
  for (const [who, whom] of [
    ['$2', 'uid'],
    ['uid', '$2'],
  ])
    await site.database(
      `insert into user_follow (follower_id, followed_id) select ${who}, ${whom} from ${people}`,
      [texts, uid],
    );
}

/** A picture with a page behind it; what is no picture is refused. Answers where each picture that was kept can be seen. */
async function plantFiles(screen: Screen, uid: string): Promise<readonly string[]> {
  const paths: string[] = [];
  for (const name of [`profilePictures/${uid}`, `photos/${uid}/hostile-photo`])
    for (const { type, bytes, isKept } of HOSTILE_FILES) {
      const args = [name, type, bytes.toString('base64')].map((one) => JSON.stringify(one));
      const { status, path } = await screen.evaluates<Awaited<ReturnType<typeof sendFile>>>(
        `(${sendFile.toString()})(${args.join(', ')})`,
      );
      expect(status, `${name} ${type}`).toBe(isKept ? 200 : 400);
      if (isKept) paths.push(path);
    }
  return paths;
}

const paragraph = (text: string, marks: readonly object[] = []) => ({
  type: 'paragraph',
  content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }],
});

function postOf(n: number, uid: string) {
  const text = textAt(n);
  const href = `https://reise.example/?q=${encodeURIComponent(text)}`;
  const texts = n === 0 ? HOSTILE_TEXTS : [text];
  return {
    id: numbered('hostile-post', n + 1),
    kind: ['frage', 'tipp', 'roadtrip'][n % 3],
    title: text,
    country: text,
    place: text,
    location: { lat: 45 + n / 10, lng: 10 },
    photos: [{ path: `photos/${uid}/hostile-photo`, alt: text }],
    document: {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text }] },
        ...texts.map((one) => paragraph(one)),
        paragraph(text, [{ type: 'link', attrs: { href } }]),
        { type: 'blockquote', content: [paragraph(text)] },
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text)] }] },
      ],
    },
  };
}

/** A post for each text, of the person with that name, and below the first one an answer or a reply for each. */
async function plantPosts(screens: readonly Screen[], site: Site, uid: string): Promise<void> {
  const perScreen = HOSTILE_TEXTS.length / screens.length;
  for (const [at, screen] of screens.entries()) {
    const posts = HOSTILE_TEXTS.map((_, n) => postOf(n, uid));
    await Promise.all(
      posts
        .slice(at * perScreen, (at + 1) * perScreen)
        .map((post) => sends(screen, 'POST', '/api/posts', post)),
    );
    // One person writes at most 20 posts a day.
    await site.database(
      `update post set user_id = 'hostile-person-' || right(id, 4) where user_id = $1 and id like 'hostile-post-%'`,
      [uid],
    );
  }
  const [screen] = screens;
  if (!screen) return;
  const answers = `/api/posts/${PLANTED.post}/answers`;
  // Every other one replies to the one before.
  for (const remainder of [0, 1])
    await Promise.all(
      HOSTILE_TEXTS.map(async (text, n) => {
        if (n % 2 !== remainder) return;
        const parentId = remainder === 0 ? null : numbered('hostile-answer', n);
        await sends(screen, 'POST', answers, {
          id: numbered('hostile-answer', n + 1),
          parentId,
          text,
        });
      }),
    );
  await site.database(
    `update post_answer set user_id = 'hostile-person-' || right(id, 4) where user_id = $1`,
    [uid],
  );
  await site.database(
    `insert into post_saved (user_id, post_id) select $1, id from post where id like 'hostile-post-%'`,
    [uid],
  );
}

/** Links that are none cannot be stored. */
async function plantLinks(screen: Screen): Promise<void> {
  for (const href of HOSTILE_LINKS) {
    const content = [paragraph('hier', [{ type: 'link', attrs: { href } }])];
    const body = {
      ...postOf(0, ''),
      id: 'hostile-link-0001',
      photos: [],
      document: { type: 'doc', content },
    };
    const { status } = await screen.profile.asks('/api/posts', { method: 'POST', body });
    expect(status, href).toBe(400);
  }
}

const placeOf = (n: number) => ({
  label: textAt(n),
  longLabel: textAt(n),
  englishName: textAt(n),
  lat: 45 + n / 20,
  lng: 10 + n / 20,
});

function stopOf(n: number) {
  const id = numbered('hostile-stop', n);
  const [name, url, content] = [textAt(n), linkAt(n), textAt(n)];
  const place = { name, content, location: placeOf(n) };
  return {
    id,
    location: placeOf(n),
    icon: name,
    note: { ...place, id: `${id}-note`, entryType: 'note' },
    entries: [
      { ...place, id: `${id}-activity`, entryType: 'activity', url, price: name },
      { ...place, id: `${id}-restaurant`, entryType: 'restaurant', time: '19:30' },
    ],
    pois: [{ osmId: name, name, location: placeOf(n) }],
  };
}

function legOf(id: string, n: number) {
  const [text, url] = [textAt(n), linkAt(n)];
  return {
    id,
    url,
    type: 'train',
    from: placeOf(n),
    to: placeOf(n + 1),
    price: text,
    provider: text,
  };
}

/** A trip with each text in each of its fields. */
function tripDocument() {
  const texts = HOSTILE_TEXTS.map((_, n) => n);
  const half = texts.length / 2;
  const [first, last] = ['2027-07-03', '2027-07-04'];
  return {
    id: PLANTED.trip,
    title: textAt(0),
    days: [first, last].map((date, day) => ({
      id: `hostile-day-${day}`,
      date,
      hotelId: numbered('hostile-hotel', 0),
      cityList: texts.slice(day * half, (day + 1) * half).map(stopOf),
    })),
    hotels: texts.map((n) => ({
      id: numbered('hostile-hotel', n),
      name: textAt(n),
      location: placeOf(n),
      checkInDate: first,
      checkOutDate: last,
      url: linkAt(n),
      imageUrl: linkAt(n),
      price: textAt(n),
      phone: textAt(n),
      note: textAt(n),
      bookingNumber: textAt(n),
    })),
    arrivalEntry: legOf('hostile-leg-1', 1),
    departureEntry: legOf('hostile-leg-2', 2),
  };
}

/** One published trip with all texts and ten companions, and one published trip for each text as its title. */
async function plantTrips(screen: Screen, site: Site, uid: string): Promise<void> {
  const country = textAt(0);
  await Promise.all(
    HOSTILE_TEXTS.map((title, n) => {
      const cityList = [
        { id: 'a', location: placeOf(n) },
        { id: 'b', location: placeOf(n + 1) },
      ];
      const days = [{ id: 'd', date: '2027-07-03', cityList }];
      const trip = { id: numbered('hostile-trip', n), title, days };
      return trips.isSaved(screen, trip);
    }),
  );
  await site.database(
    `insert into trip_publication (trip_id, title, text, country, place, omit, published_at, changed_at)
    select id, title, title, title, title, '{}', now(), now() from trip where user_id = $1`,
    [uid],
  );
  await site.database(`update trip set published = true where user_id = $1`, [uid]);
  await trips.isSaved(screen, tripDocument());
  await sends(screen, 'PUT', `/api/trips/${PLANTED.trip}/publication`, {
    title: textAt(0),
    text: ALL,
    country,
    place: textAt(1),
    photos: [{ path: `photos/${uid}/hostile-photo`, alt: textAt(10) }],
    omit: [],
  });
  await site.database(
    `insert into trip_companion (trip_id, user_id, role, invited_by)
    select $1, id, 'editor', 'link' from account where id like 'hostile-person-%' order by id limit 10`,
    [PLANTED.trip],
  );
}

/** What others did, in words of theirs; and reports with all that can be written into them. */
async function plantNews(site: Site, uid: string): Promise<void> {
  const texts = JSON.stringify(HOSTILE_TEXTS);
  const list = `json_array_elements_text($1::json) with ordinality as list (text, n)`;
  await site.database(
    `insert into user_notification (id, user_id, kind, thing, target, about, trigger_ids, trigger_count)
    select 'hostile-' || n, $2, (array['liked', 'answered', 'replied', 'trip-copied', 'invited'])[1 + n % 5],
      'hostile:' || n, case when n % 2 = 0 then text else '/forum' end, text,
      array['hostile-person-' || lpad(n::text, 4, '0')], 3 from ${list}`,
    [texts, uid],
  );
  await site.database(
    `insert into report (id, target_kind, target_id, email, reason, text, place, confirmed_at)
    select 'hostile-' || n, 'post', 'hostile-post-' || lpad(n::text, 4, '0'), 'x@reise.example', 'other', text, text,
      now() from ${list}`,
    [texts],
  );
}

/** An own post that was edited, hidden with a reason and objected to. */
async function plantDispute(attacker: Screen, moderator: Screen, uid: string): Promise<void> {
  const post = { ...postOf(0, uid), id: PLANTED.ownPost };
  const reason = ALL.slice(0, 1000);
  await sends(attacker, 'POST', '/api/posts', post);
  await sends(attacker, 'PUT', `/api/posts/${post.id}`, { ...post, title: textAt(1), version: 1 });
  await sends(moderator, 'POST', '/api/moderation/decisions', {
    target: { kind: 'post', id: post.id },
    action: 'hide',
    reason,
  });
  const { body } = await attacker.profile.asks<{ decisions: readonly { id: string }[] }>(
    '/api/moderation/own',
  );
  const objection = `/api/moderation/decisions/${body.decisions[0]?.id ?? ''}/objection`;
  await sends(attacker, 'POST', objection, { text: ALL.slice(0, 2000) });
}

/** What the attacker says of themselves. */
async function plantProfile(screen: Screen, uid: string): Promise<void> {
  const { session } = await startOf(screen);
  const name = textAt(1);
  const body = { ...session.user, name, shareData: true, originLocation: placeOf(2), photoURL: '' };
  await sends(screen, 'PUT', `/api/user/${uid}`, {
    ...body,
    changed: ['name', 'shareData', 'originLocation'],
  });
  await sends(screen, 'PUT', '/api/profile', { about: ALL.slice(0, 600) });
}

/** The people who plant the texts: the attacker with two devices, and a moderator. */
interface Planters {
  readonly attacker: Screen;
  readonly device: Screen;
  readonly moderator: Screen;
}

/** Puts every text into every field, by the API where it takes as many. Answers where the pictures are. */
export async function plantHostileTexts(
  { attacker, device, moderator }: Planters,
  site: Site,
): Promise<readonly string[]> {
  const person = { ...newPerson(textAt(11)), email: MODERATOR };
  await account.isRegistered(moderator, person);
  await account.opensMail(moderator, site, person, 'Bitte bestätige');
  const uid = await plantAttacker([attacker, device], site);
  const pictures = await plantFiles(attacker, uid);
  await plantProfile(attacker, uid);
  await plantPeople(site, uid);
  await plantLinks(attacker);
  await plantPosts([attacker, device], site, uid);
  await plantTrips(attacker, site, uid);
  await plantNews(site, uid);
  await plantDispute(attacker, moderator, uid);
  return pictures;
}
