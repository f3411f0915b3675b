-- Who travels along on a trip of somebody else; the owner is not among them.
create table trip_companion (
  trip_id text not null references trip (id) on delete cascade,
  user_id text not null references account (id) on delete cascade,
  role text not null check (role in ('editor', 'reader')),
  invited_by text not null check (invited_by in ('mail', 'link')),
  accepted_at timestamptz not null default now(),
  primary key (trip_id, user_id)
);

create index trip_companion_user on trip_companion (user_id);

-- Invitations, each for one address or, without one, for whoever has the link. Tokens are stored as hashes.
create table trip_invitation (
  id text primary key,
  trip_id text not null references trip (id) on delete cascade,
  created_by text not null references account (id) on delete cascade,
  token_hash text not null unique,
  email text,
  role text not null check (role in ('editor', 'reader')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- Accepted, revoked or replaced; kept until it has expired, so that mails can be counted.
  ended_at timestamptz
);

create index trip_invitation_trip on trip_invitation (trip_id);
create index trip_invitation_sender on trip_invitation (created_by, created_at);
create index trip_invitation_expiry on trip_invitation (expires_at);
