-- Requests of the last minute by address and limit, for all servers. Losing them in a crash does no harm, and unlogged
-- rows are cheap. Keys are hashes.
create unlogged table request_count (
  key text primary key,
  count integer not null,
  ends_at timestamptz not null
);

create index request_count_end on request_count (ends_at);
