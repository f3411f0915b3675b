import { isValidLocation, serialiseLocation } from '@fahrtwind/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRouteAddress, writeRouteAddress } from './route-address.ts';
import { EMPTY_PLAN, stopsOfPlan, type RoutePlan } from './route-plan.ts';

const MUNICH = serialiseLocation({ lat: 48.13743, lng: 11.57549, label: 'München, Deutschland' });
const VENICE = serialiseLocation({ lat: 45.43713, lng: 12.33265, label: 'Venedig, Italien' });
const PLAN: RoutePlan = { ...EMPTY_PLAN, from: MUNICH, to: VENICE };

const degrees = (most: number) =>
  fc.integer({ min: -most * 100_000, max: most * 100_000 }).map((value) => (value || 1) / 100_000);

describe('the address of a route', () => {
  it('can be read by people', () => {
    expect(
      decodeURIComponent(writeRouteAddress({ ...PLAN, profile: 'cycling', toll: false })),
    ).toBe(
      'von=48.13743,11.57549,München,+Deutschland&nach=45.43713,12.33265,Venedig,+Italien&mit=rad&maut=nein',
    );
    expect(writeRouteAddress(EMPTY_PLAN)).toBe('');
  });

  it('carries everything that was filled in [RT-4]', () => {
    const place = fc
      .record({
        lat: degrees(90),
        lng: degrees(180),
        label: fc.stringMatching(/^[A-ZÄÖÜ][a-zäöü, &=#?%+]{0,30}[a-z]$/),
      })
      .map((given) => serialiseLocation({ ...given, label: given.label.replace(/ +/g, ' ') }));
    const plan = fc.record({
      from: fc.option(place),
      vias: fc.array(place, { maxLength: 18 }),
      to: fc.option(place),
      profile: fc.constantFrom('driving', 'cycling', 'walking', 'direct'),
      toll: fc.boolean(),
    });
    fc.assert(
      fc.property(plan, (wanted) => {
        expect(readRouteAddress(writeRouteAddress(wanted))).toEqual({
          plan: wanted,
          hasInvalidParts: false,
        });
      }),
    );
  });

  it('calls a point without a name by its coordinates', () => {
    expect(readRouteAddress('?von=47.5,11.1').plan.from?.label).toBe('47.5000° N 11.1000° O');
  });
});

describe('a hostile address', () => {
  it.each([
    ['a latitude beyond the pole', 'von=91,11,X'],
    ['a longitude twice around', 'nach=48,400,X'],
    ['the middle of the Atlantic', 'von=0,0,Nirgendwo'],
    ['words for numbers', 'von=Infinity,NaN,X'],
    ['numbers as programmers write them', 'von=1e1,0x10,X'],
    ['one number', 'nach=48.1'],
    ['a name alone', 'von=München'],
    ['too many digits', `von=48.${'1'.repeat(50)},11,X`],
    ['an unknown profile', 'mit=rakete'],
    ['an unknown answer', 'maut=vielleicht'],
    ['a via that is none', 'ueber=hier'],
  ])('with %s leaves it out and says so', (_, search) => {
    expect(readRouteAddress(search)).toEqual({ plan: EMPTY_PLAN, hasInvalidParts: true });
  });

  it('with a thousand vias keeps as many as can be planned', () => {
    const { plan, hasInvalidParts } = readRouteAddress(`?${'ueber=47,11,X&'.repeat(1000)}`);
    expect([plan.vias.length, hasInvalidParts]).toEqual([18, true]);
  });

  it('cannot hide or turn around what a name says', () => {
    const search = new URLSearchParams({
      von: `47,11,Bo\u202Ezen\u0000\n\u200B ${'x'.repeat(500)}`,
    });
    const label = readRouteAddress(search.toString()).plan.from?.label ?? '';
    expect(label.startsWith('Bo zen x')).toBe(true);
    expect(label.length).toBe(120);
  });

  it('always reads as places that can be routed to, and reads the same again', () => {
    const key = fc.constantFrom('von', 'nach', 'ueber', 'mit', 'maut', 'x');
    const number = fc.oneof(
      fc.integer({ min: -400, max: 400 }),
      fc.double({ min: -200, max: 200 }),
    );
    const value = fc.oneof(
      fc.string(),
      fc.tuple(number, number, fc.string({ unit: 'grapheme' })).map((parts) => parts.join(',')),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(key, value), { maxLength: 30 }), (pairs) => {
        const { plan } = readRouteAddress(new URLSearchParams(pairs).toString());
        expect(stopsOfPlan(plan).every(isValidLocation)).toBe(true);
        expect(stopsOfPlan(plan).every(({ label }) => label !== '')).toBe(true);
        expect(readRouteAddress(writeRouteAddress(plan))).toEqual({ plan, hasInvalidParts: false });
      }),
    );
  });
});
