import type { ArticleAddress } from '@fahrtwind/domain';
import type { Language } from '@fahrtwind/contract';
import { fieldsOf } from '../fields-of.ts';
import { isSceneName, type SceneName } from '../scene-names.ts';

export interface Article {
  readonly file: string;
  readonly language: Language;
  readonly name: string;
  readonly subname: string | null;
  readonly title: string;
  readonly description: string;
  /** ISO date of publication. */
  readonly date: string;
  readonly minutes: number;
  readonly scene: SceneName;
}

const articleFile = /\/blog\/([a-z0-9-]+)(?:\/([a-z0-9-]+))?\.(de|en)\.md/;

/** Reads the front matter of all files; malformed front matter fails the tests. */
export function indexArticles(fronts: Readonly<Record<string, unknown>>): readonly Article[] {
  return Object.entries(fronts)
    .map(([file, front]) => readArticle(file, front))
    .toSorted((a, b) => b.date.localeCompare(a.date));
}

function readArticle(file: string, front: unknown): Article {
  const [, name, subname, language] = articleFile.exec(file) ?? [];
  if (name === undefined || (language !== 'de' && language !== 'en')) {
    throw new Error(`${file} is not named NAME.LANGUAGE.md`);
  }
  const { title, description, date, minutes, scene } = fieldsOf(front, file);
  if (
    typeof title !== 'string' ||
    typeof description !== 'string' ||
    typeof date !== 'string' ||
    typeof minutes !== 'number' ||
    !isSceneName(scene)
  ) {
    throw new Error(`${file} needs title, description, date, minutes and scene`);
  }
  return {
    file,
    language,
    name,
    subname: subname ?? null,
    title,
    description,
    date,
    minutes,
    scene,
  };
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
