import type { ImportedFile, ImportedGroup, ImportNote } from './imported-file.ts';
import { isSamePoint } from './own-marks.ts';
import { stopsOfTrack, type Track } from './track.ts';

interface FileParts extends Pick<ImportedFile, 'format' | 'title' | 'groups' | 'notes'> {
  readonly tracks: readonly Track[];
}

/** A file with its places; where it has lines alone, each of them becomes a day. */
export function fileWithTracks({ tracks, ...file }: FileParts): ImportedFile {
  const lines = tracks.filter(({ count }) => count > 0);
  if (file.groups.some(({ places }) => places.length > 0)) {
    const left = { code: 'tracks-left', count: lines.length } as const;
    return { ...file, trip: null, notes: [...file.notes, left] };
  }
  const { groups, notes } = groupsOfTracks(lines);
  return { ...file, trip: null, groups, notes: [...file.notes, ...notes] };
}

function groupsOfTracks(tracks: readonly Track[]): {
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
