import { useTrips } from '../../../store/trips/view/use-trips.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useOpenExport } from '../export/open-export.tsx';
import { useOpenImport } from '../import/open-import.tsx';
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
      <li>
        <button
          type="button"
          onClick={() => {
            onChoose();
            openExport(tripId);
          }}
        >
          <Icon name="download" />
          {exportLabel}
        </button>
      </li>
      <li>
        <button
          type="button"
          onClick={() => {
            onChoose();
            openImport({ current: mayEdit ? current : null });
          }}
        >
          <Icon name="upload" />
          {importLabel}
        </button>
      </li>
    </>
  );
}
