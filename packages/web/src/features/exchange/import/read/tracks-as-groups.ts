import type { ImportedGroup, ImportNote } from './imported-file.ts';
import { isSamePoint } from './own-marks.ts';
import { stopsOfTrack, type Track } from './track.ts';

/** Where a file has lines alone, each becomes a day with some stops along it. */
export function groupsOfTracks(tracks: readonly Track[]): {
  readonly groups: readonly ImportedGroup[];
  readonly notes: readonly ImportNote[];
} {
  const groups = tracks.map((track) => ({
    name: track.name,
    date: null,
    places: stopsOfTrack(track),
  }));
  const joined = groups.map((group, index) => {
    const [before, first] = [groups[index - 1]?.places.at(-1), group.places[0]];
    const isRepeated = before && first && isSamePoint(before, first);
    return isRepeated ? { ...group, places: group.places.slice(1) } : group;
  });
  const count = tracks.reduce((sum, track) => sum + track.count, 0);
  const kept = joined.reduce((sum, { places }) => sum + places.length, 0);
  return { groups: joined, notes: [{ code: 'points-thinned', count: kept < count ? count : 0 }] };
}
