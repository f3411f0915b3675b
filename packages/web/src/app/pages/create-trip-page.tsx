import { FromFile } from '../../features/exchange/import/from-file.tsx';
import { takeShared } from '../../pwa/take-shared.ts';
import { CreateTripPage as CreateTrip } from '../../features/trips/create-trip-page.tsx';

export function CreateTripPage() {
  return <CreateTrip fromFile={<FromFile takeShared={takeShared} />} />;
}
