import { Outlet } from 'react-router';
import { Main } from './main.tsx';

/** For printed pages, which have neither header nor footer. */
export function NoLayout() {
  return (
    <Main>
      <Outlet />
    </Main>
  );
}
