import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useCommandTexts } from '../commands/texts.ts';
import { plannerView } from '../../../parts/trip-edit/planner-view.ts';

/** Opens the conversation about the trip: in the bar, on phones beside the title, because the bar is full there. */
export function AssistantButton({ className }: { readonly className?: string | undefined }) {
  const texts = useCommandTexts();
  return (
    <Button
      variant="quiet"
      className={className}
      aria-label={texts.assistant}
      title={`${texts.assistant} (${texts.assistantKeys})`}
      onClick={() => plannerView.open({ kind: 'assistant' })}
    >
      <Icon name="chat" />
      <span>{texts.assistantShort}</span>
    </Button>
  );
}
