-- When the password was last given in a session, for what a fresh sign-in is needed.
alter table sign_in_session add column confirmed_at timestamptz;
-- Mails to one address are counted, whether they were accepted or not.
create index trip_invitation_recipient on trip_invitation (email, created_at);
-- A count is forgotten some time after its last request.
create index sign_in_rate_limit_age on sign_in_rate_limit (last_request);
