-- Whoever opens the app is told of open invitations to their address.
create index trip_invitation_address on trip_invitation (email) where ended_at is null;
