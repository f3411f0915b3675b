import { PATHS } from '@fahrtwind/domain';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSession } from '../../store/session/use-session.ts';
import styles from './map-attribution.module.css';
import { useMapTexts } from './texts.ts';

/** Says where the map's knowledge ends; to people in ADMINS also what helps. Announced once, shown every time. */
export function MapLimit({ isShown }: { readonly isShown: boolean }) {
  const texts = useMapTexts();
  const session = useSession();
  const [before, setBefore] = useState({ isShown: false, wasTold: false });
  if (before.isShown !== isShown) setBefore({ isShown, wasTold: before.wasTold || before.isShown });
  const isAdmin = session.state === 'registered' && session.isAdmin;
  return (
    <output className={styles.limit} aria-live={before.wasTold ? 'off' : 'polite'}>
      {isShown && (
        <>
          {texts.onlyMainRoads}
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
