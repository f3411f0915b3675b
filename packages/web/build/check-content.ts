import { articlePath, PATHS } from '../../domain/src/paths.ts';
import { indexArticles } from '../src/features/blog/state/article-index.ts';
import { fieldsOf } from '../src/format/fields-of.ts';
import { articleFront, articleLinks } from './article-parts.ts';
import { readPostLinks } from './editorial-posts.ts';
import { readContent, type ContentFile } from './read-content.ts';

/** Pages that show a text of `content/`, so that links to their headings can be checked. */
const TEXT_OF_PAGE: Readonly<Record<string, string>> = {
  [PATHS.about]: '/legal/about',
  [PATHS.affiliates]: '/legal/affiliates',
  [PATHS.disclaimer]: '/legal/disclaimer',
  [PATHS.guidelines]: '/legal/guidelines',
  [PATHS.imprint]: '/legal/imprint',
  [PATHS.privacy]: '/legal/privacy',
  [PATHS.hotel]: '/guides/hotel',
};

/** The beginnings of addresses, which are no pages by themselves. */
const NEEDS_MORE: readonly string[] = [
  PATHS.posts,
  PATHS.roadtrips,
  PATHS.post,
  PATHS.roadtrip,
  PATHS.tip,
  PATHS.question,
];

/** What both languages of an article must say alike. */
const SHARED_FIELDS = ['date', 'updated', 'tags', 'picture', 'routes', 'posts', 'author'];

/** What is wrong with the texts in `content/`, one sentence each. The build and a test stop at the first fault. */
export function contentFaults(): readonly string[] {
  const files = ['blog', 'guides', 'legal'].flatMap(readContent);
  const articles = files.filter(({ file }) => file.startsWith('/blog/'));
  const posts = readPostLinks();
  return [
    ...articles.flatMap((text) => articleFaults(text, posts)),
    ...articles.flatMap((file) => translationFaults(file, articles)),
    ...linkFaults(files),
  ];
}

type Posts = ReturnType<typeof readPostLinks>;

/** Reading an article finds what its front matter lacks. */
function articleFaults(text: ContentFile, posts: Posts): readonly string[] {
  const { file, body } = text;
  const hasFigure = body.some((node) => typeof node !== 'string' && node.tag === 'figure');
  try {
    indexArticles({ [file]: articleFront(text, file) });
    articleLinks(text, file, posts);
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  return hasFigure ? [] : [`${file} has neither a map nor another figure`];
}

function translationFaults(
  { file, front }: ContentFile,
  articles: readonly ContentFile[],
): readonly string[] {
  if (!file.endsWith('.en.md')) return [];
  const german = articles.find((other) => other.file === file.replace('.en.md', '.de.md'));
  if (!german) return [`${file} has no German text`];
  const [one, other] = [fieldsOf(front, file), fieldsOf(german.front, german.file)];
  return SHARED_FIELDS.filter(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  ).map((name) => `${file} and its German text differ in “${name}”`);
}

export function linkFaults(files: readonly ContentFile[]): readonly string[] {
  const pages = knownPages(files);
  return files.flatMap((text) =>
    hrefsIn(text.body).flatMap((href) => {
      const fault = faultOf(href, text, pages);
      return fault === null ? [] : [`${text.file} links to “${href}”: ${fault}`];
    }),
  );
}

/** Paths of pages with the file that they show; empty where that is no text of `content/`. */
function knownPages(files: readonly ContentFile[]): ReadonlyMap<string, string> {
  const articles = files.flatMap(({ file }): [string, string][] => {
    const [, name, subname] = /^\/blog\/([^/.]+)(?:\/([^/.]+))?\.de\.md$/.exec(file) ?? [];
    if (name === undefined) return [];
    return [[articlePath({ name, subname: subname ?? null }), file.replace('.de.md', '')]];
  });
  const posts = [...readPostLinks().values()].map(({ path }): [string, string] => [path, '']);
  const own = Object.values(PATHS)
    .filter((path) => !NEEDS_MORE.includes(path))
    .map((path): [string, string] => [path, TEXT_OF_PAGE[path] ?? '']);
  return new Map([...own, ...posts, ...articles]);
}

function faultOf(
  href: string,
  { file, body }: ContentFile,
  pages: ReturnType<typeof knownPages>,
): string | null {
  if (/^(https:|mailto:)/.test(href)) return null;
  if (!/^[/#]/.test(href)) return 'neither a page of ours nor https';
  const [path = '', heading] = href.split('#');
  const shown =
    path === '' ? file.replace(/\.(de|en)\.md$/, '') : pages.get(path.split('?')[0] ?? '');
  if (shown === undefined) return 'there is no such page';
  if (heading === undefined) return null;
  const language = file.endsWith('.en.md') ? 'en' : 'de';
  const target = path === '' ? body : bodyOf(`${shown}.${language}.md`);
  return target !== null && headingsIn(target).includes(heading)
    ? null
    : 'there is no such heading';
}

function bodyOf(file: string): ContentFile['body'] | null {
  const [folder = ''] = file.split('/').filter(Boolean);
  return readContent(folder).find((text) => text.file === file)?.body ?? null;
}

function headingsIn(body: ContentFile['body']): readonly string[] {
  return body.flatMap((node) =>
    typeof node !== 'string' && (node.tag === 'h2' || node.tag === 'h3') ? [node.id] : [],
  );
}

function hrefsIn(body: ContentFile['body']): readonly string[] {
  return [...JSON.stringify(body).matchAll(/"href":"([^"]+)"/g)].map(([, href = '']) => href);
}
