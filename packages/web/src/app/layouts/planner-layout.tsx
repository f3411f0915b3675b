import { Outlet } from 'react-router';
import { useSession } from '../../store/session/use-session.ts';
import type { PlannerFrame } from '../../features/planner/page/planner-bar.tsx';
import { AccountMenu } from '../header/account-menu.tsx';
import { Main } from './main.tsx';

/** The planner has a bar of its own instead of the site's header, so that the plan fills the screen. */
export function PlannerLayout() {
  const session = useSession();
  const frame: PlannerFrame = {
    renderAccount: (help) =>
      session.state === 'visitor' ? null : <AccountMenu session={session} more={help} />,
  };
  return (
    <Main>
      <Outlet context={frame} />
    </Main>
  );
}
