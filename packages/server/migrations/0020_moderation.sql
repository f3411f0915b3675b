-- Until when somebody reads and plans, but writes nothing that others see.
alter table account add column suspended_until timestamptz;

-- Hidden by reports or a moderator; the owner still has it.
alter table trip_publication add column is_hidden boolean not null default false;
alter table user_profile add column is_hidden boolean not null default false;

-- What somebody finds wrong. It counts once its address is confirmed; an account with a confirmed address needs no link.
create table report (
  id text primary key,
  target_kind text not null check (target_kind in ('post', 'answer', 'person', 'trip')),
  target_id text not null,
  reporter_id text references account (id) on delete set null,
  -- Emptied when it is no longer needed.
  email text,
  token_hash text unique,
  reason text not null,
  text text not null,
  place text not null,
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  decided_at timestamptz
);

create index report_open on report (target_kind, target_id) where confirmed_at is not null and decided_at is null;
create index report_queue on report (confirmed_at) where confirmed_at is not null and decided_at is null;
create index report_email on report (lower(email), created_at) where email is not null;
create index report_reporter on report (reporter_id) where reporter_id is not null;

-- Who decided what about what, when and why: never changed, except by its objection.
create table moderation_decision (
  id text primary key,
  target_kind text not null check (target_kind in ('post', 'answer', 'person', 'trip')),
  target_id text not null,
  action text not null,
  reason text not null,
  -- Null: by reports, or the moderator is gone.
  moderator_id text references account (id) on delete set null,
  author_id text references account (id) on delete set null,
  until timestamptz,
  created_at timestamptz not null default now(),
  objection text,
  objected_at timestamptz,
  answered_at timestamptz,
  answered_by text references account (id) on delete set null,
  is_granted boolean,
  answer text
);

create index moderation_decision_target on moderation_decision (target_kind, target_id, created_at desc);
create index moderation_decision_author on moderation_decision (author_id, created_at desc);
create index moderation_decision_objection on moderation_decision (objected_at) where objected_at is not null and answered_at is null;
create index moderation_decision_moderator on moderation_decision (moderator_id) where moderator_id is not null;
create index moderation_decision_answerer on moderation_decision (answered_by) where answered_by is not null;
create index post_held on post (created_at) where state = 'held' and deleted_at is null;
create index post_answer_held on post_answer (created_at) where state = 'held' and deleted_at is null;
