-- NOTIFY in a transaction makes all others that notify wait until it is committed. Servers tell each other of ended
-- sessions after the commit, and look from time to time whether the sessions of their streams are still there.
drop trigger sign_in_session_end on sign_in_session;
drop function announce_session_end();
