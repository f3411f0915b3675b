-- Further headers of a mail, such as List-Unsubscribe.
alter table mail_outbox add column headers jsonb not null default '{}';

-- What is known about mails to a person.
create table mail_state (
  user_id text primary key references account (id) on delete cascade,
  -- Of the site that the person used last.
  language text not null default 'de' check (language in ('de', 'en')),
  -- The address that refused a mail for good; another address has a new chance.
  refused_email text,
  -- The day of the last mail about notifications, and how many there were.
  mailed_on date,
  mailed_count integer not null default 0
);
