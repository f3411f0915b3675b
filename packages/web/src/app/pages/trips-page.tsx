import { ReceivedInvitations } from '../../features/companions/components/received-invitations.tsx';
import { useCompanionTexts } from '../../features/companions/texts.ts';
import { useOpenExport } from '../../features/exchange/export/open-export.tsx';
import { ShareWindow } from '../../features/public-trips/share/share-window.tsx';
import { TripsPage as Trips } from '../../features/trips/trips-page.tsx';

export function TripsPage() {
  const { roles } = useCompanionTexts();
  const { openExport } = useOpenExport();
  return (
    <Trips
      invitations={<ReceivedInvitations />}
      roles={roles}
      onExport={openExport}
      ShareWindow={ShareWindow}
    />
  );
}
