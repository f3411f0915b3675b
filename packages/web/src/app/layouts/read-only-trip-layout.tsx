import { PATHS } from '@fahrtwind/domain';
import { NavLink, Outlet } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { Header } from '../header/header.tsx';
import { useShellTexts } from '../texts.ts';
import styles from './layouts.module.css';
import { Main } from './main.tsx';

/** A trip for use on the road: tabs for the current day and the map. */
export function ReadOnlyTripLayout() {
  const texts = useShellTexts();
  return (
    <>
      <Header isWide />
      <nav className={styles.tabs} aria-label={texts.tripNavigation}>
        <NavLink to={PATHS.currentDay} end className={() => styles.tab}>
          <Icon name="calendar" />
          {texts.trip.day}
        </NavLink>
        <NavLink to={PATHS.readOnlyMap} className={() => styles.tab}>
          <Icon name="map" />
          {texts.trip.map}
        </NavLink>
      </nav>
      <Main>
        <Outlet />
      </Main>
    </>
  );
}
