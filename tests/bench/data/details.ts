import { chance, oneOf } from '#tests/bench/data/chance'
import { HAND_OVER, JOURNEY } from '#tests/bench/data/shipments'

const FIRST_NAMES =
  'Adaeze Aisha Amina Ayo Bisi Bola Chidi Chioma Dayo Ebele Efe Emeka Femi Folake Funmi Grace Halima Ibrahim Ife Ikenna Jide Kemi Kunle Lola Musa Ngozi Nneka Obinna Olu Sade Segun Tola Tunde Uche Yemi Zainab Harriet Daniel Emily James'
const LAST_NAMES =
  'Abiola Adebayo Adeyemi Afolabi Aliyu Bakare Bello Chukwu Danjuma Eze Falana Garba Ibe Idowu Johnson Kalu Lawal Miller Musa Nwosu Obi Ojo Okafor Okeke Okoro Oni Onuoha Salami Sule Umar Usman Williams Yusuf Cooper Baker Fashola Oyelaran Etim Bassey Ekpo'
const STREETS =
  'Allen Avenue, Toyin Street, Opebi Road, Gana Street, Marina Road, High Street, Aba Road, Wall Street'.split(
    ', '
  )
const GOODS =
  'Ankara fabric, Shea butter, Leather sandals, Phone case, Carved mask, Books, Beaded necklace, Running shoes'.split(
    ', '
  )

const THESE = 'shipments.id between :fromId::bigint and :toId::bigint'

/** SQL for both addresses of a shipment; of an import or export, one is abroad. */
export const ADDRESSES = `
  insert into shipment_addresses (shipment_id, side, fullname, phone_number, email, address,
    country_code, state_key, city_name, postal_code)
  with places as materialized (
    select key, country_code, name, country_code = 'NG' as is_home,
      row_number() over (partition by country_code = 'NG' order by key) - 1 as place
    from states where country_code in ('NG', 'GB', 'US', 'GH')
  ), counts as materialized (
    select is_home, count(*) as places from places group by is_home
  ), ends as (
    select id * 2 + (side = 'destination')::int as number, id as shipment_id, side,
      case side when 'origin' then kind <> 'import' else kind <> 'export' end as is_home
    from shipments, unnest(array['origin', 'destination']) as side where ${THESE}
  ), people as (
    select *, ${oneOf(FIRST_NAMES.split(' '), 'number', 11)} as first,
      ${oneOf(LAST_NAMES.split(' '), 'number', 12)} as last,
      (hashint8extended(number, 13) & 1073741823) % 100000000 as digits,
      hashint8extended(number, 14) & 1048575 as town
    from ends
  )
  select shipment_id, side, first || ' ' || last,
    case when is_home then '080' else '+4420' end || lpad(digits::text, 8, '0'),
    lower(first || '.' || last) || number % 1000 || '@post.example',
    1 + number % 90 || ' ' || ${oneOf(STREETS, 'number', 15)}, country_code, key, name, '100001'
  from people join counts using (is_home) join places using (is_home)
  where place = town % counts.places order by number`

/** One parcel in eight has two packages, and one package in four has two kinds of goods. */
const CONTENTS = `
  with packed as (
    insert into shipment_packages (shipment_id, position, weight_grams, length_cm, width_cm, height_cm, waybill_number)
    select id, position, actual_grams / (1 + (${chance('id', 16)} < 128)::int), 25, 20, 10,
      case when position = 1 then waybill_number end
    from shipments, generate_series(1, 1 + (${chance('id', 16)} < 128)::int) as position
    where ${THESE} order by id, position returning id
  ), categories as (select array_agg(id order by id) as ids from item_categories)
  insert into shipment_items (package_id, position, description, quantity, unit_value_kobo, category_id)
  select packed.id, position, ${oneOf(GOODS, 'packed.id + position', 17)}, 1 + ${chance('packed.id', 18)} % 3, 1250000,
    ids[1 + (hashint8extended(packed.id, 19) & 65535) % cardinality(ids)]
  from packed, categories, generate_series(1, 1 + (${chance('packed.id', 20)} < 256)::int) as position
  order by packed.id, position`

const CHARGES = `
  insert into shipment_charges (shipment_id, kind, label, amount_kobo, created_at)
  select id, charge.*, created_at from shipments, lateral (values
    ('shipping', 'Shipping Rate', payment_amount_kobo - 150000), ('pickup', 'Pickup', 150000)
  ) as charge where ${THESE} order by id`

const MOVES = `
  insert into shipment_status_changes (shipment_id, from_status, to_status, user_id, created_at)
  select id, lag(move.status) over (partition by id order by move.place), move.status,
    case when move.place < 2 then user_id end, move.moment
  from shipments, lateral (values
    (0, 'AWAITING_PAYMENT_CONFIRMATION', created_at),
    (1, 'PENDING', paid_at),
    (2, case when waybill_number is not null then 'BOOKED' end, paid_at + interval '1 minute'),
    (2, case when status in ('PENDING_ISSUE', 'VOIDED') then 'PENDING_ISSUE' end, paid_at + interval '1 minute'),
    (3, case when status in ('COURIER_ASSIGNED', 'DELIVERED') then 'COURIER_ASSIGNED' end,
      paid_at + ${HAND_OVER} * ${JOURNEY}),
    (4, case when status = 'DELIVERED' then 'DELIVERED' end, delivered_at),
    (5, case when status = 'VOIDED' then 'VOIDED' end, paid_at + interval '20 minutes'),
    (5, case when status = 'CANCELED' then 'CANCELED' end, created_at + interval '7 days')
  ) as move (place, status, moment)
  where ${THESE} and move.status is not null and move.moment is not null order by id, move.place`

/** SQL for the courier's events until today; domestic parcels have no customs events. */
const EVENTS = `
  insert into tracking_events (shipment_id, source, source_id, code, text, country_code, place,
    occurred_at, recorded_at)
  select id, 'sandbox', event.code, event.code, event.text, event.country,
    case event.country when 'NG' then 'Lagos' when 'GB' then 'London' end, told.moment, told.moment
  from shipments, lateral (values
    ('INFORMATION_RECEIVED', 'Shipment information received', 0.02, null, true),
    ('PICKED_UP', 'Shipment picked up', ${HAND_OVER}, 'NG', true),
    ('DEPARTED_ORIGIN', 'Departed from the facility', 0.15, 'NG', true),
    ('EXPORT_SCAN', 'Export scan', 0.25, 'NG', false),
    ('ON_THE_WAY', 'On the way', 0.4, null, true),
    ('IMPORT_SCAN', 'Import scan', 0.6, 'GB', false),
    ('CLEARANCE_IN_PROGRESS', 'Customs clearance in progress', 0.65, 'GB', false),
    ('CLEARED_CUSTOMS', 'Cleared customs', 0.7, 'GB', false),
    ('ARRIVED_AT_DESTINATION', 'Arrived at the destination facility', 0.8, null, true),
    ('OUT_FOR_DELIVERY', 'Out for delivery', 0.92, null, true),
    ('DELIVERED', 'Delivered', 1, null, true)
  ) as event (code, text, part, country, is_everywhere),
  lateral (select paid_at + event.part * ${JOURNEY} as moment) as told
  where ${THESE} and waybill_number is not null and told.moment <= :now::timestamptz
    and (kind <> 'domestic' or event.is_everywhere)
  order by id, event.part`

const LETTERS = `
  insert into shipment_letters (shipment_id, kind, written_at)
  select id, 'waybill', paid_at + interval '2 minutes' from shipments
  where ${THESE} and waybill_number is not null order by id`

/** SQL for notifications: a receiver gets one for each parcel of a business. */
const NOTICES = `
  insert into receiver_notifications (organization_id, shipment_id, event, channel, status, attempts,
    sent_at, created_at, updated_at)
  select organization_id, id, notice.event, 'email', 'sent', 1, moment, moment, moment
  from shipments, lateral (values
    ('booked', paid_at + interval '2 minutes'),
    ('on_the_way', case when in_transit or delivered_at is not null then paid_at + ${HAND_OVER} * ${JOURNEY} end),
    ('delivered', delivered_at)
  ) as notice (event, moment)
  where ${THESE} and organization_id > 2 and waybill_number is not null and moment is not null
  order by id, moment`

/** SQL for audit entries of staff; without a staff account it inserts none. */
const AUDIT = `
  insert into audit_entries (actor_id, action, subject_kind, subject_id, before, after, created_at)
  select staff.id, case status when 'VOIDED' then 'shipment.void' else 'shipment.retry' end, 'shipment',
    shipments.id::text, jsonb_build_object('status', 'PENDING_ISSUE'), jsonb_build_object('status', status),
    paid_at + interval '20 minutes'
  from shipments, (select id from users where role in ('ROOT', 'ADMIN') order by id limit 1) as staff
  where ${THESE} and paid_at is not null and (status = 'VOIDED' or ${chance('shipments.id', 21)} < 64)
  order by shipments.id`

/** Returns an SQL statement for each table whose rows depend on shipments. */
export const DETAILS = [ADDRESSES, CONTENTS, CHARGES, MOVES, EVENTS, LETTERS, NOTICES, AUDIT]
