import { isSameData, mergeTrips, type History, type Revision, type Trip } from '@fahrtwind/domain';

/** Brings the changes of others into the revisions. Without it, an undo would revert them too. */
export function rebaseHistory(history: History, before: Trip, after: Trip): History {
  const rebase = (revision: Revision): Revision => {
    const { trip } = mergeTrips({
      base: before,
      mine: revision.trip,
      theirs: after,
      mineAt: 1,
      theirsAt: 0,
    });
    return isSameData(trip, revision.trip) ? revision : { ...revision, trip };
  };
  const undo = history.undo.map(rebase);
  const isSame = undo.every((revision, index) => revision === history.undo[index]);
  return { undo: isSame ? history.undo : undo, redo: history.redo.map(rebase) };
}
