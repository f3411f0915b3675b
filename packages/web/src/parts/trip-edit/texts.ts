import { defineTexts } from '../../ui/texts.tsx';

const de = {
  takeBack: 'Rückgängig',
  comesAfter: (stop: string, day: number) => `kommt nach ${stop}, Tag ${day}`,
  comesOn: (day: number) => `kommt an Tag ${day}`,
  added: (stop: string, day: number) => `${stop} ist jetzt ein Stopp an Tag ${day}`,
};

const en: typeof de = {
  takeBack: 'Undo',
  comesAfter: (stop, day) => `comes after ${stop}, day ${day}`,
  comesOn: (day) => `comes on day ${day}`,
  added: (stop, day) => `${stop} is now a stop on day ${day}`,
};

export const useStateTexts = defineTexts(de, en);
