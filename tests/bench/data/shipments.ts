import { chance, oneOf } from '#tests/bench/data/chance'

const COURIERS = ['DHL', 'FEDEX', 'UPS', 'ARAMEX', 'DHL', 'DHL', 'FEDEX']

/** Two years in hours, since a day of the database's time zone may have 23 or 25. */
export const TWO_YEARS = '17520 hours'

/** SQL for the length of a journey, three to eleven days, derived from the parcel's id. */
export const JOURNEY = `make_interval(hours => 72 + ${chance('id', 9)}::int * 192 / 1024)`

/** Share of the journey that has passed when the courier picks the parcel up. */
export const HAND_OVER = 0.08

/**
 * The existing business gets its share. Of the rest, seven in ten belong to new businesses, more
 * than a quarter of those to the first of them; the others belong to people.
 */
const CUSTOMER = `case when ${chance('number', 22)} < :ownShare then :ownWalletId::bigint
  else :firstWalletId::bigint + case when :people = 0 or ${chance('number', 1)} < 717 then
    case when ${chance('number', 2)} < 290 then 0
    else floor(:businesses * power(${chance('number', 3)} / 1024::float8, 2))::int end
  else :businesses + ((hashint8extended(number, 4) & 1048575) * :people::bigint / 1048576) end end`

/**
 * Two years of shipments, increasingly frequent towards today, ordered by number. One in 26 was
 * never paid for, one in 26 was voided, a few have a problem at their courier, and the others have
 * the status that fits their age.
 */
export const SHIPMENTS = `
  insert into shipments (id, transaction_reference, tracking_number, organization_id, user_id, kind,
    status, courier_code, service_type, delivery_timeline, price_trace, insurance, pickup,
    signature_required, declared_value_kobo, actual_grams, volumetric_grams, billable_grams,
    payment_amount_kobo, payment_method, paid_at, paid_from_wallet_id, waybill_number, issue,
    estimated_delivery_on, in_transit, delivered_at, created_at, updated_at, courier_driver,
    tracking_state)
  with booked as (
    select :firstId::bigint + number as id, number, ${CUSTOMER} as wallet_id,
      :now::timestamptz - interval '${TWO_YEARS}' * power(1 - (number + 0.5) / :shipments::float8, 1.5) as created_at
    from generate_series(:from::bigint, :to::bigint) as number
  ), stories as (
    select *, created_at + interval '3 minutes' as paid_at,
      created_at + interval '3 minutes' + ${JOURNEY} as arrives_at, case
        when created_at > :now::timestamptz - interval '1 hour' or ${chance('id', 5)} < 40
          then case when created_at < :now::timestamptz - interval '7 days' then 'CANCELED'
            else 'AWAITING_PAYMENT_CONFIRMATION' end
        when ${chance('id', 5)} < 80 then 'VOIDED'
        when ${chance('id', 5)} < 84 and created_at > :now::timestamptz - interval '14 days'
          then 'PENDING_ISSUE'
      end as ending from booked
  ), placed as (
    select stories.*, coalesce(ending, case
        when arrives_at <= :now::timestamptz then 'DELIVERED'
        when paid_at + ${HAND_OVER} * (arrives_at - paid_at) <= :now::timestamptz then 'COURIER_ASSIGNED'
        else 'BOOKED' end) as status,
      ending is null or ending in ('VOIDED', 'PENDING_ISSUE') as is_paid,
      wallets.organization_id, coalesce(wallets.user_id, members.ids[
        1 + (hashint8extended(stories.id, 10) & 65535) % cardinality(members.ids)]) as user_id,
      500 + ${chance('stories.id', 6)} * 10 as grams, ${oneOf(COURIERS, 'stories.id', 7)} as courier
    from stories join wallets on wallets.id = wallet_id
    left join (select organization_id, array_agg(user_id order by user_id) as ids from memberships
      where organization_id > 2 group by 1) as members using (organization_id)
  )
  select id, 'SND' || upper(lpad(to_hex(id * 2654435761 & 1099511627775), 10, '0')),
    100000000000 + id * 982451653 % 900000000000, organization_id, user_id,
    ${oneOf(['export', 'export', 'export', 'domestic', 'domestic', 'import'], 'id', 8)}, status, courier,
    courier || ' Express', '3 to 11 working days',
    jsonb_build_object('zoneId', 1, 'zone', 'Zone 1', 'billingGroup', null, 'rateId', 1, 'aboveGrams', 0,
      'endGrams', 30000, 'actualGrams', grams, 'volumetricGrams', 500, 'billableGrams', grams),
    'Standard', true, false, 2500000, grams, 500, grams, 500000 + grams * 500,
    case when is_paid then 'cash' end, case when is_paid then paid_at end,
    case when is_paid then wallet_id end, case when ending is null then 'BW' || lpad(id::text, 12, '0') end,
    case when status = 'PENDING_ISSUE' then 'The courier asks for a postal code.' end,
    arrives_at::date, status = 'COURIER_ASSIGNED', case when status = 'DELIVERED' then arrives_at end,
    created_at, case status when 'DELIVERED' then arrives_at else created_at end,
    case when is_paid then lower(courier) end, case status when 'DELIVERED' then 'DELIVERED'
      when 'COURIER_ASSIGNED' then 'ON_THE_WAY' when 'BOOKED' then 'INFORMATION_RECEIVED' end
  from placed order by id`
