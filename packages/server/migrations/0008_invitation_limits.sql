-- What an open invitation is still worth to somebody whom the owner has removed (role is null) or made a reader since.
create table trip_invitation_limit (
  invitation_id text not null references trip_invitation (id) on delete cascade,
  user_id text not null references account (id) on delete cascade,
  role text check (role = 'reader'),
  primary key (invitation_id, user_id)
);

create index trip_invitation_limit_user on trip_invitation_limit (user_id);
