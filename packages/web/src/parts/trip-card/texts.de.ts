export const de = {
  days: (count: number) => (count === 1 ? '1 Tag' : `${count} Tage`),
  stops: (count: number) =>
    count === 0 ? 'noch keine Stopps' : count === 1 ? '1 Stopp' : `${count} Stopps`,
  fromTo: (from: string, to: string) => `${from} – ${to}`,
  months: (from: string, to: string) => (from === to ? from : `${from} bis ${to}`),
  by: (name: string) => `von ${name}`,
  roundTrip: (from: string) => `Rundreise ab ${from}`,
  marks: {
    demo: 'Demo',
    published: 'Veröffentlicht',
    unsent: 'Auf diesem Gerät',
    current: 'Geöffnet',
  },
};
