import { PATHS } from '@fahrtwind/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import type { MapPlace } from '../../map/map-data.ts';
import { useSession } from '../../store/session/use-session.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import styles from './map-attribution.module.css';
import { useMapTexts } from './texts.ts';

/** Says where the map's knowledge ends and who knows more; to people in ADMINS also what helps. Announced once, shown every time. */
export function MapLimit({ at }: { readonly at: MapPlace | null }) {
  const texts = useMapTexts();
  const isShown = at !== null;
  const session = useSession();
  const [before, setBefore] = useState({ isShown: false, wasTold: false });
  if (before.isShown !== isShown) setBefore({ isShown, wasTold: before.wasTold || before.isShown });
  const isAdmin = session.state === 'registered' && session.isAdmin;
  return (
    <output className={styles.limit} aria-live={before.wasTold ? 'off' : 'polite'}>
      {at && (
        <>
          {texts.onlyMainRoads}{' '}
          <ExternalLink href={addressIn(at)}>{texts.inOpenStreetMap}</ExternalLink>
          {isAdmin && (
            <>
              {' '}
              <Link to={`${PATHS.settings}#karten-und-daten`}>{texts.loadRegion}</Link>
            </>
          )}
        </>
      )}
    </output>
  );
}

/** The same place in OpenStreetMap, whose tiles are half as large. */
function addressIn({ lat, lng, zoom }: MapPlace): string {
  const [north, east] = [lat.toFixed(4), lng.toFixed(4)];
  return `https://www.openstreetmap.org/#map=${Math.round(zoom) + 1}/${north}/${east}`;
}
