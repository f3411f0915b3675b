import { defineTexts } from '../../ui/texts.tsx';
import type { RideApp } from './ride-links.ts';

const apps: Readonly<Record<RideApp, string>> = {
  google: 'Google Maps',
  apple: 'Apple Karten',
  osmand: 'OsmAnd',
  organic: 'Organic Maps',
};

const de = {
  apps,
  fromHere: 'Ab meinem Standort',
  noRide: 'An diesem Tag gibt es keine Fahrt, durch die dich eine App führen könnte.',
  way: (from: string, to: string) => `${from} – ${to}`,
  point: 'Punkt auf der Karte',
  between: (stops: number, points: number) => {
    const words = [
      ...(stops > 0 ? [stops === 1 ? 'einen Stopp' : `${stops} Stopps`] : []),
      ...(points > 0 ? [points === 1 ? 'einen Zwischenpunkt' : `${points} Zwischenpunkte`] : []),
    ];
    return words.length === 0 ? 'Ohne Zwischenstopp.' : `Über ${words.join(' und ')}.`;
  },
  part: (app: string, number: number, count: number) => `${app}, Teil ${number} von ${count}`,
  codeFor: (app: string) => `QR-Code für ${app}`,
  scan: (app: string) => `Mit dem Telefon gescannt, öffnet er die Fahrt in ${app}.`,
  hint: 'Die App rechnet selbst, welche Straßen sie nimmt. Sie erfährt deine Strecke erst, wenn du sie öffnest.',
};

const en: typeof de = {
  apps: { ...apps, apple: 'Apple Maps' },
  fromHere: 'From where I am',
  noRide: 'There is no drive on this day that an app could lead you through.',
  way: (from, to) => `${from} – ${to}`,
  point: 'Point on the map',
  between: (stops, points) => {
    const words = [
      ...(stops > 0 ? [stops === 1 ? 'one stop' : `${stops} stops`] : []),
      ...(points > 0 ? [points === 1 ? 'one point' : `${points} points`] : []),
    ];
    return words.length === 0 ? 'Without a stop in between.' : `Via ${words.join(' and ')}.`;
  },
  part: (app, number, count) => `${app}, part ${number} of ${count}`,
  codeFor: (app) => `QR code for ${app}`,
  scan: (app) => `Scanned with a phone, it opens the drive in ${app}.`,
  hint: 'The app decides by itself which roads it takes. It learns your route only when you open it.',
};

export const useDayNavigationTexts = defineTexts(de, en);
