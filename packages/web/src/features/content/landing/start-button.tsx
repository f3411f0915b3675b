import { useSession } from '../../../store/session/use-session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { useLandingTexts } from './texts.ts';

/** The way into the planner; whoever has no session is asked on the way, with trying it out as the first choice. */
export function StartButton() {
  const texts = useLandingTexts();
  const isVisitor = useSession().state === 'visitor';
  return (
    <ButtonLink to="/planen" variant="accent">
      {isVisitor ? texts.tryOut : texts.plan}
    </ButtonLink>
  );
}
