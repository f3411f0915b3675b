// @vitest-environment happy-dom
import type { PublishedTrip } from '@fahrtwind/contract';
import {
  publicTotals,
  routeLegsOf,
  scheduleTrip,
  toPublicTrip,
  totalsOf,
  type FindMeasure,
  type Trip,
} from '@fahrtwind/domain';
import { tripOf } from '@fahrtwind/domain/testing';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { PublishedCard } from '../parts/trip-card/published-card.tsx';
import { TripCard } from '../parts/trip-card/trip-card.tsx';
import { DayTotals } from '../parts/trip-rows/day-totals.tsx';
import { listedTrip } from '../parts/testing/listed-trip.ts';
import { tripAsText } from './public-trips/share/trip-as-text.ts';
import { de as shareTexts } from './public-trips/share/texts.de.ts';
import { TripDays } from './public-trips/view/trip-days.tsx';
import { TripFigures } from './public-trips/view/trip-figures.tsx';
import { publicTripHead } from './public-trips/view/public-head.ts';

afterEach(cleanup);

const PLAN = tripOf({ Tag: ['München', 'Innsbruck', 'Bozen'] }, { id: 'alpen', title: 'Alpen' });

const by =
  (isEstimate: boolean): FindMeasure =>
  () => ({ meters: 150_300, seconds: 7230, isEstimate });

function textOf(content: ReactNode): string {
  const { container } = render(<MemoryRouter>{content}</MemoryRouter>);
  return (container.textContent ?? '').replaceAll('\u00A0', ' ');
}

/** Every place that shows how long a trip is, with what it gets of a trip that was measured so. */
function placesOf(
  measured: FindMeasure,
  omit: readonly 'home'[],
): Readonly<Record<string, string>> {
  const totals = totalsOf(routeLegsOf(PLAN), measured);
  const trip: Trip = { ...PLAN, ...totals };
  const isEstimate = !totals.totalsAreMeasured;
  const shown = toPublicTrip(trip, {
    omit,
    author: { uid: 'anna', name: 'Anna' },
    publication: { id: 'alpen', kind: 'published', stand: '', version: '1-1', follows: true },
    measured,
  });
  const published: PublishedTrip = {
    id: 'alpen',
    version: '1-1',
    title: 'Alpen',
    text: '',
    country: '',
    place: '',
    author: { uid: 'anna', name: 'Anna' },
    publishedAt: '',
    photo: null,
    dayCount: 1,
    stopCount: 3,
    months: [7],
    season: 'summer',
    ...publicTotals(totals, omit.length > 0),
    isEstimate,
    route: [],
  };
  const [schedule] = scheduleTrip(trip, measured);
  if (!schedule) throw new Error('no day');
  return {
    card: textOf(<TripCard trip={listedTrip('Alpen', { ...totals, isEstimate })} to="/" />),
    published: textOf(<PublishedCard trip={published} />),
    figures: textOf(<TripFigures trip={shown} />),
    publicDays: textOf(<TripDays trip={shown} />),
    plannerDay: textOf(<DayTotals schedule={schedule} />),
    head: String(publicTripHead({ id: 'alpen' }, 'de', { trip: shown })?.description).replaceAll(
      '\u00A0',
      ' ',
    ),
    message: tripAsText(trip, {
      texts: shareTexts.asText,
      language: 'de',
      url: '',
      withoutDetails: false,
    }).replaceAll('\u00A0', ' '),
  };
}

describe.each([[[]], [['home']]] as const)('a trip without %j', (omit) => {
  it('is equally long on every card, page and message, with a tilde where that is an estimate', () => {
    for (const [place, text] of Object.entries(placesOf(by(true), omit)))
      expect(text, place).toContain('~301 km');
  });

  it('carries no tilde where a routing service has measured it', () => {
    for (const [place, text] of Object.entries(placesOf(by(false), omit))) {
      expect(text, place).toContain('301 km');
      expect(text, place).not.toContain('~');
    }
  });
});
