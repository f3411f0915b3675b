import { Outlet } from 'react-router';
import { Footer } from '../footer.tsx';
import { Header } from '../header/header.tsx';
import { Main } from './main.tsx';

/** For public pages and sign-in, articles and community pages: header, page and footer. */
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
