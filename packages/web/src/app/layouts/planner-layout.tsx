import { Outlet } from 'react-router';
import { Header } from '../header/header.tsx';
import { Main } from './main.tsx';

/** The planner fills the window below the header. */
export function PlannerLayout() {
  return (
    <>
      <Header isWide />
      <Main>
        <Outlet />
      </Main>
    </>
  );
}
