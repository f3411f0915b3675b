-- Live streams of a session end with it, on whichever server they are. Sessions that are over anyway and are cleared away
-- have no streams.
create function announce_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.id);
  return null;
end $$;

create trigger sign_in_session_end after delete on sign_in_session
  for each row when (old.expires_at > now()) execute function announce_session_end();
