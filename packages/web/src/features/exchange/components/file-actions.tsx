import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { useOpenExport } from '../export/open-export.tsx';
import { useOpenImport } from '../import/open-import.tsx';
import { TripMenuItem } from '../../../parts/trip-menu/trip-menu-item.tsx';
import { useMayEdit } from '../../../parts/trip-edit/use-may-edit.ts';

interface FileActionsProps {
  readonly tripId: string;
  readonly onChoose: () => void;
}

/** Items of a list: take the trip along as a file, or bring places from one. */
export function FileActions({ tripId, onChoose }: FileActionsProps) {
  const { label: exportLabel, openExport } = useOpenExport();
  const { label: importLabel, openImport } = useOpenImport();
  const current = useTrips((state) => state.current);
  const mayEdit = useMayEdit();
  return (
    <>
      <TripMenuItem
        label={exportLabel}
        icon="download"
        run={() => {
          onChoose();
          openExport(tripId);
        }}
      />
      <TripMenuItem
        label={importLabel}
        icon="upload"
        run={() => {
          onChoose();
          openImport({ current: mayEdit ? current : null });
        }}
      />
    </>
  );
}
