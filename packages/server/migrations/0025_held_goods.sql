-- Until when goods are kept back for an order that is not paid; null when they are on sale. An order can be paid for longer
-- than that, until reserved_until. What was ordered before keeps its goods as long as its customer was told.
alter table shop_order add column held_until timestamptz;
update shop_order set held_until = reserved_until;
create index shop_order_held on shop_order (held_until) where state = 'open';
