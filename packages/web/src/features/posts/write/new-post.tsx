import { PATHS, postPath, type PostKind } from '@fahrtwind/domain';
import { useNavigate } from 'react-router';
import { call } from '../../../api/client.ts';
import { makeId } from '../../../parts/make-id.ts';
import { useAction } from '../../../parts/server-state/use-action.ts';
import { Page } from '../../../ui/page.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { useFailureText } from '../../../parts/failures/use-failure-text.ts';
import { bodyOf, emptyFields, isUnwritten, readFields, type PostFields } from './post-fields.ts';
import { PostForm } from './post-form.tsx';
import { SimilarPosts } from './similar-posts.tsx';
import { useWriteTexts } from './texts.ts';

/** Writes a new post, as a state of the forum. For registered people. */
export function NewPost({ kind }: { readonly kind: PostKind }) {
  const texts = useWriteTexts();
  const navigate = useNavigate();
  const { isBusy, failure, attempt } = useAction(
    (fields: PostFields) => call('createPost', { body: { ...bodyOf(fields), id: fields.id } }),
    useFailureText(),
  );
  const draft = useDraft({
    thread: 'new',
    begin: () => emptyFields(makeId(), kind),
    read: readFields,
    isEmpty: isUnwritten,
  });
  const { content } = draft;

  async function publish() {
    const made = await attempt(content);
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
