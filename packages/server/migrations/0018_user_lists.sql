-- What sat in the user documents becomes rows: a page that was open for long can no longer overwrite it.
insert into user_notification (id, user_id, kind, thing, target, trigger_ids, seen, created_at, changed_at, mailed_at)
select gen_random_uuid()::text, uid, one ->> 'kind', 'moved:' || place, coalesce(one ->> 'target', ''),
  array[coalesce(one ->> 'triggerUserId', '')], coalesce(one ->> 'seen', '') = 'true', at, at, now()
from user_record,
  lateral jsonb_array_elements(
    case jsonb_typeof(doc -> 'notifications') when 'array' then doc -> 'notifications' else '[]' end
  ) with ordinality as list (one, place),
  lateral (
    -- Days that every year has: one wrong date would stop the start of the server.
    select case when one ->> 'createdAt' ~ ('^[12]\d{3}-((0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])|(0[13-9]|1[0-2])-(29|30)'
        || '|(0[13578]|1[02])-31)T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?Z$')
      then (one ->> 'createdAt')::timestamptz else now() end as at) times
where one ->> 'kind' in ('followed', 'answered', 'replied', 'liked', 'best-answer', 'trip-copied', 'invited');

insert into user_follow (follower_id, followed_id)
select distinct follower.id, followed.id from (
    select uid as follower_id, jsonb_array_elements_text(doc -> 'followingIds') as followed_id
    from user_record where jsonb_typeof(doc -> 'followingIds') = 'array'
    union
    select jsonb_array_elements_text(doc -> 'followerIds'), uid
    from user_record where jsonb_typeof(doc -> 'followerIds') = 'array') listed
  join account follower on follower.id = listed.follower_id and not follower.is_anonymous
  join account followed on followed.id = listed.followed_id and not followed.is_anonymous
where follower.id <> followed.id
on conflict do nothing;

insert into post_saved (user_id, post_id)
select distinct uid, post.id from (
    select uid, jsonb_array_elements_text(doc -> 'highlightIds') as post_id
    from user_record where jsonb_typeof(doc -> 'highlightIds') = 'array') listed
  join post on post.id = listed.post_id
on conflict do nothing;

update user_record set doc = doc - array['notifications', 'followerIds', 'followingIds', 'highlightIds'];
