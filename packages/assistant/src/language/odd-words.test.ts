import { expect, it } from 'vitest';
import { say } from '../testing/say.ts';

it.each(['de', 'en'] as const)(
  'words that name a part of every object are words (%s)',
  async (language) => {
    const words = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'];
    for (const word of words) {
      const alone = await say(word, { language });
      expect(alone.operations, word).toEqual([]);
      const added = await say(`Nach ${word} am Montag um ${word} zu ${word}`, { language });
      expect(added.reply, word).not.toMatch(/function|native code|\[object/);
    }
  },
);
