import type { PublicTrip } from '@fahrtwind/domain';
import type { Queries } from '../../db/queries.ts';
import { dropPhotos, usePhotos, type NamedPhoto } from '../../shared/photos/shown-photos.ts';
import { AppError } from '../../http/app-error.ts';
import { findPublicTrip, type Said } from './public-trip.repository.ts';
import { lockPublication, publish, setPost, withdraw } from './publication.repository.ts';

/** What the post of a published trip says. */
export interface TripPost extends Pick<Said, 'title' | 'text' | 'country' | 'place' | 'photos'> {
  readonly uid: string;
  readonly tripId: string;
  readonly location: { readonly lat: number; readonly lng: number } | null;
}

/** The posts of published trips. */
export interface TripPosts {
  /** Makes the post, or changes the one of this id unless its author has deleted it; answers its id. */
  readonly write: (tx: Queries, postId: string | null, post: TripPost) => Promise<string>;
  readonly remove: (tx: Queries, postId: string) => Promise<void>;
}

interface OwnTrip {
  readonly id: string;
  readonly uid: string;
}

/** Publishes a trip with its photos and its post, or changes all three; either happens whole or not at all. */
export async function publishTrip(
  tx: Queries,
  posts: TripPosts,
  { id, uid, said }: OwnTrip & { readonly said: Said },
): Promise<void> {
  const before = await lockPublication(tx, id);
  if (!(await usePhotos(tx, uid, said.photos))) throw new AppError('photo-missing', 'photos');
  const now = new Date();
  await publish(tx, id, said, now);
  const location = await placeOf(tx, id, now);
  const { title, text, country, place, photos } = said;
  const post = { uid, tripId: id, title, text, country, place, photos, location };
  await setPost(tx, id, await posts.write(tx, before.postId, post));
  await dropPhotos(tx, uid, without(before.photos, said.photos));
}

export async function withdrawTrip(tx: Queries, posts: TripPosts, trip: OwnTrip): Promise<void> {
  const { photos, postId } = await lockPublication(tx, trip.id);
  await withdraw(tx, trip.id);
  if (postId !== null) await posts.remove(tx, postId);
  await dropPhotos(tx, trip.uid, photos);
}

function without(
  photos: readonly NamedPhoto[],
  kept: readonly NamedPhoto[],
): readonly NamedPhoto[] {
  const paths = new Set(kept.map(({ path }) => path));
  return photos.filter(({ path }) => !paths.has(path));
}

/** Where the post lies on maps: at the stop in the middle of what strangers see, never at a hidden home. */
async function placeOf(tx: Queries, id: string, now: Date): Promise<TripPost['location']> {
  const stops = (await findPublicTrip(tx, id, { now }))?.days.flatMap((day) => day.stops) ?? [];
  const seen = stops.filter(isOnMap);
  const middle = seen[Math.floor(seen.length / 2)];
  return middle ? { lat: middle.lat, lng: middle.lng } : null;
}

type Stop = PublicTrip['days'][number]['stops'][number];

function isOnMap({ isCoarse, optional, lat, lng }: Stop): boolean {
  return !isCoarse && !optional && (lat !== 0 || lng !== 0);
}
