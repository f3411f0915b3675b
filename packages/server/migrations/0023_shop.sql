-- How many of a variant are there to be ordered; goods of orders are taken off when they are ordered.
create table shop_stock (
  variant_id text primary key,
  stock integer not null check (stock >= 0),
  changed_at timestamptz not null default now()
);

-- What products cost since when, written when a file's price has changed.
create table shop_price (
  product_id text not null,
  since timestamptz not null default now(),
  price_cents integer not null,
  primary key (product_id, since)
);

-- Every version of a text that somebody has agreed to, by the hash of its words.
create table shop_text (
  version text primary key,
  name text not null,
  language text not null,
  text text not null,
  first_used_at timestamptz not null default now()
);

create table shop_order (
  id text primary key,
  number text not null unique,
  -- Sent again by a double click or after a lost answer, it finds the order that it has made.
  checkout_key text not null unique,
  request_hash text not null,
  -- The order outlives the account.
  user_id text references account (id) on delete set null,
  -- Of the link that opens the order without an account.
  secret_hash text not null unique,
  state text not null default 'open' check (state in ('open', 'paid', 'shipped', 'cancelled', 'expired')),
  language text not null check (language in ('de', 'en')),
  -- Of the site where it was ordered, for links in mails.
  origin text not null,
  email text not null,
  -- Of whoever ordered, as a keyed hash, for the limit of unpaid orders; emptied after a while.
  network text,
  recipient jsonb not null,
  payment text not null check (payment in ('prepayment', 'stripe')),
  tax_mode text not null check (tax_mode in ('regular', 'small-business')),
  goods_cents integer not null check (goods_cents >= 0),
  shipping_cents integer not null check (shipping_cents >= 0),
  total_cents integer not null check (total_cents = goods_cents + shipping_cents),
  -- Of what was revoked, with its part of the shipping.
  revoked_cents integer not null default 0,
  paid_cents integer not null default 0,
  refunded_cents integer not null default 0 check (refunded_cents <= paid_cents),
  agreed jsonb not null,
  created_at timestamptz not null default now(),
  -- Until when the goods are kept back unpaid.
  reserved_until timestamptz not null,
  paid_at timestamptz,
  shipped_at timestamptz,
  ended_at timestamptz,
  shipment jsonb
);

create index shop_order_user on shop_order (user_id, created_at desc) where user_id is not null;
create index shop_order_list on shop_order (created_at desc, id desc);
create index shop_order_reserved on shop_order (reserved_until) where state = 'open';
create index shop_order_email on shop_order (lower(email), created_at);
create index shop_order_network on shop_order (network) where network is not null;

create table shop_order_line (
  order_id text not null references shop_order (id) on delete cascade,
  position integer not null,
  variant_id text not null,
  product_id text not null,
  -- As it was ordered, whatever becomes of the product: name, size, colour, material, identifier.
  details jsonb not null,
  quantity integer not null check (quantity > 0),
  unit_cents integer not null,
  vat_percent integer not null,
  weight_grams integer not null,
  pass_days integer,
  revoked_quantity integer not null default 0 check (revoked_quantity between 0 and quantity),
  primary key (order_id, position)
);

-- Money that came and went. The reference is unique: the same money never counts twice.
create table shop_payment (
  id text primary key,
  order_id text not null references shop_order (id) on delete cascade,
  kind text not null check (kind in ('payment', 'refund')),
  means text not null check (means in ('prepayment', 'stripe')),
  amount_cents integer not null check (amount_cents > 0),
  happened_on date not null,
  reference text not null unique,
  -- Of a refund: the payment that it gives back, where that is known, and the click that asked for it.
  of_payment text references shop_payment (id) on delete cascade,
  wish_key text,
  recorded_by text references account (id) on delete set null,
  created_at timestamptz not null default now()
);

create index shop_payment_order on shop_payment (order_id, created_at);
create index shop_payment_of on shop_payment (of_payment) where of_payment is not null;
create index shop_payment_recorder on shop_payment (recorded_by) where recorded_by is not null;

-- Pages of the payment service on which an order can be paid.
create table shop_payment_session (
  id text primary key,
  order_id text not null references shop_order (id) on delete cascade,
  url text not null,
  -- What was owed when it was opened; another page replaces it when a part of the order is revoked.
  amount_cents integer not null,
  created_at timestamptz not null default now()
);

create index shop_payment_session_order on shop_payment_session (order_id, created_at desc);

-- Events of the payment service that have been dealt with.
create table shop_payment_event (
  id text primary key,
  type text not null,
  received_at timestamptz not null default now()
);

create index shop_payment_event_received on shop_payment_event (received_at);

-- Numbers without gaps: the row stays locked until the transaction that took one is over, or undone with it.
create table shop_counter (
  name text primary key,
  value integer not null
);

-- What was written on it never changes; the PDF is drawn from it.
create table shop_invoice (
  number text primary key,
  order_id text not null references shop_order (id) on delete restrict,
  kind text not null check (kind in ('invoice', 'correction')),
  issued_at timestamptz not null default now(),
  total_cents integer not null,
  document jsonb not null
);

create index shop_invoice_order on shop_invoice (order_id, issued_at);
create unique index shop_invoice_once on shop_invoice (order_id) where kind = 'invoice';

create table shop_revocation (
  id text primary key,
  send_key text not null unique,
  -- Null as long as nobody knows which order is meant.
  order_id text references shop_order (id) on delete cascade,
  contract text not null,
  name text not null,
  email text not null,
  comment text not null,
  -- As they were sent; empty for the whole contract.
  lines jsonb not null,
  -- What it took back of the order, and what that comes to.
  revoked_lines jsonb,
  refund_cents integer,
  received_at timestamptz not null default now()
);

create index shop_revocation_order on shop_revocation (order_id) where order_id is not null;
create index shop_revocation_list on shop_revocation (received_at desc);
create index shop_revocation_email on shop_revocation (lower(email), received_at);

create table pro_pass (
  id text primary key,
  user_id text not null references account (id) on delete cascade,
  order_id text not null references shop_order (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at)
);

create index pro_pass_user on pro_pass (user_id, ends_at);
create index pro_pass_order on pro_pass (order_id);

-- Files that go along with a mail: name, type and text or base64.
alter table mail_outbox add column attachments jsonb not null default '[]';
