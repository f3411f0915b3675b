import type { ComponentType } from 'react';
import type { LayoutName } from '../routes.ts';
import { NoLayout } from './no-layout.tsx';
import { PlannerLayout } from './planner-layout.tsx';
import { ProfileAreaLayout } from './profile-area-layout.tsx';
import { PublicLayout } from './public-layout.tsx';
import { ReadOnlyTripLayout } from './read-only-trip-layout.tsx';

export const layouts: Readonly<Record<LayoutName, ComponentType>> = {
  public: PublicLayout,
  readOnlyTrip: ReadOnlyTripLayout,
  planner: PlannerLayout,
  profileArea: ProfileAreaLayout,
  footer: PublicLayout,
  none: NoLayout,
};
