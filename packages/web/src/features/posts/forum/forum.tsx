import { PATHS, POST_KINDS, type PostCategory } from '@fahrtwind/domain';
import { useLocation } from 'react-router';
import { KIND_ICONS } from '../../../parts/posts/post-icons.ts';
import { useSession } from '../../../store/session/use-session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Categories } from './categories.tsx';
import {
  writingAddress,
  type ForumAddress,
  forumAddress,
  type ForumView,
} from './forum-address.ts';
import { ForumPosts } from './forum-posts.tsx';
import { ForumSearch } from './forum-search.tsx';
import { ForumTabs } from './forum-tabs.tsx';
import styles from './forum.module.css';
import { JoinButtons } from './join-buttons.tsx';
import { useForumTexts } from './texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Scene } from '../../../ui/scenes/scene.tsx';

/** What people without an account see instead of a view that needs one. */
function ViewFirst({ view }: { readonly view: ForumView }) {
  const { viewFirst } = useForumTexts();
  return (
    <EmptyState
      scene={<Scene name="camp" />}
      title={view === 'feed' ? viewFirst.feedTitle : viewFirst.savedTitle}
      text={viewFirst.text}
      action={
        <>
          <JoinButtons target={forumAddress({ view })} />
          <ButtonLink to={PATHS.forum} variant="quiet">
            {viewFirst.all}
          </ButtonLink>
        </>
      }
    />
  );
}

interface ForumProps {
  readonly address: ForumAddress;
  /** Where the list begins; null for its start. */
  readonly after: string | null;
}

/** The forum or one of its categories: what there is to read first, everything else around it. */
export function Forum({ address, after }: ForumProps) {
  const texts = useForumTexts();
  const { key } = useLocation();
  const isMember = useSession().state === 'registered';
  const { category, view } = address;
  const { name, text } = category
    ? texts.category[category]
    : { name: texts.title, text: texts.intro };
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{name}</h1>
          <p className={styles.intro}>{text}</p>
        </div>
        <ButtonLink to={writingAddress('frage')} variant="accent" className={styles.write}>
          <Icon name="edit" />
          {texts.write}
        </ButtonLink>
      </header>
      <Categories chosen={category} />
      <div className={styles.bar}>
        <ForumTabs address={address} />
        <ForumSearch address={address} />
      </div>
      <div className={styles.columns}>
        <div className={styles.list}>
          {view && !isMember ? (
            <ViewFirst view={view} />
          ) : (
            <ForumPosts key={key} address={address} after={after} />
          )}
        </div>
        <Aside isMember={isMember} category={category} />
      </div>
    </div>
  );
}

interface AsideProps {
  readonly isMember: boolean;
  readonly category: PostCategory | null;
}

/** What can be done here, and what is around the forum. */
function Aside({ isMember, category }: AsideProps) {
  const texts = useForumTexts();
  const { pathname, search } = useLocation();
  return (
    <aside className={styles.aside}>
      <section>
        <h2>{isMember ? texts.writingTitle : texts.join.title}</h2>
        {isMember ? (
          <ul className={styles.links}>
            {POST_KINDS.map((kind) => (
              <li key={kind}>
                <TextLink to={writingAddress(kind)} className={styles.iconLink}>
                  <Icon name={KIND_ICONS[kind]} />
                  {texts.writeKind[kind]}
                </TextLink>
              </li>
            ))}
          </ul>
        ) : (
          <>
            <p>{texts.join.text}</p>
            <JoinButtons target={pathname + search} />
          </>
        )}
      </section>
      <section>
        <h2>{texts.more}</h2>
        <ul className={styles.links}>
          <li>
            <TextLink to={PATHS.publicTrip}>{texts.trips}</TextLink>
          </li>
          <li>
            <TextLink to={PATHS.guidelines}>{texts.guidelines}</TextLink>
          </li>
          <li>
            <TextLink to={feedPath(category)} reloadDocument>
              {texts.newsFeed}
            </TextLink>
          </li>
        </ul>
      </section>
    </aside>
  );
}

/** For feed readers. */
function feedPath(category: PostCategory | null): string {
  return category ? `/api/posts.rss?category=${category}` : '/api/posts.rss';
}
