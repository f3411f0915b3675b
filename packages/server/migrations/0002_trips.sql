-- One row per trip: the whole document, and beside it what is asked for without opening it.
-- last_opened and user_id win over what the document says of them.
create table trip (
  id text primary key,
  user_id text not null references account (id) on delete cascade,
  title text not null,
  revision bigint not null default 1,
  published boolean not null default false,
  -- What lists show: dates, numbers, totals and the drawn route.
  summary jsonb not null,
  doc jsonb not null,
  last_opened timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);

create index trip_of_user on trip (user_id, last_opened desc, id desc);
create index trip_deleted on trip (deleted_at) where deleted_at is not null;

-- Saves by their idempotency key, so that a retry after a lost reply gets that reply and is not a second save.
create table trip_save (
  trip_id text not null references trip (id) on delete cascade,
  key text not null,
  content_hash text not null,
  revision bigint not null,
  saved_at timestamptz not null default now(),
  primary key (trip_id, key)
);

create index trip_save_age on trip_save (saved_at);
