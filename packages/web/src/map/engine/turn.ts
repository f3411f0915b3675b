interface Turn<Answer> {
  /** Whether an answer is still under way. Then this wish waits for it; of several wishes one is left. */
  mustWait(): boolean;
  /** Waits for an answer, and tells of it unless something else has come first. */
  take(answer: Promise<Answer>, use: (answer: Answer) => void): void;
  /** Something else has come first: what is under way is of no use any more, and nobody waits. */
  overtake(): void;
}

/**
 * Whoever works elsewhere has one thing to do at a time: if they are slower than the wishes come, these do not queue up.
 * Answers that are of no use are thrown away, and whoever waits is called when the turn is theirs.
 */
export function createTurn<Answer>(
  callNext: () => void,
  throwAway: (answer: Answer) => void,
): Turn<Answer> {
  let underWay: { isOvertaken: boolean } | null = null;
  let isWaiting = false;
  const finish = async (answer: Promise<Answer>, use: (answer: Answer) => void): Promise<void> => {
    const own = { isOvertaken: false };
    underWay = own;
    const value = await answer;
    underWay = null;
    if (own.isOvertaken) throwAway(value);
    else use(value);
    if (!isWaiting) return;
    isWaiting = false;
    callNext();
  };
  return {
    mustWait: () => {
      isWaiting = underWay !== null;
      return isWaiting;
    },
    take: (answer, use) => void finish(answer, use),
    overtake: () => {
      isWaiting = false;
      if (underWay) underWay.isOvertaken = true;
    },
  };
}
