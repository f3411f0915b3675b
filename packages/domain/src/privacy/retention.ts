/** A length of time in the unit in which people are told it. */
export type Span =
  | { readonly years: number }
  | { readonly days: number }
  | { readonly hours: number }
  | { readonly minutes: number };

/** How long the server keeps what has an end. Its clean-ups use these values, and the privacy page lists them. */
export const RETENTION = {
  /** Begun anew on every day that the session is used. */
  session: { days: 30 },
  /** One that is over: it would count again if only the server's clock was wrong. */
  expiredSession: { days: 7 },
  /** Since a guest was last here. */
  guest: { days: 90 },
  /** The same, of a guest who has planned nothing. */
  unusedGuest: { days: 14 },
  /** The network a guest came from, as a keyed hash: as long as its guests are counted. */
  guestNetwork: { days: 7 },
  /** A deleted trip can be restored until then. */
  deletedTrip: { days: 30 },
  /** Deleted posts and answers, with their photos: a moderator may have to look at them. */
  deletedPost: { days: 30 },
  /** Long enough for a phone that comes back from a journey without a network. */
  saveKey: { days: 30 },
  invitation: { days: 30 },
  /** A link to a copy of a guest's trip, at most. */
  guestShare: { days: 30 },
  /** To confirm the address of a report; what was never confirmed goes then. */
  reportLink: { days: 7 },
  /** A report, since it was decided; since it was made where what it is about is gone. */
  report: { days: 180 },
  /** A picture that nothing shows: chosen and not sent, or no longer part of a post or a trip. */
  unusedFile: { hours: 48 },
  deletedFile: { days: 30 },
  /** What was said to the assistant and by it. */
  assistantMessage: { days: 180 },
  /** A mail that could not be delivered, since the last try. Others go when they are sent. */
  failedMail: { days: 30 },
  signInLink: { minutes: 15 },
  confirmationLink: { hours: 24 },
  emailChangeLink: { minutes: 60 },
  /** Tries to sign in, counted by address. */
  signInTries: { hours: 6 },
  /** Requests, counted by address. */
  requestCount: { minutes: 10 },
  /** Answers of outside services. Places move slowly. */
  placeAnswer: { days: 14 },
  poiAnswer: { days: 3 },
  /** Rooms are booked and prices change all day. */
  lodgingAnswer: { minutes: 10 },
  /** Roads change slowly, the data of engines every week at most. */
  routeAnswer: { days: 7 },
  /** § 147 Abs. 3 AO, from the end of the year: also when the account is gone. */
  invoice: { years: 8 },
  /** An order that was cancelled or ran out without money. */
  unpaidOrder: { days: 180 },
  /** The network an order came from, as a keyed hash: as long as goods can be kept back for it. */
  orderNetwork: { days: 15 },
  /** A revocation whose order is unknown. */
  revocation: { years: 3 },
  /** Messages of the payment service that were dealt with. */
  paymentEvent: { days: 90 },
} as const satisfies Readonly<Record<string, Span>>;

export type RetentionName = keyof typeof RETENTION;

export function secondsOf(span: Span): number {
  if ('years' in span) return span.years * 365.25 * 24 * 60 * 60;
  if ('days' in span) return span.days * 24 * 60 * 60;
  return 'hours' in span ? span.hours * 60 * 60 : span.minutes * 60;
}
