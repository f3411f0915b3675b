-- Answers of outside services about places and routes, until they expire. Keys are hashes: what people asked for
-- cannot be read from them.
create table geo_cache (
  key text primary key,
  value jsonb not null,
  expires_at timestamptz not null
);

create index geo_cache_expiry on geo_cache (expires_at);
