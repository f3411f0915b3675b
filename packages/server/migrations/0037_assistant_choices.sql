-- A chip may say something else than it sends. `suggestions` stays for servers that still run the version before.
alter table assistant_message add column choices jsonb not null default '[]';
update assistant_message set choices = (
  select coalesce(jsonb_agg(jsonb_build_object('label', one, 'say', one)), '[]') from unnest(suggestions) one)
where suggestions <> '{}';

-- A proposal that was accepted and then undone waits no more.
alter table assistant_message drop constraint assistant_message_proposal_state_check;
alter table assistant_message add constraint assistant_message_proposal_state_check
  check (proposal_state in ('open', 'accepted', 'rejected', 'replaced', 'undone'));

-- Who lets a language model read what they wrote at activities and restaurants. No row: nobody else reads it.
create table assistant_access (
  user_id text primary key references account (id) on delete cascade,
  may_read_entries boolean not null
);
