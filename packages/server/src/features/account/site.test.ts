import { describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { languageUrls, previewOrigin, siteOfHost } from './site.ts';

const secret = 'x'.repeat(32);
const local = { ...readConfig({}), secret };
const hosted = { ...readConfig({ PUBLIC_URL: 'https://www.fahrtwind.example' }), secret };

describe('the address that previews name', () => {
  it.each([
    ['localhost:3000', 'http://localhost:3000'],
    ['192.168.1.9:3000', 'http://192.168.1.9:3000'],
    ['10.0.0.4', 'http://10.0.0.4'],
    ['nas:3000', 'http://nas:3000'],
    ['Reisen.local', 'http://reisen.local'],
    ['trips.home.arpa', 'http://trips.home.arpa'],
    ['evil.example', null],
    ['8.8.8.8', null],
    ['192.168.1.9.evil.example', null],
    ['192.168.1.9@evil.example', null],
    ['nas/evil.example', null],
    ['134744072', null],
    ['0x8080808', null],
    ['', null],
  ])('without a public address, asked under %j: %s', (host, origin) => {
    expect(previewOrigin(local, host)).toBe(origin);
  });

  it('is the main site where it is known, whatever was asked for', () => {
    expect(previewOrigin(hosted, 'nas:3000')).toBe('https://www.fahrtwind.example');
  });
});

describe('the site that a request came to', () => {
  it.each([
    ['localhost:3000', 'http://localhost:3000', 'de'],
    ['127.0.0.1:4000', 'http://127.0.0.1:4000', 'de'],
    ['en.localhost:3000', 'http://en.localhost:3000', 'en'],
    ['evil.example', 'http://localhost:3000', 'de'],
    ['', 'http://localhost:3000', 'de'],
    ['localhost:3000@evil.example', 'http://localhost:3000', 'de'],
  ])('on a local run, host %j: %s in %s [SC-9]', (host, origin, language) => {
    expect(siteOfHost(local, host)).toEqual({ origin, language });
  });

  it.each([
    ['www.fahrtwind.example', 'https://www.fahrtwind.example', 'de'],
    ['EN.fahrtwind.example', 'https://en.fahrtwind.example', 'en'],
    ['forum.fahrtwind.example', 'https://forum.fahrtwind.example', 'de'],
    ['evil.example', 'https://www.fahrtwind.example', 'de'],
    ['localhost:3000', 'https://www.fahrtwind.example', 'de'],
  ])('with a public address, host %j: %s in %s [SC-9]', (host, origin, language) => {
    expect(siteOfHost(hosted, host)).toEqual({ origin, language });
  });

  it('has its other language next door', () => {
    const here = { de: 'http://localhost:4000', en: 'http://en.localhost:4000' };
    expect(languageUrls(local, 'localhost:4000')).toEqual(here);
    expect(languageUrls(local, 'en.localhost:4000')).toEqual(here);
    expect(languageUrls(local, '127.0.0.1:4000')).toEqual(here);
    expect(languageUrls(hosted, 'www.fahrtwind.example')).toEqual({
      de: 'https://www.fahrtwind.example',
      en: 'https://en.fahrtwind.example',
    });
  });
});
