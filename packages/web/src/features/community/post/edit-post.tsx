import type { Post } from '@fahrtwind/contract';
import { call } from '../../../api/client.ts';
import { showToast } from '../../../ui/toast.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { bodyOf, fieldsOf, readFields } from '../write/post-fields.ts';
import { PostForm } from '../write/post-form.tsx';
import { useSending } from '../write/use-sending.ts';
import styles from './post.module.css';
import { usePostPageTexts } from './texts.ts';

interface EditPostProps {
  readonly post: Post;
  readonly onSaved: (post: Post) => void;
  readonly onCancel: () => void;
}

/** The post as fields, in its place. */
export function EditPost({ post, onSaved, onCancel }: EditPostProps) {
  const texts = usePostPageTexts();
  const { isBusy, failure, send } = useSending();
  const draft = useDraft({
    // What was written for another version would undo what is there now.
    thread: `edit ${post.id} ${post.version}`,
    begin: () => fieldsOf(post),
    read: readFields,
    isEmpty: () => false,
  });

  async function save() {
    const body = { ...bodyOf(draft.content), version: post.version };
    const saved = await send(() => call('changePost', { params: { id: post.id }, body }));
    if (!saved) return;
    draft.clear();
    showToast({ kind: 'positive', text: texts.changed });
    onSaved(saved.post);
  }

  return (
    <section className={styles.editing} aria-label={texts.editing}>
      <h1 tabIndex={-1}>{texts.editing}</h1>
      <PostForm
        draft={draft}
        isBusy={isBusy}
        failure={failure}
        submitLabel={texts.saveChanges}
        onSubmit={() => void save()}
        onCancel={() => {
          draft.clear();
          onCancel();
        }}
      />
    </section>
  );
}
