import type { Trip } from '@fahrtwind/domain';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useFailureSentence } from '../../../parts/failures/use-failure-text.ts';
import { useReadTrips, useTrips } from '../../../store/trips/view/use-trips.ts';
import { Button } from '../../../ui/button.tsx';
import { useConfirm } from '../../../ui/confirm.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { showToast } from '../../../ui/toast.ts';
import { useToastsBeside } from '../../../ui/use-toasts-beside.ts';
import { useIsOnline } from '../../../ui/use-is-online.ts';
import { PanelShell } from '../../../parts/trip-fields/panel-shell.tsx';
import { useMayEdit } from '../../../parts/trip-edit/use-may-edit.ts';
import styles from './assistant.module.css';
import { Composer, hasFinePointer } from './composer.tsx';
import {
  createConversation,
  type Conversation,
  type ConversationState,
} from '../state/conversation.ts';
import { assistantDrafts } from '../state/drafts.ts';
import { Introduction } from './introduction.tsx';
import { ModelAccess } from './model-access.tsx';
import { MessageList } from './message-list.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { useAssistantTexts } from '../texts.ts';
import { untilSaved } from '../state/until-saved.ts';
import { useDecisions } from '../state/use-decisions.ts';

interface AssistantPanelProps {
  readonly onClose: () => void;
}

/** A conversation about the open trip. It changes the trip only by proposals that the person accepts. */
export function AssistantPanel({ onClose }: AssistantPanelProps) {
  const trip = useTrips(({ current }) => current);
  return trip && <OpenPanel key={trip.id} trip={trip} onClose={onClose} />;
}

function OpenPanel({ trip, onClose }: AssistantPanelProps & { readonly trip: Trip }) {
  const texts = useAssistantTexts();
  const mayEdit = useMayEdit();
  const readTrips = useReadTrips();
  const [conversation] = useState(() =>
    createConversation(trip.id, () => untilSaved(() => readTrips().save)),
  );
  const state = useSyncExternalStore(conversation.subscribe, conversation.get);
  const { status, messages, running, answerer } = state;
  const decisions = useDecisions(conversation.settle);
  useAnswers(conversation, decisions.follow);
  const isSaving = useTrips(({ save }) => save === 'saving');
  useEffect(() => {
    // The server does not know a new trip until it is saved.
    if (!isSaving && conversation.get().status === 'failed') void conversation.load();
  }, [conversation, isSaving]);
  const [text, setText] = useState(() => assistantDrafts.of(trip.id));
  const isOnline = useIsOnline();
  const latest = messages.findLast(({ proposal }) => proposal?.state === 'open');
  const hint = useHint(state);
  const field = useRef<HTMLTextAreaElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useToastsBeside(panel);

  function write(next: string) {
    setText(next);
    assistantDrafts.keep(trip.id, next);
  }

  async function ask(question: string) {
    if (!isOnline || running) return;
    if (question === text.trim()) write('');
    if (!(await conversation.ask(question))) write(question);
  }

  function edit(said: string) {
    write(said);
    field.current?.focus();
  }

  /** The button goes with its proposal: who uses keys goes on in the field. */
  function decide(act: () => void) {
    act();
    if (hasFinePointer()) field.current?.focus({ preventScroll: true });
  }

  async function allowEntries(mayReadEntries: boolean) {
    if (!(await conversation.allowEntries(mayReadEntries)))
      showToast({ kind: 'negative', text: texts.notChanged });
  }

  const composer = (
    <Composer
      field={field}
      text={text}
      said={messages.flatMap(({ author, text: said }) => (author === 'person' ? [said] : []))}
      isRunning={running !== null}
      isBlocked={!isOnline || state.turns?.left === 0}
      hint={hint}
      onText={write}
      onSend={() => void ask(text.trim())}
      onStop={conversation.stop}
    />
  );

  return (
    <PanelShell title={texts.title} footer={composer} onClose={onClose}>
      <div ref={panel} className={styles.conversation}>
        {(status === 'loading' || (status === 'failed' && isSaving)) && <Skeleton shape="block" />}
        {status === 'failed' && isOnline && !isSaving && (
          <LoadingFailed onRetry={() => void conversation.load()} />
        )}
        {answerer && messages.length === 0 && !running && (
          <Introduction
            answerer={answerer}
            mayPropose={state.mayPropose}
            choices={state.ideas}
            onAsk={(idea) => void ask(idea)}
            onAllowEntries={(may) => void allowEntries(may)}
          />
        )}
        <MessageList
          messages={messages}
          running={running}
          notes={decisions.notes}
          missedId={state.missedId}
          onAsk={(said) => void ask(said)}
          onEdit={edit}
          renderProposal={(message) => (
            <ProposalCard
              trip={trip}
              message={message}
              mayEdit={mayEdit}
              isLatest={message === latest}
              onAccept={() => decide(() => decisions.accept(message))}
              onReject={() => decide(() => decisions.reject(message))}
            />
          )}
        />
        <Problems problem={state.problem} isCutOff={state.isCutOff} isOnline={isOnline} />
        {messages.length > 0 && !running && (
          <>
            {answerer && (
              <ModelAccess answerer={answerer} onAllowEntries={(may) => void allowEntries(may)} />
            )}
            <Forget conversation={conversation} />
          </>
        )}
        <End conversation={conversation} />
      </div>
    </PanelShell>
  );
}

/** Loads the conversation, does what answers ask for, and stops with the panel. */
function useAnswers(
  conversation: Conversation,
  follow: ReturnType<typeof useDecisions>['follow'],
): void {
  const onAnswer = useEffectEvent(follow);
  useEffect(() => {
    void conversation.load();
    const end = conversation.answers.subscribe(({ answer, before }) => onAnswer(answer, before));
    return () => {
      end();
      conversation.leave();
    };
  }, [conversation]);
}

/** Keeps the newest line in view. */
function End({ conversation }: { readonly conversation: Conversation }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      conversation.subscribe(() => {
        const { messages, running } = conversation.get();
        if (messages.length === 0 && !running) return;
        requestAnimationFrame(() => end.current?.scrollIntoView({ block: 'nearest' }));
      }),
    [conversation],
  );
  return <div ref={end} className={styles.end} />;
}

/** Only then is it worth saying how many messages are left. */
const FEW_TURNS = 5;

function useHint({ turns }: ConversationState): string {
  const texts = useAssistantTexts();
  if (!turns || turns.left > FEW_TURNS) return '';
  return turns.left === 0 ? texts.noTurns : texts.turns(turns.left);
}

interface ProblemsProps {
  readonly problem: ConversationState['problem'];
  readonly isCutOff: boolean;
  readonly isOnline: boolean;
}

function Problems({ problem, isCutOff, isOnline }: ProblemsProps) {
  const texts = useAssistantTexts();
  const sentenceOf = useFailureSentence();
  if (!isOnline) return <Notice kind="warning">{texts.offline}</Notice>;
  if (isCutOff) return <Notice kind="warning">{texts.cutOff}</Notice>;
  if (problem === null) return null;
  return (
    <Notice kind="negative" title={texts.notSent}>
      {sentenceOf(problem.code, problem.field)}
    </Notice>
  );
}

function LoadingFailed({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useAssistantTexts();
  return (
    <Notice
      kind="warning"
      action={
        <Button variant="outlined" onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      {texts.failed}
    </Notice>
  );
}

function Forget({ conversation }: { readonly conversation: Conversation }) {
  const texts = useAssistantTexts();
  const confirm = useConfirm();
  async function forget() {
    const question = { title: texts.forgetTitle, text: texts.forgetText, okLabel: texts.forget };
    if (!(await confirm({ ...question, isDangerous: true }))) return;
    if (!(await conversation.forget())) return;
    showToast({ kind: 'info', text: texts.forgotten });
    // The ideas for a new beginning.
    await conversation.load();
  }
  return (
    <Button variant="quiet" className={styles.forget} onClick={() => void forget()}>
      <Icon name="trash" />
      {texts.forget}
    </Button>
  );
}
