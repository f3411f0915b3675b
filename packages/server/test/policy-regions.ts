import type { Endpoints } from '@fahrtwind/contract';
import { adminsOnly, type Row } from './policy-row.ts';

type RegionEndpoint = Extract<keyof Endpoints, `${string}Region${'' | 's'}`>;

export const REGION_ROWS: Readonly<Record<RegionEndpoint, Row>> = {
  getRegions: {
    call: () => ({ method: 'GET', url: '/api/regions' }),
    status: adminsOnly(200),
  },
  // There is no such file, which only admins get to know.
  importRegion: {
    call: () => ({
      method: 'POST',
      url: '/api/regions',
      payload: { from: 'file', id: 'keine.osm.pbf' },
    }),
    status: adminsOnly(404),
  },
  removeRegion: {
    call: () => ({ method: 'DELETE', url: '/api/regions/keine' }),
    status: adminsOnly(404),
  },
};
