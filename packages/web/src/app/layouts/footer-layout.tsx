import { Outlet } from 'react-router';
import { Footer } from '../footer.tsx';
import { Header } from '../header/header.tsx';
import { Main } from './main.tsx';

/** Pages to read in; the large footer leads on from their end. */
export function FooterLayout() {
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
