import {
  MorePosts,
  PostRows,
  PostRowsSkeleton,
  PostsFailed,
} from '../../../parts/posts/post-rows.tsx';
import { usePostTexts } from '../../../parts/posts/texts.ts';
import { usePostList } from '../../../parts/posts/use-post-list.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { forumAddress, forumPostQuery, type ForumAddress } from './forum-address.ts';
import { ForumEmpty } from './forum-empty.tsx';
import styles from './forum.module.css';
import { useForumTexts } from './texts.ts';
import { postsPath } from '@fahrtwind/domain';
import { Link } from 'react-router';
import { endpoint } from '../../../parts/server-state/endpoint.ts';
import { useQuery } from '../../../parts/server-state/use-query.ts';

/** The countries that posts are about lead to all posts about them. */
function Countries() {
  const texts = useForumTexts();
  const { loaded } = useQuery(endpoint('listPostCountries'));
  // The posts below are what the page is about.
  const countries = loaded.status === 'ready' ? loaded.reply.countries : [];
  if (countries.length === 0) return null;
  return (
    <nav aria-label={texts.countries}>
      <ul className={styles.countries}>
        {countries.map(({ country, count, hasMore }) => (
          <li key={country}>
            <Link to={postsPath(country)}>{country}</Link>{' '}
            <span className={styles.countOf}>{texts.countOf(count, hasMore)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ForumPostsProps {
  readonly address: ForumAddress;
  readonly after: string | null;
}

/** The posts of one address, all its life: another address is another component. */
export function ForumPosts({ address, after }: ForumPostsProps) {
  const texts = useForumTexts();
  const postTexts = usePostTexts();
  const list = usePostList(forumPostQuery(address), after);
  const { state } = list;
  if (state.status === 'loading') return <PostRowsSkeleton />;
  if (state.status === 'failed') return <PostsFailed onRetry={list.reload} />;
  const { posts, count, hasMore } = state;
  if (posts.length === 0 && state.next === null && after === null)
    return <ForumEmpty address={address} />;
  const counted = postTexts.count(count, hasMore);
  return (
    <>
      <div className={styles.counts}>
        <output>{address.q === '' ? counted : texts.found(counted, address.q)}</output>
        {address.q !== '' && (
          <TextLink to={forumAddress({ ...address, q: '', sort: null })}>
            {texts.clearSearch}
          </TextLink>
        )}
        {after !== null && (
          <span>
            {postTexts.fromStartText}{' '}
            <TextLink to={forumAddress(address)}>{postTexts.fromStart}</TextLink>
          </span>
        )}
      </div>
      {address.category === 'laender' && <Countries />}
      <PostRows posts={posts} />
      <MorePosts list={list} addressAfter={(next) => forumAddress(address, next)} />
    </>
  );
}
