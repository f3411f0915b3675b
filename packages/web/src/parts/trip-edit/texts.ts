import { defineTexts } from '../../ui/texts.tsx';

const de = {
  takeBack: 'Rückgängig',
  comesAfter: (stop: string, day: number) => `kommt nach ${stop}, Tag ${day}`,
  comesOn: (day: number) => `kommt an Tag ${day}`,
  otherDay: 'anderer Tag',
  dayChoice: (number: number, date: string) => `Tag ${number}, ${date}`,
  added: (stop: string, day: number) => `${stop} ist jetzt ein Stopp an Tag ${day}`,
};

const en: typeof de = {
  takeBack: 'Undo',
  comesAfter: (stop, day) => `comes after ${stop}, day ${day}`,
  comesOn: (day) => `comes on day ${day}`,
  otherDay: 'another day',
  dayChoice: (number, date) => `Day ${number}, ${date}`,
  added: (stop, day) => `${stop} is now a stop on day ${day}`,
};

export const useStateTexts = defineTexts(de, en);
