import { Outlet } from 'react-router';
import { Main } from './main.tsx';

/** Nothing around the page: it goes to paper. */
export function NoLayout() {
  return (
    <Main>
      <Outlet />
    </Main>
  );
}
