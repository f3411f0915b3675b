import { PATHS, postPath, type PostKind } from '@fahrtwind/domain';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { makeId } from '../../../parts/make-id.ts';
import { Page } from '../../../ui/page.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { bodyOf, emptyFields, isUnwritten, readFields } from './post-fields.ts';
import { PostForm } from './post-form.tsx';
import { SimilarPosts } from './similar-posts.tsx';
import { useWriteTexts } from './texts.ts';
import { useSending } from './use-sending.ts';

/** Writes a new post, as a state of the forum. For registered people. */
export function NewPost({ kind }: { readonly kind: PostKind }) {
  const texts = useWriteTexts();
  const navigate = useNavigate();
  const { isBusy, failure, send } = useSending();
  const draft = useDraft({
    thread: 'new',
    begin: () => emptyFields(makeId(), kind),
    read: readFields,
    isEmpty: isUnwritten,
  });
  const { content } = draft;

  async function publish() {
    const body = { ...bodyOf(content), id: content.id };
    const made = await send(() => call('createPost', { body }));
    if (!made) return;
    draft.clear();
    const isHeld = made.post.state === 'held';
    showToast({ kind: 'positive', text: isHeld ? texts.held : texts.published });
    await navigate(postPath(made.post));
  }

  return (
    <Page title={texts.newTitle} width="normal">
      <PostForm
        draft={draft}
        isBusy={isBusy}
        failure={failure}
        submitLabel={texts.publish}
        onSubmit={() => void publish()}
        onCancel={() => void navigate(PATHS.forum)}
        similar={<SimilarPosts title={content.title} />}
      />
    </Page>
  );
}
