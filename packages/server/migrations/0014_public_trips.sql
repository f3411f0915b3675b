-- Whether a trip is published is decided by a call of its own and stands in the column alone. Documents that still say it
-- are read anew (shape 0) until they are saved again. Nobody could publish with a choice of what is left out before.
update trip set shape = 0, published = false;

-- What the owner says of a published trip, and what is left out of its public view.
create table trip_publication (
  trip_id text primary key references trip (id) on delete cascade,
  title text not null,
  text text not null,
  country text not null,
  place text not null,
  omit text[] not null,
  -- Where the owner lived then: it stays hidden when they move, or no longer say where they live.
  home jsonb,
  version integer not null default 1,
  published_at timestamptz not null,
  changed_at timestamptz not null
);

create index trip_publication_newest on trip_publication (published_at desc, trip_id desc);
create index trip_publication_country on trip_publication (lower(country), published_at desc);
create index trip_published on trip (id) where published;

-- The link to a copy of a trip, one for each trip. Ending it removes the row, so that its id never works again.
create table trip_share (
  id text primary key check (id like '%-copy'),
  trip_id text not null unique references trip (id) on delete cascade,
  follows boolean not null,
  without_details boolean not null,
  -- The last day on which it works.
  expires_on date,
  home jsonb,
  version integer not null default 1,
  created_at timestamptz not null,
  -- The trip as it was then; null for a link that follows the trip.
  doc json,
  shown_at timestamptz not null,
  bytes integer not null
);

alter table trip_share alter column doc set storage external;
create index trip_share_expiry on trip_share (expires_on) where expires_on is not null;
