import { shortLabel } from '@fahrtwind/domain';
import { Notice } from '../../../ui/notice.tsx';
import { useRoutePlanTexts } from './texts.ts';
import type { ShownRoute } from './use-planned-route.ts';

/** Names the legs without a road, and why if that is known. */
export function MissingRoads({ shown }: { readonly shown: ShownRoute }) {
  const texts = useRoutePlanTexts();
  const missing = shown.answer.legs.filter(({ isMissing }) => isMissing);
  if (missing.length === 0) return null;
  const atSea = [...new Set(shown.atSea.map((label) => shortLabel({ label })))];
  return (
    <Notice kind="warning" title={texts.missingTitle}>
      {missing.map(({ from, to }) => (
        <p key={`${from.lat} ${from.lng} ${to.lat} ${to.lng}`}>
          {texts.missing(shortLabel(from), shortLabel(to))}
        </p>
      ))}
      <p>{atSea.length > 0 ? texts.atSea(atSea) : texts.missingAdvice}</p>
    </Notice>
  );
}
