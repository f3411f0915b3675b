/** How lists write where their next page begins: a valid value for every part. */
const SHAPES = [
  { parts: ['1784282400000000', 'a'], separator: '~' },
  { parts: ['7', '1784282400000000', 'a'], separator: '~' },
  { parts: ['1784282400000000', 'post', 'a'], separator: '~' },
  { parts: ['exact', '9', '9', '1', '7', '5'], separator: '~' },
  { parts: ['1784282400000', 'a'], separator: '.' },
  { parts: ['2026-07-12 10:00:00.123456+00', 'a'], separator: ' ' },
];

/** Parts that look right and are none, as a rule by one digit. */
const BROKEN = [
  '',
  '-1',
  '1.5',
  '1e9',
  '9'.repeat(9),
  '2147483648',
  '253402300800000',
  '9'.repeat(15),
  '9'.repeat(16),
  '9223372036854775808',
  '2026-02-30 10:00:00+00',
  '0000-01-01 00:00:00+00',
  '2026-07-12 10:00:00+99',
  'Infinity',
  '\0',
  'x'.repeat(100),
];

/** Places in lists, whole and with one part broken; base64url is what a list may wrap them in. */
export const CURSORS: readonly string[] = SHAPES.flatMap(({ parts, separator }) => {
  const broken = parts.flatMap((_, at) => BROKEN.map((text) => parts.with(at, text)));
  const texts = [parts, ...broken].map((all) => all.join(separator));
  return separator === ' ' ? texts.map((text) => Buffer.from(text).toString('base64url')) : texts;
});
