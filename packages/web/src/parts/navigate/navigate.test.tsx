// @vitest-environment happy-dom
import { ROUTE_PROFILES } from '@fahrtwind/domain';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Navigate } from './navigate.tsx';
import { navigationLinks, type Platform } from './navigation-links.ts';
import { platformOf } from './use-platform.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const BLED = { lat: 46.3683, lng: 14.1146 };

describe('the links to map apps', () => {
  it('lead to the place, by the way in which the stop is reached', () => {
    const links = navigationLinks(BLED, { profile: 'driving', platform: 'other' });
    expect(links).toEqual([
      {
        app: 'google',
        href: 'https://www.google.com/maps/dir/?api=1&destination=46.3683%2C14.1146&travelmode=driving',
      },
      { app: 'apple', href: 'https://maps.apple.com/?daddr=46.3683%2C14.1146&dirflg=d' },
      {
        app: 'osm',
        href: 'https://www.openstreetmap.org/directions?engine=fossgis_osrm_car&to=46.3683%2C14.1146',
      },
    ]);
  });

  it('name no means of transport that an app does not know', () => {
    for (const { href } of navigationLinks(BLED, { profile: 'direct', platform: 'other' }))
      expect(href).not.toMatch(/travelmode|dirflg|engine/);
  });

  it.each<[Platform, readonly string[]]>([
    ['android', ['geo:', 'https:', 'https:']],
    ['apple', ['https:', 'https:', 'https:']],
    ['other', ['https:', 'https:', 'https:']],
  ])('use geo: on %s only where it works', (platform, schemes) => {
    for (const profile of ROUTE_PROFILES) {
      const links = navigationLinks(BLED, { profile, platform });
      expect(links.map(({ href }) => new URL(href).protocol)).toEqual(schemes);
    }
  });

  it.each([
    { lat: 0, lng: 0 },
    { lat: 91, lng: 10 },
    { lat: Number.NaN, lng: 10 },
  ])('are missing for %o', (place) => {
    expect(navigationLinks(place, { profile: 'driving', platform: 'other' })).toEqual([]);
  });

  it('write small numbers without an exponent', () => {
    const place = { lat: 0.000_000_4, lng: -0.000_02 };
    const [link] = navigationLinks(place, { profile: 'walking', platform: 'android' });
    expect(link?.href).toBe('geo:0,-0.00002?q=0,-0.00002');
  });
});

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile', 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', 'apple'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0', 'other'],
])('reads the platform of %s', (userAgent, platform) => {
  expect(platformOf(userAgent)).toBe(platform);
});

describe('the button', () => {
  it('shows links that leave the site without telling it where from, and only on demand', async () => {
    render(<Navigate place={BLED} name="Bled" />);
    expect(screen.queryByRole('link')).toBeNull();
    const button = screen.getByRole('button', { name: 'Navigieren nach Bled' });
    await userEvent.click(button);
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect(link.getAttribute('rel')).toBe('noopener noreferrer');
      expect(link.textContent).toContain('(öffnet in einem neuen Tab)');
    }
    expect(screen.getByText(/Du verlässt Fahrtwind/)).toBeDefined();
    await userEvent.click(button);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('hands the place to the app of an Android device without an empty tab', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Linux; Android 15');
    render(<Navigate place={BLED} name="Bled" profile="cycling" />);
    await userEvent.click(screen.getByRole('button'));
    const [own] = screen.getAllByRole('link');
    expect(own?.getAttribute('href')).toBe('geo:46.3683,14.1146?q=46.3683,14.1146');
    expect(own?.hasAttribute('target')).toBe(false);
  });

  it('is missing where there is no place', () => {
    render(<Navigate place={{ lat: 0, lng: 0 }} name="Irgendwo" />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
