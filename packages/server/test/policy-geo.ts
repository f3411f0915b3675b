import { statuses, type Row } from './policy-row.ts';

const everybody = statuses(200, 200, 200);

/** Places, routes and lodgings are for everybody. */
export const geoRows = {
  planRoutes: {
    call: () => ({ method: 'POST', url: '/api/routes', payload: { stops: [] } }),
    status: everybody,
  },
  planRouteMatrix: {
    call: () => ({ method: 'POST', url: '/api/routes/matrix', payload: { points: [] } }),
    status: everybody,
  },
  searchPlaces: {
    call: () => ({ method: 'GET', url: '/api/places?q=Rom' }),
    status: everybody,
  },
  lookUpPlaces: {
    call: () => ({
      method: 'POST',
      url: '/api/places/look-up',
      payload: { lines: [{ name: 'Rom' }] },
    }),
    status: everybody,
  },
  findPlacesAt: {
    call: () => ({ method: 'GET', url: '/api/places/at?lat=47.5&lng=11.1' }),
    status: everybody,
  },
  findPois: {
    call: () => ({ method: 'GET', url: '/api/pois?bbox=10,47,12,48' }),
    status: everybody,
  },
  findAlong: {
    call: () => ({
      method: 'POST',
      url: '/api/places/along',
      payload: {
        lines: [
          [
            [10, 47],
            [11, 47],
          ],
        ],
        kinds: ['town'],
        withinMeters: 1000,
      },
    }),
    status: everybody,
  },
  listPoiKinds: {
    call: () => ({ method: 'GET', url: '/api/poi-kinds?bbox=10,47,12,48' }),
    status: everybody,
  },
  findLodgings: {
    call: () => ({ method: 'GET', url: '/api/lodgings?lat=47.5&lng=11.1' }),
    status: everybody,
  },
  // Without the key of this server there is no picture.
  getLodgingPicture: {
    call: () => ({ method: 'GET', url: '/api/lodgings/picture?url=https://a.example/b&key=c' }),
    status: statuses(404, 404, 404),
  },
} satisfies Record<string, Row>;
