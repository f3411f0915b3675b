-- Posts, answers and what people do with them. Counts stand in the rows and change in the transaction of what they count.
create table post (
  id text primary key,
  short_id text not null unique,
  kind text not null check (kind in ('roadtrip', 'tipp', 'frage')),
  slug text not null,
  title text not null,
  -- The rich text, as the domain's PostDocument, and its words alone.
  doc jsonb not null,
  plain text not null,
  -- [{ path, alt }]
  photos jsonb not null default '[]',
  topic text check (topic in ('fahrzeuge-camper', 'ausruestung')),
  country text not null default '',
  place text not null default '',
  -- As addresses spell them.
  country_key text not null default '',
  place_key text not null default '',
  lat double precision,
  lng double precision,
  trip_id text references trip (id) on delete set null,
  -- Null: the author is gone, or the editors wrote it. No foreign key: what somebody leaves behind is cleared away in batches.
  user_id text,
  is_editorial boolean not null default false,
  state text not null default 'shown' check (state in ('shown', 'held', 'hidden')),
  is_locked boolean not null default false,
  version integer not null default 1,
  bytes integer not null default 0,
  like_count integer not null default 0,
  -- Answers and replies that are shown.
  answer_count integer not null default 0,
  best_answer_id text,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz
);

create index post_newest on post (created_at desc, id desc) where deleted_at is null and state = 'shown';
create index post_liked on post (like_count desc, created_at desc, id desc) where deleted_at is null and state = 'shown';
create index post_kind on post (kind, created_at desc, id desc) where deleted_at is null and state = 'shown';
create index post_kind_liked on post (kind, like_count desc, created_at desc, id desc) where deleted_at is null and state = 'shown';
create index post_unanswered on post (created_at desc, id desc) where deleted_at is null and state = 'shown' and answer_count = 0;
create index post_topic on post (topic, created_at desc, id desc) where deleted_at is null and state = 'shown' and topic is not null;
create index post_place on post (country_key, place_key, created_at desc, id desc) where deleted_at is null and state = 'shown' and country_key <> '';
create index post_author on post (user_id, created_at desc, id desc) include (bytes);
create index post_trip on post (trip_id) where trip_id is not null;
create index post_deleted on post (deleted_at) where deleted_at is not null;

create table post_answer (
  id text primary key,
  post_id text not null references post (id) on delete cascade,
  -- Of the answer that it replies to; replies have no replies.
  parent_id text references post_answer (id) on delete cascade,
  user_id text,
  is_editorial boolean not null default false,
  text text not null,
  state text not null default 'shown' check (state in ('shown', 'held', 'hidden')),
  bytes integer not null default 0,
  like_count integer not null default 0,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz
);

-- Of all answers, replies too: who takes part in a thread, and what goes with a post.
create index post_answer_post on post_answer (post_id, created_at, id);
create index post_answer_parent on post_answer (parent_id, created_at, id) where parent_id is not null;
create index post_answer_author on post_answer (user_id, created_at desc) include (bytes);
create index post_answer_deleted on post_answer (deleted_at) where deleted_at is not null;

create table post_like (
  post_id text not null references post (id) on delete cascade,
  user_id text not null,
  created_at timestamptz not null default now(),
  primary key (post_id, user_id)
);
create index post_like_user on post_like (user_id);

create table answer_like (
  answer_id text not null references post_answer (id) on delete cascade,
  user_id text not null,
  created_at timestamptz not null default now(),
  primary key (answer_id, user_id)
);
create index answer_like_user on answer_like (user_id);

-- Counts follow from rows, whoever writes or removes these.
create function count_post_likes() returns trigger language plpgsql as $$
begin
  update post set like_count = like_count + changed.likes
  from (select post_id, case tg_op when 'INSERT' then count(*) else -count(*) end as likes
    from changed_like group by post_id order by post_id) changed
  where post.id = changed.post_id;
  return null;
end $$;
create trigger post_like_added after insert on post_like
  referencing new table as changed_like for each statement execute function count_post_likes();
create trigger post_like_removed after delete on post_like
  referencing old table as changed_like for each statement execute function count_post_likes();

create function count_answer_likes() returns trigger language plpgsql as $$
begin
  update post_answer set like_count = like_count + changed.likes
  from (select answer_id, case tg_op when 'INSERT' then count(*) else -count(*) end as likes
    from changed_like group by answer_id order by answer_id) changed
  where post_answer.id = changed.answer_id;
  return null;
end $$;
create trigger answer_like_added after insert on answer_like
  referencing new table as changed_like for each statement execute function count_answer_likes();
create trigger answer_like_removed after delete on answer_like
  referencing old table as changed_like for each statement execute function count_answer_likes();

create function count_answers() returns trigger language plpgsql as $$
begin
  update post set answer_count = answer_count + changed.answers
  from (select post_id, case tg_op when 'INSERT' then count(*) else -count(*) end as answers
    from changed_answer where state = 'shown' and deleted_at is null
    group by post_id order by post_id) changed
  where post.id = changed.post_id;
  return null;
end $$;
create trigger post_answer_added after insert on post_answer
  referencing new table as changed_answer for each statement execute function count_answers();
create trigger post_answer_removed after delete on post_answer
  referencing old table as changed_answer for each statement execute function count_answers();

-- An answer that is hidden, deleted or restored. A deleted one is no longer the best one.
create function count_changed_answer() returns trigger language plpgsql as $$
begin
  update post set
    answer_count = answer_count + (new.state = 'shown' and new.deleted_at is null)::int
      - (old.state = 'shown' and old.deleted_at is null)::int,
    best_answer_id = case when best_answer_id = new.id and new.deleted_at is not null then null else best_answer_id end
  where id = new.post_id;
  return null;
end $$;
create trigger post_answer_changed after update of state, deleted_at on post_answer
  for each row when (old.state is distinct from new.state or old.deleted_at is distinct from new.deleted_at)
  execute function count_changed_answer();

-- `highlightIds` of the user document.
create table post_saved (
  user_id text not null references account (id) on delete cascade,
  post_id text not null references post (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, post_id)
);
create index post_saved_newest on post_saved (user_id, created_at desc, post_id desc);
create index post_saved_post on post_saved (post_id);

-- Who follows or mutes a thread; without a row, authors and those who have answered follow it.
create table post_thread (
  post_id text not null references post (id) on delete cascade,
  user_id text not null references account (id) on delete cascade,
  state text not null check (state in ('followed', 'muted')),
  primary key (post_id, user_id)
);
create index post_thread_user on post_thread (user_id);

-- What a post or an answer said before it was changed, for moderators.
create table post_version (
  post_id text not null references post (id) on delete cascade,
  answer_id text references post_answer (id) on delete cascade,
  title text not null,
  plain text not null,
  replaced_at timestamptz not null default now()
);
create index post_version_post on post_version (post_id, replaced_at desc);
create index post_version_answer on post_version (answer_id) where answer_id is not null;

-- People whose accounts are gone, and what shall become of what they wrote; it is done in batches.
create table post_leaver (
  user_id text primary key,
  wish text not null check (wish in ('remove', 'anonymise')),
  left_at timestamptz not null default now()
);

-- Who follows whom, and who wants to see nothing of whom.
create table user_follow (
  follower_id text not null references account (id) on delete cascade,
  followed_id text not null references account (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (follower_id, followed_id)
);
create index user_follow_followed on user_follow (followed_id, created_at desc);
create index user_follow_follower on user_follow (follower_id, created_at desc);

create table user_block (
  blocker_id text not null references account (id) on delete cascade,
  blocked_id text not null references account (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (blocker_id, blocked_id)
);
create index user_block_blocked on user_block (blocked_id);

-- What a person says about themselves to others; the user document's fields are those of the specification.
create table user_profile (
  uid text primary key references account (id) on delete cascade,
  about text not null default '',
  changed_at timestamptz not null default now()
);

-- What others did that concerns a person: one row for a thing, with all who did it. `thing` bundles them, for example
-- `liked:post:{id}`; a new one begins when the last was seen.
create table user_notification (
  id text primary key,
  user_id text not null references account (id) on delete cascade,
  kind text not null,
  thing text not null,
  -- Same-site path.
  target text not null,
  -- What it is about, such as the title of a post, as it was then.
  about text not null default '',
  -- The newest ones last, at most ten; `trigger_count` counts all.
  trigger_ids text[] not null,
  trigger_count integer not null default 1,
  seen boolean not null default false,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- When a mail about it was written, or decided against.
  mailed_at timestamptz
);
create unique index user_notification_open on user_notification (user_id, thing) where not seen;
create index user_notification_newest on user_notification (user_id, changed_at desc, id desc);
-- Not by changed_at: what goes on for hours would be mailed at its end.
create index user_notification_mail on user_notification (created_at) where mailed_at is null and not seen;

-- Title, country and place of a published trip as the domain's `slug` spells words, for the search of road trips.
alter table trip_publication add column search_key text generated always as (
  regexp_replace(
    regexp_replace(
      lower(
        replace(replace(replace(replace(replace(replace(replace(
          normalize(title || ' ' || country || ' ' || place, NFC),
          'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'Ä', 'ae'), 'Ö', 'oe'), 'Ü', 'ue'), 'ß', 'ss')
      ), '\s+', '-', 'g'
    ), '[^a-z0-9_-]+', '', 'g'
  )
) stored;

-- What the editors' posts were made from, so that a start without news reads one row. At most one.
create table editorial_state (hash text not null);
