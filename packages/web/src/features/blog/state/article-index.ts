import type { ArticleAddress } from '@fahrtwind/domain';
import type { Language } from '@fahrtwind/contract';
import { fieldsOf } from '../../../format/fields-of.ts';
import { isSceneName, type SceneName } from '../../../ui/scenes/scene-names.ts';
import { isTag, type Tag } from './tags.ts';

export interface Article {
  readonly file: string;
  readonly language: Language;
  readonly name: string;
  /** Null for a text of its own and for the first part of a series. */
  readonly subname: string | null;
  readonly title: string;
  readonly summary: string;
  /** ISO date of publication. */
  readonly date: string;
  /** ISO date of the last change of its facts; null where it is as it was published. */
  readonly updated: string | null;
  /** Reading time, counted by the build. */
  readonly minutes: number;
  readonly picture: SceneName;
  readonly tags: readonly Tag[];
  /** The country or region that it is about. */
  readonly place: string | null;
}

const articleFile = /\/blog\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?\.(de|en)\.md/;

/** Reads the front matter of all files; malformed front matter fails the build. */
export function indexArticles(fronts: Readonly<Record<string, unknown>>): readonly Article[] {
  return Object.entries(fronts)
    .map(([file, front]) => readArticle(file, front))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.file.localeCompare(b.file));
}

function readArticle(file: string, front: unknown): Article {
  const [, name, subname, language] = articleFile.exec(file) ?? [];
  if (name === undefined || (language !== 'de' && language !== 'en')) {
    throw new Error(`${file} is not named NAME.LANGUAGE.md`);
  }
  const fields = fieldsOf(front, file);
  const { title, summary, minutes, picture, place = null } = fields;
  // The organisation: its name is the operator's.
  if (fields['author'] !== 'redaktion') throw new Error(`${file} lacks its author`);
  if (typeof title !== 'string' || title === '') throw new Error(`${file} lacks its title`);
  if (typeof summary !== 'string' || summary === '') throw new Error(`${file} lacks its summary`);
  if (!isSceneName(picture)) throw new Error(`${file} lacks its picture`);
  if (typeof minutes !== 'number') throw new Error(`${file} has no reading time`);
  if (place !== null && typeof place !== 'string') throw new Error(`${file}: place is no text`);
  const date = dateOf(file, 'date', fields['date']);
  const updated =
    fields['updated'] === undefined ? null : dateOf(file, 'updated', fields['updated']);
  if (updated !== null && updated < date) throw new Error(`${file} was updated before its date`);
  const address = { file, language, name, subname: subname ?? null } as const;
  const tags = readTags(file, fields['tags']);
  return { ...address, title, summary, date, updated, minutes, picture, tags, place };
}

function dateOf(file: string, name: string, value: unknown): string {
  if (typeof value !== 'string' || !/^20\d\d-[01]\d-[0-3]\d$/.test(value))
    throw new Error(`${file} lacks its ${name} as a day such as 2026-11-17`);
  return value;
}

function readTags(file: string, value: unknown): readonly Tag[] {
  const tags = Array.isArray(value) ? value.filter(isTag) : [];
  if (!Array.isArray(value) || tags.length === 0 || tags.length < value.length)
    throw new Error(`${file} has no tags, or one without a name in tags.ts`);
  return tags;
}

/** One language's articles and those that exist in German only, newest first. */
export function listArticles(all: readonly Article[], language: Language): readonly Article[] {
  return all.filter(
    (article) =>
      article.language === language ||
      (article.language === 'de' &&
        !all.some((other) => isSame(other, article) && other.language === language)),
  );
}

function isSame(a: Article, b: Article) {
  return a.name === b.name && a.subname === b.subname;
}

/** Finds an article by its address, ignoring case. */
export function findArticle(
  articles: readonly Article[],
  { name, subname }: ArticleAddress,
): Article | undefined {
  return articles.find(
    (article) =>
      article.name === name.toLowerCase() && article.subname === (subname?.toLowerCase() ?? null),
  );
}

/** The parts of a series in their order, the first one first; empty for an article that stands alone. */
export function seriesOf(articles: readonly Article[], name: string): readonly Article[] {
  const parts = articles
    .filter((article) => article.name === name)
    .toSorted(
      (a, b) =>
        Number(a.subname !== null) - Number(b.subname !== null) || a.date.localeCompare(b.date),
    );
  return parts.length > 1 ? parts : [];
}

/** Articles that share most tags with one, newer ones first among equals; none of its own series. */
export function relatedTo(articles: readonly Article[], article: Article): readonly Article[] {
  const shared = (other: Article) => other.tags.filter((tag) => article.tags.includes(tag)).length;
  return articles
    .filter(({ name }) => name !== article.name)
    .toSorted((a, b) => shared(b) - shared(a) || b.date.localeCompare(a.date));
}

/** The day of the newest text. */
export function changedOn({ date, updated }: Pick<Article, 'date' | 'updated'>): string {
  return updated ?? date;
}
