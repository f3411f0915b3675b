import { fieldsOf } from '../../../format/fields-of.ts';

export type LegalName =
  | 'about'
  | 'affiliates'
  | 'disclaimer'
  | 'guidelines'
  | 'imprint'
  | 'privacy';

const fronts = import.meta.glob('../../../../../../content/legal/*.de.md', {
  query: '?front',
  import: 'front',
  eager: true,
});

/** The day to which each legal text speaks. */
export const legalDates: Readonly<Record<LegalName, string>> = {
  about: dateOf('about'),
  affiliates: dateOf('affiliates'),
  disclaimer: dateOf('disclaimer'),
  guidelines: dateOf('guidelines'),
  imprint: dateOf('imprint'),
  privacy: dateOf('privacy'),
};

function dateOf(name: LegalName): string {
  const found = Object.entries(fronts).find(([file]) => file.endsWith(`/${name}.de.md`));
  const { updated } = fieldsOf(found?.[1], `The front matter of the text ${name}`);
  if (typeof updated !== 'string') throw new Error(`The text ${name} lacks the day of its change`);
  return updated;
}
