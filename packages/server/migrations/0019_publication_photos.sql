-- Photos of a published trip, [{ path, alt }], and the post that tells of it. The post may be gone: its author can delete it.
alter table trip_publication add column photos jsonb not null default '[]';
alter table trip_publication add column post_id text;

-- Since when nothing shows a picture; from then on it is kept for a while.
alter table stored_file add column unused_since timestamptz not null default now();
