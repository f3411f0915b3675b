import { lazy, Suspense } from 'react';
import fields from '../../../ui/field.module.css';
import { Skeleton } from '../../../ui/skeleton.tsx';
import styles from './editor.module.css';
import type { PostEditorProps } from './post-editor.tsx';

const Loaded = lazy(async () => {
  const { PostEditor } = await import('./post-editor.tsx');
  return { default: PostEditor };
});

/** The editor is larger than the page around it, and only who writes needs it. */
export function LazyEditor(props: PostEditorProps) {
  return (
    <Suspense
      fallback={
        <div className={fields.field} aria-busy="true">
          <span className={fields.label}>{props.label}</span>
          <Skeleton className={styles.comes} />
        </div>
      }
    >
      <Loaded {...props} />
    </Suspense>
  );
}
