import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { CARRIER_NAMES, courierCodesOf, type Carrier } from '#shipping/pricing/rules/carriers'

export interface ManifestParcel {
  waybillNumber: string
  trackingNumber: string
  receiverTown: string
  receiverCountry: string
  packages: number
  grams: number
  service: string
  /** False if the sender brought the parcel to us. */
  isPickup: boolean
}

/** A parcel whose pickup was cancelled counts as a drop-off. */
const IS_PICKED_UP = `(shipments.pickup and pickups.state is distinct from 'canceled')`

/**
 * Lists a pickup on its pickup day, and a drop-off on the day when the courier received it, or
 * until then on the day of booking. Drop-offs booked more than 90 days earlier are left out.
 */
const IS_ON_MANIFEST = `
  shipments.courier_code = any(:codes) and shipments.organization_id > 0
    and shipments.waybill_number is not null
    and (pickups.day = :day::date
      or shipments.created_at between :day::date - interval '90 days' and :day::date + interval '2 days')
    and shipments.status in ('BOOKED', 'COURIER_ASSIGNED', 'DELIVERED')
    and case when ${IS_PICKED_UP}
      then pickups.day = :day::date
      else (coalesce(
        (select min(occurred_at) from tracking_events
          where shipment_id = shipments.id and code = 'PICKED_UP' and withdrawn_at is null),
        (select max(created_at) from shipment_status_changes
          where shipment_id = shipments.id and to_status = 'BOOKED')
      ) at time zone 'Africa/Lagos')::date = :day::date end`

const SELECT_MANIFEST_PARCELS = `
  select shipments.waybill_number, shipments.tracking_number::text, shipments.service_type,
    shipments.actual_grams, ${IS_PICKED_UP} as pickup,
    coalesce(shipment_addresses.city_name, states.name, '') as town, countries.name as country,
    (select count(*)::int from shipment_packages where shipment_id = shipments.id) as packages
  from shipments
  join shipment_addresses on shipment_addresses.shipment_id = shipments.id and side = 'destination'
  join countries on countries.code = shipment_addresses.country_code
  left join states on states.key = shipment_addresses.state_key
  left join pickups on pickups.id = shipments.pickup_id
  where ${IS_ON_MANIFEST}
  order by pickup desc, shipments.id`

const FIND_MANIFEST_PARCEL = `select shipments.waybill_number from shipments
  left join pickups on pickups.id = shipments.pickup_id where ${IS_ON_MANIFEST} limit 1`

interface Row {
  waybill_number: string
  tracking_number: string
  service_type: string
  actual_grams: number
  pickup: boolean
  town: string
  country: string
  packages: number
}

export async function listManifestParcels(
  carrier: Carrier,
  day: string
): Promise<ManifestParcel[]> {
  const rows = await queryRows<Row>(db, SELECT_MANIFEST_PARCELS, {
    codes: courierCodesOf(carrier),
    day,
  })
  return rows.map((row) => ({
    waybillNumber: row.waybill_number,
    trackingNumber: row.tracking_number,
    receiverTown: row.town,
    receiverCountry: row.country,
    packages: row.packages,
    grams: row.actual_grams,
    service: row.service_type,
    isPickup: row.pickup,
  }))
}

/** Lists the carriers with parcels on their manifest of the day. */
export async function listManifestCarriers(day: string): Promise<Carrier[]> {
  const carriers = Object.keys(CARRIER_NAMES) as Carrier[]
  const found = await Promise.all(
    carriers.map((carrier) => {
      const bindings = { codes: courierCodesOf(carrier), day }
      return queryRows<Pick<Row, 'waybill_number'>>(db, FIND_MANIFEST_PARCEL, bindings)
    })
  )
  return carriers.filter((_, at) => found[at]!.length > 0)
}
