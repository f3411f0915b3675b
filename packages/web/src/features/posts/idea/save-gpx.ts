import { slug, viewedTrip, writeGpx, type FileWords, type PublicTrip } from '@fahrtwind/domain';
import { saveFile } from '../../../parts/save-file.ts';
import { loadRoutes } from '../../../parts/trip-routes/use-routes.ts';
import { measureLeg } from '../../../store/routes/leg-cache.ts';

/** Written here, so that visitors without an account can have it; along the same lines as on the map. */
export async function saveGpx(trip: PublicTrip, words: FileWords): Promise<void> {
  const viewed = viewedTrip(trip);
  await loadRoutes(viewed, new AbortController().signal);
  const text = writeGpx(viewed, {
    words,
    lineOf: (leg) => measureLeg(leg)?.geometry,
    isDated: trip.startDate !== null,
  });
  saveFile(text, { name: `${slug(trip.title) || 'route'}.gpx`, type: 'application/gpx+xml' });
}
