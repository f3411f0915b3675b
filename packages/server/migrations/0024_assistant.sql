-- What a person and the assistant have said about a trip, or about a shared copy. Proposals wait here, where only their
-- person sees them, until they are accepted on a device.
create table assistant_message (
  id text primary key,
  user_id text not null references account (id) on delete cascade,
  trip_id text references trip (id) on delete cascade,
  share_id text references trip_share (id) on delete cascade,
  place bigint generated always as identity,
  author text not null check (author in ('person', 'assistant')),
  text text not null,
  -- What of an answer a language model said itself. Nothing else of answers goes back to it.
  model_text text not null default '',
  answered_by text check (answered_by in ('rules', 'model')),
  is_stopped boolean not null default false,
  command text check (command in ('undo', 'redo', 'accept', 'reject')),
  suggestions text[] not null default '{}',
  -- Operations for the planner, on the revision that they were made on.
  operations jsonb,
  revision bigint,
  proposal_state text check (proposal_state in ('open', 'accepted', 'rejected', 'replaced')),
  -- What the rules have to know for the next message: the last question, what „das zweite“ means.
  dialogue jsonb,
  created_at timestamptz not null,
  check (num_nonnulls(trip_id, share_id) = 1),
  check ((operations is null) = (proposal_state is null))
);

create index assistant_message_person on assistant_message (user_id, place);
create index assistant_message_trip on assistant_message (trip_id, user_id, place);
create index assistant_message_share on assistant_message (share_id, user_id, place);
create index assistant_message_age on assistant_message (created_at);

-- The turns of a person today, and until when the running answer counts as running. Deleting a conversation gives no
-- turns back.
create table assistant_usage (
  user_id text primary key references account (id) on delete cascade,
  day date not null,
  turns integer not null,
  running text,
  running_until timestamptz
);
