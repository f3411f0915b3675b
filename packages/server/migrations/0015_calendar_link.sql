-- Secret addresses at which calendars read one trip, or all trips of a user where trip_id is null. Stored as hashes.
create table calendar_link (
  token_hash text primary key,
  user_id text not null references account (id) on delete cascade,
  trip_id text references trip (id) on delete cascade,
  created_at timestamptz not null default now()
);

create unique index calendar_link_scope on calendar_link (user_id, coalesce(trip_id, ''));
create index calendar_link_trip on calendar_link (trip_id);
