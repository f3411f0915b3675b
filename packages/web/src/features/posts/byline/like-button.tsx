import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { usePostTexts } from '../../../parts/posts/texts.ts';
import styles from './byline.module.css';

interface LikeButtonProps {
  readonly likeCount: number;
  readonly isLiked: boolean;
  readonly label: string;
  readonly variant?: 'quiet' | 'outlined';
  readonly onLike: (isLiked: boolean) => void;
}

export function LikeButton(props: LikeButtonProps) {
  const { likeCount, isLiked, label, variant = 'quiet', onLike } = props;
  const texts = usePostTexts();
  const language = useLanguage();
  return (
    <Button
      variant={variant}
      className={styles.like}
      aria-pressed={isLiked}
      title={label}
      onClick={() => onLike(!isLiked)}
    >
      <Icon name="heart" />
      <VisuallyHidden>{likeCount > 0 ? `${label}. ` : label}</VisuallyHidden>
      {likeCount > 0 && (
        <>
          <span className={styles.count} aria-hidden="true">
            {likeCount.toLocaleString(language)}
          </span>
          <VisuallyHidden>{texts.likes(likeCount)}</VisuallyHidden>
        </>
      )}
    </Button>
  );
}
