import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plainOf } from './shop-texts.ts';

const ORIGIN = 'https://reise.example';
const legal = (name: string) =>
  readFileSync(new URL(`../../../../../../content/legal/${name}.md`, import.meta.url), 'utf8');

it('writes the texts of a contract without signs of Markdown', () => {
  const plain = plainOf(legal('revocation.de'), ORIGIN);
  expect(plain).toContain('MUSTER-WIDERRUFSFORMULAR\n');
  expect(plain).toContain('Hiermit widerrufe(n) ich/wir (*)');
  expect(plain).toContain('Vertrag widerrufen (https://reise.example/merch?widerruf)');
  for (const text of [plain, plainOf(legal('terms.de'), ORIGIN)])
    expect(text).not.toMatch(/\{#|\\\*|\*\*|^#/m);
});

it('are filled in by the operator’s data alone', () => {
  for (const name of ['terms.de', 'terms.en', 'revocation.de', 'revocation.en', 'guarantee.de'])
    expect(legal(name).match(/\{\{\w+\}\}/g) ?? []).toSatisfy((found: readonly string[]) =>
      found.every((one) => ['{{address}}', '{{contact}}', '{{name}}', '{{email}}'].includes(one)),
    );
});
