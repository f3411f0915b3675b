/** Where usual calendars take the address of another calendar. */
export interface CalendarWay {
  readonly id: 'device' | 'google' | 'outlook';
  readonly href: string;
}

/** Ways to subscribe: the device's own calendar by `webcal:`, the others on their sites. */
export function calendarWays(url: string, name: string): readonly CalendarWay[] {
  const webcal = url.replace(/^https?:/, 'webcal:');
  const outlook = new URLSearchParams({ url, name });
  return [
    { id: 'device', href: webcal },
    {
      id: 'google',
      href: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal }).toString()}`,
    },
    {
      id: 'outlook',
      href: `https://outlook.live.com/calendar/0/addfromweb?${outlook.toString()}`,
    },
  ];
}
