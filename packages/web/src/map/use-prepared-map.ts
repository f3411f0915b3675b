import { useEffect } from 'react';
import { useLanguage } from '../ui/texts.tsx';
import { prepareEngine } from './start-engine.ts';
import { useMapTheme } from './use-map-theme.ts';

/** Fetches the map's library and style as soon as it is certain that a map will be shown, before it is. */
export function usePreparedMap(isExpected: boolean): void {
  const theme = useMapTheme();
  const language = useLanguage();
  useEffect(() => {
    if (isExpected) prepareEngine({ theme, language });
  }, [isExpected, theme, language]);
}
