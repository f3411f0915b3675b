import type { StopComment } from '../trip/comment.ts';
import type { Entry, NoteEntry } from '../trip/entry.ts';
import { isSameData } from '../trip/same-data.ts';
import { withComments, type Poi, type Stop } from '../trip/stop.ts';
import type { ConflictSubject } from './conflict.ts';
import type { Report } from './report.ts';
import { mergeFields, type Candidates, type ReportField } from './merge-fields.ts';
import { mergeSlot } from './merge-slot.ts';
import { mergeTransport } from './merge-transport.ts';
import { mergeThings } from './merge-things.ts';
import type { Versions } from './versions.ts';

const OWN_RULES = ['entries', 'pois', 'note', 'routeProfile', 'transport', 'comments'];

/** Merges what a stop holds; where it stands is decided elsewhere. */
export function mergeStop(versions: Candidates<Stop>, report: Report): Stop {
  const { base, early, late } = versions;
  if (isSameData(base, early)) return late;
  if (isSameData(base, late)) return early;
  const fields = mergeFields(versions, reportFields('stop', late.id, report), OWN_RULES);
  const { transport: _, comments: __, ...others } = fields;
  const empty: Pick<Stop, 'entries' | 'pois' | 'note'> = { entries: [], pois: [], note: null };
  const parts = { base: base ?? empty, early, late };
  const merged = {
    ...others,
    ...mergeTransport(versions, report),
    entries: mergeEntries(parts, late.id, report),
    pois: mergePois(parts, late.id, report),
    note: mergeNote({ base: parts.base.note, early: early.note, late: late.note }, late.id, report),
  };
  return withComments(merged, mergeComments(versions));
}

function mergeEntries(
  { base, early, late }: Versions<Pick<Stop, 'entries'>>,
  stopId: string,
  report: Report,
): readonly Entry[] {
  return mergeThings<Entry>(
    { base: base.entries, early: early.entries, late: late.entries },
    {
      idOf: (entry) => entry.id,
      merge: (versions) => mergeEntry(versions, stopId, report),
      reportStays: (kept, keptFrom) =>
        report({ subject: 'entry', id: kept.id, stopId, field: null, kept, lost: null, keptFrom }),
    },
  );
}

function mergeEntry<T extends Entry>(
  { base, early, late }: Candidates<T>,
  stopId: string,
  report: Report,
): T {
  if (early.entryType === late.entryType) {
    const before = base?.entryType === late.entryType ? base : undefined;
    return mergeFields(
      { base: before, early, late },
      reportFields('entry', late.id, report, stopId),
    );
  }
  // Entries of different kinds have different fields, and a mixture of them would be neither.
  if (isSameData(base, early)) return late;
  if (isSameData(base, late)) return early;
  const about = { subject: 'entry', id: late.id, stopId, field: null } as const;
  report({ ...about, kept: late, lost: early, keptFrom: 'late' });
  return late;
}

/** They are never edited, so that nothing of them can be in conflict. */
function mergeComments({ base, early, late }: Candidates<Stop>): readonly StopComment[] {
  return mergeThings<StopComment>(
    { base: base?.comments ?? [], early: early.comments ?? [], late: late.comments ?? [] },
    { idOf: ({ id }) => id, merge: (versions) => versions.late, reportStays: () => undefined },
  );
}

function mergePois(
  { base, early, late }: Versions<Pick<Stop, 'pois'>>,
  stopId: string,
  report: Report,
): readonly Poi[] {
  return mergeThings<Poi>(
    { base: base.pois, early: early.pois, late: late.pois },
    {
      idOf: (poi) => poi.osmId,
      merge: (versions) =>
        mergeFields(versions, reportFields('poi', versions.late.osmId, report, stopId)),
      reportStays: (kept, keptFrom) =>
        report({ subject: 'poi', id: kept.osmId, stopId, field: null, kept, lost: null, keptFrom }),
    },
  );
}

function mergeNote(
  notes: Versions<NoteEntry | null>,
  stopId: string,
  report: Report,
): NoteEntry | null {
  return mergeSlot(notes, {
    isUntouched: (side) => isSameData(notes.base, notes[side]),
    merge: (versions) => mergeEntry(versions, stopId, report),
    report: (kept, lost, keptFrom) =>
      report({ subject: 'stop', id: stopId, field: 'note', kept, lost, keptFrom }),
  });
}

/** Reports fields of a thing that both have changed. */
export function reportFields(
  subject: ConflictSubject,
  id: string,
  report: Report,
  stopId?: string,
): ReportField {
  return (field, kept, lost) =>
    report({
      subject,
      id,
      ...(stopId !== undefined && { stopId }),
      field,
      kept,
      lost,
      keptFrom: 'late',
    });
}
