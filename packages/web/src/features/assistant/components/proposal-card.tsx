import type { AssistantMessage } from '@fahrtwind/contract';
import type { Trip, TripComparison } from '@fahrtwind/domain';
import { useId } from 'react';
import { formatKm, kmOf } from '../../../format/distance.ts';
import { formatDuration } from '../../../format/duration.ts';
import { estimateMark } from '../../../format/estimate.ts';
import { formatCents } from '../../../format/euros.ts';
import { Button } from '../../../ui/button.tsx';
import { useLanguage } from '../../../ui/texts.tsx';
import styles from './assistant.module.css';
import { ChangeList, linesOf, NotFittingList } from './change-list.tsx';
import { useAssistantTexts } from '../texts.ts';
import { usePreview, useShownPreview, type Preview } from '../state/use-proposal.ts';

interface ProposalCardProps {
  readonly trip: Trip;
  readonly message: AssistantMessage;
  readonly mayEdit: boolean;
  /** Whether it is the one that list and map show. */
  readonly isLatest: boolean;
  readonly onAccept: () => void;
  readonly onReject: () => void;
}

/** A proposal: once decided only a line, before that what it changes, with the figures before and after. */
export function ProposalCard(props: ProposalCardProps) {
  const { proposal: texts } = useAssistantTexts();
  const state = props.message.proposal?.state;
  if (state && state !== 'open') return <p className={styles.decided}>{texts.decided[state]}</p>;
  return <OpenProposal {...props} />;
}

function OpenProposal({ trip, message, mayEdit, isLatest, onAccept, onReject }: ProposalCardProps) {
  const { proposal: texts } = useAssistantTexts();
  const id = useId();
  const preview = usePreview(trip, message);
  const { comparison, notFitting } = preview;
  return (
    <section className={styles.proposal} aria-labelledby={id}>
      <h3 id={id}>{texts.title}</h3>
      {isLatest && <ShownPreview trip={trip} preview={preview} />}
      {notFitting.length > 0 && <p className={styles.muted}>{texts.changedSince}</p>}
      {comparison.isSame ? (
        <p>{notFitting.length > 0 ? texts.nothing : texts.same}</p>
      ) : (
        <>
          <Figures comparison={comparison} />
          <ChangeList comparison={comparison} />
        </>
      )}
      <NotFittingList notFitting={notFitting} />
      {mayEdit && (
        <div className={styles.decision}>
          {!comparison.isSame && <Button onClick={onAccept}>{texts.accept}</Button>}
          <Button variant="outlined" onClick={onReject}>
            {texts.reject}
          </Button>
        </div>
      )}
    </section>
  );
}

function ShownPreview({ trip, preview }: { readonly trip: Trip; readonly preview: Preview }) {
  const { proposal: texts } = useAssistantTexts();
  const lines = linesOf(preview.comparison, texts, useLanguage());
  useShownPreview(trip, preview, texts.words(lines.length));
  return null;
}

/** The numbers of the trip, before and after. */
function Figures({ comparison: { before, after } }: { readonly comparison: TripComparison }) {
  const { proposal: texts } = useAssistantTexts();
  const language = useLanguage();
  const km = ({ meters, isEstimate }: typeof before) =>
    estimateMark(isEstimate) + formatKm(kmOf(meters), language);
  const time = ({ seconds, isEstimate }: typeof before) =>
    estimateMark(isEstimate) + formatDuration(seconds / 60);
  const rows = [
    [texts.stops, String(before.stops), String(after.stops)],
    [texts.days, String(before.days), String(after.days)],
    [texts.distance, km(before), km(after)],
    [texts.time, time(before), time(after)],
    [texts.costs, formatCents(before.cents, language), formatCents(after.cents, language)],
  ] as const;
  return (
    <table className={styles.figures} aria-label={texts.figures}>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.hidden}>{texts.figure}</span>
          </th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, was, becomes]) => (
          <tr key={name} data-changed={was !== becomes || undefined}>
            <th scope="row">{name}</th>
            <td>{was}</td>
            <td>{becomes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
