import { forumPath, PATHS } from '@fahrtwind/domain';
import type { Language } from '@fahrtwind/contract';
import { Link, useParams } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { CampScene } from '../../ui/scenes/camp-scene.tsx';
import { LostScene } from '../../ui/scenes/lost-scene.tsx';
import { categorySlugs, findCategory } from './categories.ts';
import type { CategorySlug } from './categories.ts';
import { CategoryIcon } from './category-icon.tsx';
import styles from './forum-page.module.css';
import { de } from './texts.de.ts';
import { en } from './texts.en.ts';
import { useCommunityTexts } from './texts.ts';

/** Head data of the forum or one category; null for an unknown category. */
export function pageHead(
  { category: address }: Readonly<Record<string, string | undefined>>,
  language: Language,
) {
  const { forum, category } = language === 'en' ? en : de;
  if (address === undefined) return { title: forum.title, description: forum.intro };
  const slug = findCategory(address);
  return slug ? { title: category[slug].name, description: category[slug].text } : null;
}

export function ForumPage() {
  const address = useParams().category;
  if (address === undefined) return <ForumOverview />;
  const slug = findCategory(address);
  return slug ? <ForumCategory slug={slug} /> : <UnknownCategory />;
}

function ForumOverview() {
  const { forum, category } = useCommunityTexts();
  return (
    <Page title={forum.title} intro={forum.intro}>
      <section className={styles.section}>
        <h2>{forum.categories}</h2>
        <ul className={styles.categories}>
          {categorySlugs.map((slug) => (
            <li key={slug}>
              <Link to={forumPath(slug)} className={styles.category}>
                <CategoryIcon slug={slug} />
                <span className={styles.name}>{category[slug].name}</span>
                <span className={styles.text}>{category[slug].text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>{forum.latest}</h2>
        <EmptyState
          scene={<CampScene />}
          title={forum.emptyTitle}
          text={forum.emptyText}
          action={
            <ButtonLink to={PATHS.guidelines} variant="outlined">
              {forum.emptyAction}
            </ButtonLink>
          }
        />
      </section>
    </Page>
  );
}

function ForumCategory({ slug }: { readonly slug: CategorySlug }) {
  const { forum, category } = useCommunityTexts();
  return (
    <Page title={category[slug].name} intro={category[slug].text}>
      <EmptyState
        scene={<CampScene />}
        title={forum.categoryEmptyTitle}
        text={forum.categoryEmptyText}
        action={
          <ButtonLink to={PATHS.forum} variant="outlined">
            {forum.back}
          </ButtonLink>
        }
      />
    </Page>
  );
}

function UnknownCategory() {
  const { forum } = useCommunityTexts();
  return (
    <Page title={forum.title}>
      <EmptyState
        scene={<LostScene />}
        title={forum.unknownTitle}
        text={forum.unknownText}
        action={
          <ButtonLink to={PATHS.forum} variant="accent">
            {forum.unknownAction}
          </ButtonLink>
        }
      />
    </Page>
  );
}
