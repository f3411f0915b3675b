import { Outlet } from 'react-router';
import { Footer } from '../footer.tsx';
import { Header } from '../header/header.tsx';
import { Main } from './main.tsx';

/** Pages for everybody who comes by. */
export function PublicLayout() {
  return (
    <>
      <Header />
      <Main>
        <Outlet />
      </Main>
      <Footer />
    </>
  );
}
