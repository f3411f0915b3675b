import type { PostSummary } from '@fahrtwind/contract';
import type { MapStop } from '../../../map/map-data.ts';

interface PlaceOnMap {
  readonly first: PostSummary;
  readonly posts: readonly PostSummary[];
}

/** About a hundred meters: posts that are nearer to each other share a marker. */
const DECIMALS = 3;

/** One marker for each place with its posts, in the order of the list; its id is that of its first post. */
export function postsOnMap(
  posts: readonly PostSummary[],
  label: (place: string, count: number) => string,
): readonly MapStop[] {
  return [...placesOf(posts).values()].flatMap(({ first, posts: here }) => {
    const { id, location, place, title } = first;
    if (!location) return [];
    return [
      {
        id,
        number: here.length > 1 ? String(here.length) : '',
        dayIndex: 0,
        lat: location.lat,
        lng: location.lng,
        label: label(place === '' ? title : place, here.length),
        isOptional: false,
      },
    ];
  });
}

/** The marker of a post; null for one that is not on the map. */
export function markerOf(posts: readonly PostSummary[], postId: string | null): string | null {
  const post = posts.find(({ id }) => id === postId);
  const key = post && keyOf(post);
  return key ? (placesOf(posts).get(key)?.first.id ?? null) : null;
}

function placesOf(posts: readonly PostSummary[]): ReadonlyMap<string, PlaceOnMap> {
  const places = new Map<string, PlaceOnMap>();
  for (const post of posts) {
    const key = keyOf(post);
    if (key === null) continue;
    const known = places.get(key);
    places.set(key, { first: known?.first ?? post, posts: [...(known?.posts ?? []), post] });
  }
  return places;
}

function keyOf({ location }: PostSummary): string | null {
  return location && `${location.lat.toFixed(DECIMALS)} ${location.lng.toFixed(DECIMALS)}`;
}
