-- Counters of tracking pages. Rows are locked in one order, so concurrent processes cannot
-- deadlock.

-- Counts page openings by parcel. Drops those of unknown or foreign numbers.
create or replace function add_page_visits(organizations bigint[], numbers bigint[], days date[], counts integer[])
  returns void language sql as $$
  with given as (
    select shipment.id as shipment_id, shipment.organization_id, asked.day, sum(asked.count)::integer as count
    from unnest(organizations, numbers, days, counts) as asked (organization_id, number, day, count)
      join shipments as shipment
        on shipment.tracking_number = asked.number and shipment.organization_id = asked.organization_id
    group by 1, 2, 3
  ), parcels as (
    insert into parcel_visits as kept (shipment_id, visits)
    select shipment_id, sum(count) from given group by 1 order by 1
    on conflict (shipment_id) do update set visits = kept.visits + excluded.visits
    returning shipment_id, visits
  ), opened as (
    -- The first opening of a parcel is the only one that does not repeat.
    select given.organization_id, given.day, given.count,
      (parcels.visits = sum(given.count) over parcel and given.day = min(given.day) over parcel)::integer as first
    from given join parcels on parcels.shipment_id = given.shipment_id
    window parcel as (partition by given.shipment_id)
  )
  insert into page_figures as kept (organization_id, day, visits, repeat_visits)
  select organization_id, day, sum(count), sum(count - first) from opened group by 1, 2 order by 1, 2
  on conflict (organization_id, day) do update
    set visits = kept.visits + excluded.visits, repeat_visits = kept.repeat_visits + excluded.repeat_visits
$$;

-- Adds clicks on products that still exist.
create or replace function add_product_clicks(products bigint[], days date[], counts integer[])
  returns void language sql as $$
  with given as (
    select product.id as product_id, product.organization_id, asked.day, sum(asked.count)::integer as count
    from unnest(products, days, counts) as asked (product_id, day, count)
      join products as product on product.id = asked.product_id
    group by 1, 2, 3
  ), clicked as (
    insert into product_clicks as kept (product_id, day, clicks)
    select product_id, day, count from given order by 1, 2
    on conflict (product_id, day) do update set clicks = kept.clicks + excluded.clicks
  )
  insert into page_figures as kept (organization_id, day, clicks)
  select organization_id, day, sum(count) from given group by 1, 2 order by 1, 2
  on conflict (organization_id, day) do update set clicks = kept.clicks + excluded.clicks
$$;
