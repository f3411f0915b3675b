-- From which network a guest came, as a keyed hash: one network must not fill the disk with guests.
create table guest_network (
  guest_uid text primary key references account (id) on delete cascade,
  network text not null,
  created_at timestamptz not null default now()
);
create index guest_network_network on guest_network (network, created_at);

-- What all guests keep together and may keep, in one row that is measured anew again and again.
create table guest_usage (
  is_only boolean primary key default true check (is_only),
  bytes bigint not null,
  most_bytes bigint not null
);
