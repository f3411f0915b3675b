/** Something that happened on a trip, for all devices of its owner and of who travels along. */
export type TripEvent =
  | {
      readonly event: 'trip';
      readonly data: {
        readonly id: string;
        readonly revision: number;
        readonly isDeleted: boolean;
        /** The person who has edited it; missing where it was changed otherwise. */
        readonly by?: string;
      };
    }
  /** A companion has come, gone or got another role. */
  | { readonly event: 'companions'; readonly data: { readonly id: string } }
  | {
      readonly event: 'presence';
      readonly data: {
        readonly id: string;
        readonly uid: string;
        readonly selection: readonly string[];
        readonly isHere: boolean;
      };
    };

/** The notifications of a person have changed: a new one, or one that another device has seen. */
interface NotificationEvent {
  readonly event: 'notification';
  readonly data: Readonly<Record<string, never>>;
}

/** What streams of people send on. */
export type LiveEvent = TripEvent | NotificationEvent;

/** Sessions of a person were ended. Servers look which of their streams have to end. */
interface SessionsEvent {
  readonly event: 'sessions';
  readonly data: Readonly<Record<string, never>>;
}

/** A hint for certain people, to all servers. It may get lost; what it is about stands in the database. */
export type Change = (LiveEvent | SessionsEvent) & { readonly uids: readonly string[] };
