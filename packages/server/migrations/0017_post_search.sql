-- Finds words that are nearly those of a mistyped search. It is a trusted extension: the owner of a database may make it.
create extension if not exists pg_trgm;

-- What posts are found by. The vectors lie outside the rows, so that a word of 100,000 posts is looked up in a few pages.
create sequence post_search_seq;
create table post_search (
  post_id text primary key references post (id) on delete cascade,
  -- Newer posts have greater numbers.
  seq bigint not null unique,
  -- The version of the post that the words are of.
  version integer not null,
  user_id text,
  is_shown boolean not null,
  -- Entries of the domain's `postLexemes`, `!…` for what lists are filtered by, `#n` for the n-th 4,096 posts.
  words tsvector not null
) with (toast_tuple_target = 128);
alter table post_search alter column words set storage external;
-- Without a list of pending entries, which every search would read through.
create index post_search_words on post_search using gin (words) with (fastupdate = off);

-- Writes the entries of a post, in the transaction that writes the post.
create function write_post_search(written_id text, lexemes text[]) returns void language sql as $$
  insert into post_search (post_id, seq, version, user_id, is_shown, words)
  select p.id, place.seq, p.version, p.user_id, p.state = 'shown', array_to_tsvector(lexemes || array_remove(array[
    '#' || place.seq / 4096, '!k:' || p.kind, '!t:' || p.topic,
    '!c:' || nullif(p.country_key, ''), '!p:' || nullif(p.place_key, ''),
    case when p.country_key <> '' then '!c' end], null))
  from post p, lateral (select coalesce(
    (select seq from post_search where post_id = p.id), nextval('post_search_seq')) as seq) place
  where p.id = written_id and p.deleted_at is null
  on conflict (post_id) do update
    set version = excluded.version, user_id = excluded.user_id, is_shown = excluded.is_shown, words = excluded.words
$$;

create function follow_post() returns trigger language plpgsql as $$
begin
  if new.deleted_at is not null then
    delete from post_search where post_id = new.id;
  else
    update post_search set is_shown = new.state = 'shown', user_id = new.user_id where post_id = new.id;
  end if;
  return null;
end $$;
create trigger post_search_follows after update of state, deleted_at, user_id on post
  for each row when ((old.state, old.deleted_at, old.user_id) is distinct from (new.state, new.deleted_at, new.user_id))
  execute function follow_post();

-- The words of all posts and, with `=`, their stems: what is not here was mistyped. Counted to 100, so that the rows of
-- common words are not written with every post; a word goes with the last post that has it.
create table post_word (
  word text primary key,
  count smallint not null
);
create index post_word_similar on post_word using gin (word gin_trgm_ops) with (fastupdate = off)
  where word not like '=%';

create function count_post_words() returns trigger language plpgsql as $$
begin
  -- In one order for all, so that two writers wait for each other at most once.
  insert into post_word (word, count)
  select word, delta from (
    select word, sum(change) as delta from (
      select unnest(tsvector_to_array(new.words)) as word, 1 as change
      union all select unnest(tsvector_to_array(old.words)), -1) changes
    where word ~ '^=?[a-z]{4,}$' group by word) changed
  where delta <> 0 and not exists (
    select from post_word common where common.word = changed.word and common.count >= 100)
  order by word
  on conflict (word) do update set count = post_word.count + excluded.count;
  if tg_op <> 'INSERT' then
    delete from post_word where word = any(tsvector_to_array(old.words)) and count <= 0;
  end if;
  return null;
end $$;
create trigger post_word_count after insert or update of words or delete on post_search
  for each row execute function count_post_words();

-- Lists by country, of newest and most liked posts; those without an answer.
create index post_country on post (country_key, created_at desc, id desc)
  where deleted_at is null and state = 'shown' and country_key <> '';
create index post_country_liked on post (country_key, like_count desc, created_at desc, id desc)
  where deleted_at is null and state = 'shown' and country_key <> '';
create index post_topic_liked on post (topic, like_count desc, created_at desc, id desc)
  where deleted_at is null and state = 'shown' and topic is not null;
create index post_kind_unanswered on post (kind, created_at desc, id desc)
  where deleted_at is null and state = 'shown' and answer_count = 0;
create index post_country_unanswered on post (country_key, created_at desc, id desc)
  where deleted_at is null and state = 'shown' and answer_count = 0 and country_key <> '';

-- The countries of a trip's stops, for posts about places that somebody plans to visit.
alter table trip add column countries text[] not null default '{}';
update trip set countries = array(
  select distinct trim(substring(label from '[^,]*$'))
  from json_array_elements(case json_typeof(doc->'days') when 'array' then doc->'days' else '[]' end) day,
    json_array_elements(case json_typeof(day->'cityList') when 'array' then day->'cityList' else '[]' end) stop,
    lateral (select coalesce(nullif(stop->'location'->>'label', ''), stop->'location'->>'longLabel') as label) named
  where label like '%,%' and length(label) < 500 limit 100);
