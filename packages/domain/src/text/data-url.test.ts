import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBase64Text, isBase64UrlText, readDataUrl } from './data-url.ts';

describe('a data URL', () => {
  it.each([
    [
      'data:image/png;base64,iVBORw==',
      { mediaType: 'image/png', isBase64: true, data: 'iVBORw==' },
    ],
    ['data:text/plain,Hallo', { mediaType: 'text/plain', isBase64: false, data: 'Hallo' }],
    [
      'data:,Hallo, Welt',
      { mediaType: 'text/plain;charset=US-ASCII', isBase64: false, data: 'Hallo, Welt' },
    ],
    ['data:;base64,', { mediaType: 'text/plain;charset=US-ASCII', isBase64: true, data: '' }],
    [
      'data:text/plain;charset=utf-8,%C3%A4',
      { mediaType: 'text/plain;charset=utf-8', isBase64: false, data: '%C3%A4' },
    ],
    [
      'data:image/svg+xml;charset=utf-8;base64,PHN2',
      { mediaType: 'image/svg+xml;charset=utf-8', isBase64: true, data: 'PHN2' },
    ],
  ])('%s is read', (text, value) => {
    expect(readDataUrl(text)).toEqual({ ok: true, value });
  });

  it.each([
    '',
    'data:',
    'data:image/png;base64',
    'image/png;base64,iVBORw==',
    'data:image;base64,iVBORw==',
    'data:image/png;base64,iVB-Rw==',
    'data:image/png;base64,iVBOR',
    'https://example.org/,',
    ' data:,x',
  ])('%j is refused', (text) => {
    expect(readDataUrl(text)).toEqual({ ok: false, error: 'invalid-format' });
  });
});

describe('base64 and base64url', () => {
  it.each([
    ['', true, true],
    ['TWFu', true, true],
    ['TWE=', true, true],
    ['TWE', true, true],
    ['+/+/', true, false],
    ['-_-_', false, true],
    ['TW-=', false, true],
    ['TW/=', true, false],
    ['T', false, false],
    ['TW=u', false, false],
    ['TWFu=', false, false],
    ['TW Fu', false, false],
    ['TWFu\n', false, false],
  ])('%j is base64: %s, base64url: %s', (text, base64, base64Url) => {
    expect(isBase64Text(text)).toBe(base64);
    expect(isBase64UrlText(text)).toBe(base64Url);
  });

  it('are read in the size of a large picture', () => {
    const megabytes = 'TWFu'.repeat(5 * 1024 * 1024);
    expect(isBase64Text(megabytes)).toBe(true);
    expect(isBase64UrlText(megabytes)).toBe(true);
    expect(readDataUrl(`data:image/png;base64,${megabytes}`).ok).toBe(true);
    expect(isBase64Text(`${megabytes}-`)).toBe(false);
  });

  it('tell each other apart by these characters alone', () => {
    fc.assert(
      fc.property(fc.base64String(), (base64) => {
        const base64Url = base64.replaceAll('+', '-').replaceAll('/', '_');
        expect(isBase64Text(base64)).toBe(true);
        expect(isBase64UrlText(base64Url)).toBe(true);
        expect(isBase64Text(base64Url)).toBe(!/[-_]/.test(base64Url));
        expect(isBase64UrlText(base64)).toBe(!/[+/]/.test(base64));
      }),
    );
  });
});
