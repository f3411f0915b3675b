// @vitest-environment happy-dom
import { LANGUAGES, type Language } from '@fahrtwind/domain';
import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { LanguageProvider } from '../../ui/texts.tsx';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';
import { useFailureSentence, useFailureText } from './use-failure-text.ts';

function inLanguage<Found>(language: Language, hook: () => Found): Found {
  return renderHook(hook, {
    wrapper: ({ children }) => <LanguageProvider language={language}>{children}</LanguageProvider>,
  }).result.current;
}

/** All sentences of a language as they are shown, by place and code. */
function sentencesOf(language: Language): ReadonlyMap<string, string> {
  const { places, codes } = language === 'en' ? en : de;
  const sentenceOf = inLanguage(language, () => useFailureSentence());
  const shown = Object.keys(codes).flatMap((code) => [
    [code, sentenceOf(code)] as const,
    [`${code} of a field`, sentenceOf(code, 'name')] as const,
  ]);
  const placed = Object.entries(places).flatMap(([place, own]) =>
    Object.entries(own).map(([code, sentence]) => [`${place} ${code}`, sentence] as const),
  );
  return new Map([...shown, ...placed]);
}

/** Nearly every German sentence has one of these. */
const GERMAN = /[äöüß„]|\b(das|der|ist|nicht|bitte|du|es|ein|eine|hat)\b/i;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a failure', () => {
  it('has a sentence in each language, and no German one in English', () => {
    const german = sentencesOf('de');
    for (const [name, sentence] of sentencesOf('en')) {
      expect(german.get(name), name).toMatch(/[.?]$/);
      expect(sentence, name).toMatch(/[.?]$/);
      expect(sentence, name).not.toBe(german.get(name));
      expect(sentence, name).not.toMatch(GERMAN);
    }
  });

  it('has another sentence where the place asks for it', () => {
    const general = inLanguage('en', () => useFailureSentence());
    const placed = inLanguage('en', () => useFailureSentence('password'));
    expect(general('wrong-password')).toMatch(/^E-mail address and password/);
    expect(placed('wrong-password')).toBe('This is not your current password.');
    expect(placed('conflict')).toBe(general('conflict'));
  });

  it('names the field that the server has refused', () => {
    const cause = new ApiError({ code: 'invalid-argument', status: 400, field: 'city' });
    expect(inLanguage('de', () => useFailureText())(cause)).toContain('„city“');
    expect(inLanguage('en', () => useFailureText())(cause)).toContain('“city”');
  });

  it.each(['brand-new', 'constructor'])('of an unknown code (%s) says the code', (code) => {
    expect(inLanguage('de', () => useFailureSentence())(code)).toContain(`(Code: ${code}).`);
    expect(inLanguage('en', () => useFailureSentence())(code)).toContain(`(code: ${code}).`);
  });

  it('of our own making is logged, and told without details', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const said = inLanguage('en', () => useFailureText())(new TypeError('x is undefined'));
    expect(said).toBe(en.codes['internal-error']);
    expect(log).toHaveBeenCalledOnce();
  });
});

it.each(LANGUAGES)(
  'a call without a network is told in the language of the page (%s)',
  async (language) => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const cause: unknown = await call('getStart').catch((error: unknown) => error);
    const told = { de: de.codes, en: en.codes }[language]['network-request-failed'];
    expect(inLanguage(language, () => useFailureText())(cause)).toBe(told);
  },
);

it('an answer of the API never brings its German text to an English page', async () => {
  const reply = { code: 'too-busy', message: 'Gerade ist zu viel zu tun.' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(reply, { status: 503 })));
  const cause: unknown = await call('getStart').catch((error: unknown) => error);
  expect(String(cause)).not.toContain('Gerade');
  expect(inLanguage('en', () => useFailureText())(cause)).toBe(en.codes['too-busy']);
});
