import { expect, it } from 'vitest';
import { formatWay } from './way.ts';

it('writes distance and time, and no time where there is none', () => {
  expect(formatWay({ meters: 74_400, seconds: 5100 }, 'de', '~')).toBe('~74\u00A0km, ~1:25\u00A0h');
  expect(formatWay({ meters: 74_400, seconds: 5100 }, 'de')).toBe('74\u00A0km, 1:25\u00A0h');
  expect(formatWay({ meters: 1_240_000, seconds: 0 }, 'de')).toBe('1.240\u00A0km');
  expect(formatWay({ meters: 200, seconds: 20 }, 'en')).toBe('0.2\u00A0km');
  expect(formatWay({ meters: 30, seconds: 5 }, 'de')).toBe('');
});
