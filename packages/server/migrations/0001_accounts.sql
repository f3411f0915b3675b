-- People and how they sign in. The sign_in_* tables and account belong to Better Auth
-- (its user, session, account, verification and rateLimit models under our names).

create table account (
  id text primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  is_anonymous boolean not null default false,
  is_moderator boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Finds guests who have not come back, for the clean-up.
create index account_guests on account (created_at) where is_anonymous;

create table sign_in_session (
  id text primary key,
  user_id text not null references account (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index sign_in_session_user on sign_in_session (user_id);
create index sign_in_session_expiry on sign_in_session (expires_at);

create table sign_in_method (
  id text primary key,
  user_id text not null references account (id) on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);

create index sign_in_method_user on sign_in_method (user_id);

-- Tokens of mailed links and of provider redirects, stored as hashes.
create table sign_in_token (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index sign_in_token_identifier on sign_in_token (identifier);
create index sign_in_token_expiry on sign_in_token (expires_at);

create table sign_in_rate_limit (
  id text primary key,
  key text not null unique,
  count integer not null,
  last_request bigint not null
);

-- The specification's document user/{uid}, saved whole.
create table user_record (
  uid text primary key references account (id) on delete cascade,
  doc jsonb not null,
  revision bigint not null default 1,
  updated_at timestamptz not null default now()
);

-- A mailed link that a guest asked for: whoever opens it, in whichever browser, takes the guest's things along.
create table guest_link (
  token_hash text primary key,
  guest_uid text not null references account (id) on delete cascade,
  expires_at timestamptz not null
);

create index guest_link_guest on guest_link (guest_uid);

-- A guest's things on their way to an account; the row goes with the guest when they have arrived.
create table guest_upgrade (
  guest_uid text primary key references account (id) on delete cascade,
  to_uid text not null references account (id) on delete cascade,
  started_at timestamptz not null default now()
);

create index guest_upgrade_target on guest_upgrade (to_uid);

-- Mails that still have to leave; a row goes when its mail has been handed over.
-- uid is no foreign key: the row may be written before the account's own transaction ends.
create table mail_outbox (
  id text primary key,
  uid text,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  failed_at timestamptz
);

create index mail_outbox_due on mail_outbox (next_attempt_at) where failed_at is null;
create index mail_outbox_uid on mail_outbox (uid);
