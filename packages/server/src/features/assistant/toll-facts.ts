import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TollFact } from '@fahrtwind/assistant';
import { findCountry, type Language } from '@fahrtwind/domain';
import { projectFolder } from '../../config/project-folder.ts';

/** The article has one row for each country, in the same order in both languages. */
const ARTICLE = 'content/blog/vignetten-und-maut';
/** A toll that does not exist stands as a dash. */
const NOTHING = '–';
/** As people call it, and no register does. */
const CALLED: Readonly<Record<string, string>> = { Großbritannien: 'GB' };

const known = new Map<Language, Promise<readonly TollFact[]>>();

/** What roads cost in each country, from the table of our article on vignettes and tolls: it stands there alone. */
export function findTolls(language: Language): Promise<readonly TollFact[]> {
  const facts = known.get(language) ?? readTolls(language);
  known.set(language, facts);
  return facts;
}

async function readTolls(language: Language): Promise<readonly TollFact[]> {
  const [german, own] = await Promise.all([rowsOf('de'), rowsOf(language)]);
  return german.flatMap(([name = ''], index) => {
    const countryCode = CALLED[name] ?? findCountry(name);
    const [, system = '', price = '', where = ''] = own[index] ?? [];
    return countryCode === null
      ? []
      : [{ countryCode, system, price: said(price), where: said(where) }];
  });
}

function said(cell: string): string {
  return cell === NOTHING ? '' : cell;
}

/** The rows of the first table below its head. */
async function rowsOf(language: Language): Promise<readonly (readonly string[])[]> {
  const text = await readFile(join(projectFolder, `${ARTICLE}.${language}.md`), 'utf8');
  const lines = text.split('\n');
  const head = lines.findIndex((line) => /^\|[\s|-]+\|$/.test(line));
  const end = lines.findIndex((line, index) => index > head && !line.startsWith('|'));
  return lines.slice(head + 1, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
