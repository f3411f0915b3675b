import type {
  PasswordRefusal,
  PostDocumentRefusal,
  SignInErrorCode,
  StayProblem,
  TripCountRefusal,
  TripReadRefusal,
  ViolationCode,
} from '@fahrtwind/domain';

type HttpErrorCode =
  | 'bad-request'
  | 'not-found'
  | 'method-not-allowed'
  | 'request-timeout'
  | 'conflict'
  | 'too-large'
  | 'too-many-values'
  | 'too-many-fields'
  | 'too-deep'
  | 'url-too-long'
  | 'unsupported-media-type'
  | 'unsupported-upload'
  | 'range-not-satisfiable'
  | 'headers-too-large'
  | 'unavailable'
  | 'too-busy'
  | 'guest-limit'
  | 'too-much-work'
  | 'storage-full'
  | 'export-running'
  | 'suspended';

/** The storage codes of the specification [ER-13]. */
export const STORAGE_ERROR_CODES = [
  'unknown',
  'object-not-found',
  'quota-exceeded',
  'unauthenticated',
  'unauthorized',
  'unauthorized-app',
  'retry-limit-exceeded',
  'canceled',
  'invalid-url',
  'invalid-argument',
  'invalid-format',
  'no-download-url',
  'app-deleted',
] as const;

type TripErrorCode =
  | TripReadRefusal
  | TripCountRefusal
  | ViolationCode
  | 'trip-changed'
  | 'trip-deleted'
  | 'trip-is-copy'
  | 'trip-too-large'
  | 'revision-missing'
  | 'idempotency-key-reused';

/** Errors of questions about places and routes. */
type GeoErrorCode = 'point-empty' | 'too-many-route-stops' | 'too-many-points';

/** Errors in the nights of a lodging search. */
type StayErrorCode = `stay-${StayProblem['code']}`;

/** Errors of travelling along. */
type CompanionErrorCode =
  | 'invitation-gone'
  | 'companions-full'
  | 'invitations-full'
  | 'invitation-not-possible'
  | 'email-not-verified';

/** Errors of links to shared copies. */
type ShareErrorCode = 'share-end-passed' | 'share-too-long';

type AssistantErrorCode = 'assistant-busy' | 'assistant-turns-used';

/** Errors of posts and answers. */
type PostErrorCode =
  | PostDocumentRefusal
  | 'post-text-missing'
  | 'post-locked'
  | 'post-not-question'
  | 'photo-missing'
  | 'trip-not-published'
  | 'replies-full'
  | 'too-many-posts'
  | 'too-many-answers'
  | 'newcomer-links'
  | 'newcomer-photos'
  | 'newcomer-replies';

type ShopErrorCode =
  | 'shop-closed'
  | 'shop-changed'
  | 'shop-sold-out'
  | 'shop-account-needed'
  | 'shop-country'
  | 'shop-payment'
  | 'shop-too-heavy'
  | 'shop-too-many-open'
  | 'shop-hold-limit'
  | 'shop-too-late'
  | 'shop-amount'
  | 'payment-unavailable';

/** Every code with which a call can fail. The server has a status and a text for each, the pages a sentence. */
export type ErrorCode =
  | HttpErrorCode
  | (typeof STORAGE_ERROR_CODES)[number]
  | SignInErrorCode
  | PasswordRefusal
  | TripErrorCode
  | GeoErrorCode
  | StayErrorCode
  | CompanionErrorCode
  | ShareErrorCode
  | AssistantErrorCode
  | PostErrorCode
  | ShopErrorCode;
