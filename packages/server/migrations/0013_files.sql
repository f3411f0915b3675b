-- Pictures of people and of what they publish. The bytes are in the file store, under the id; a row comes before its
-- bytes and goes after them, so that nothing is left in the store that no row knows of.
create table stored_file (
  id text primary key,
  path text not null,
  owner_id text references account (id) on delete set null,
  -- Whoever knows it may see the picture; it is part of the address.
  token text not null,
  -- In all sizes together.
  bytes integer not null default 0,
  width integer not null default 0,
  height integer not null default 0,
  description text not null default '',
  created_at timestamptz not null default now(),
  -- When all bytes were stored.
  stored_at timestamptz,
  -- When a post, a trip or a profile began to show it.
  used_at timestamptz,
  deleted_at timestamptz
);

create unique index stored_file_path on stored_file (path) where stored_at is not null and deleted_at is null;
create index stored_file_owner on stored_file (owner_id) where deleted_at is null;
create index stored_file_leftover on stored_file (created_at) where used_at is null or deleted_at is not null;
