import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { JoinedModel } from '#shared/database/joined_model'
import { type Bindings, type Prepared, prepared } from '#shared/database/prepared'
import Country from '#shipping/places/country'
import State from '#shipping/places/state'
import { type TransitTime, laneEndKey } from '#shipping/pricing/lanes/transit_times'
import Courier from '#shipping/pricing/models/courier'
import Shipment from '#shipping/shipment/models/shipment'
import ShipmentAccessPoint from '#shipping/shipment/models/shipment_access_point'
import ShipmentAddress from '#shipping/shipment/models/shipment_address'
import ShipmentPackage from '#shipping/shipment/models/shipment_package'
import TrackingEvent from '#shipping/shipment/models/tracking_event'

type Row = Record<string, unknown>

const shipments = new JoinedModel(Shipment, 'shipments', [
  ...['status', 'kind', 'insurance', 'payment_method'],
])
const couriers = new JoinedModel(Courier, 'couriers')
const addresses = new JoinedModel(ShipmentAddress, 'addresses')
const countries = new JoinedModel(Country, 'countries')
const states = new JoinedModel(State, 'states')
const points = new JoinedModel(ShipmentAccessPoint, 'points')
const pointCountries = new JoinedModel(Country, 'point_countries')
const packages = new JoinedModel(ShipmentPackage, 'packages')
const events = new JoinedModel(TrackingEvent, 'events')

/** Returns one row per address. `mode` below 0 finds test shipments, above 0 live ones, 0 both. */
const trackedQuery = (column: 'id' | 'tracking_number'): Prepared => ({
  name: `tracked_by_${column}`,
  sql: `select ${shipments.columns}, ${couriers.columns}, ${addresses.columns}, ${countries.columns},
      ${states.columns}, ${points.columns}, ${pointCountries.columns},
      case when shipments.status = 'PENDING_ISSUE' then (select max(created_at)
        from shipment_status_changes as change
        where change.shipment_id = shipments.id and to_status = 'PENDING_ISSUE') end as "refusedAt"
    from shipments
      join couriers on couriers.code = shipments.courier_code
      join shipment_addresses addresses on addresses.shipment_id = shipments.id
      join countries on countries.code = addresses.country_code
      left join states on states.key = addresses.state_key
      left join shipment_access_points points on points.shipment_id = shipments.id
      left join countries point_countries on point_countries.code = points.country_code
    where shipments.${column} = :number and shipments.paid_at is not null
      and shipments.status not in ('CANCELED', 'VOIDED')
      and (:mode::int = 0 or sign(shipments.organization_id) = :mode::int)`,
})

const TRACKED_QUERIES = { id: trackedQuery('id'), trackingNumber: trackedQuery('tracking_number') }

/** Returns a row per package and per event, each with the transit time of the lane. */
const CONTENTS: Prepared = {
  name: 'tracked_contents',
  sql: `select ${packages.columns}, ${events.columns}, (
      select to_json(fact) from (
        select usual_days as "usualDays", most_days as "mostDays", parcels from lane_facts
        where courier_code = :courier and kind = :kind
          and ((origin, destination) = (:from, :to) or (origin, destination) = ('', ''))
        order by origin desc limit 1
      ) as fact) as "laneFact"
    from (values (1), (2)) as kinds (kind)
      left join shipment_packages packages on kind = 1 and packages.shipment_id = :id
      left join tracking_events events on kind = 2 and events.shipment_id = :id
        and events.withdrawn_at is null
    order by packages.position, events.id`,
}

/** Runs two queries. Null for an unknown, unpaid, cancelled or voided shipment. */
export async function loadTrackedShipment(
  by: keyof typeof TRACKED_QUERIES,
  bindings: Bindings
): Promise<Shipment | null> {
  const client = db.connection()
  const addressRows = await prepared<Row>(client, TRACKED_QUERIES[by], bindings)
  const [first] = addressRows
  if (!first) return null
  const shipment = shipments.from(first, client)
  const refusedAt = first.refusedAt as Date | null
  shipment.refusedAt = refusedAt && DateTime.fromJSDate(refusedAt)
  shipment.$setRelated('courier', couriers.from(first, client))
  shipment.$setRelated(
    'addresses',
    addressRows.map((end) => addressIn(end))
  )
  const point = points.orNull(first, client)
  if (point) {
    point.$setRelated('country', pointCountries.from(first, client))
    shipment.$setRelated('accessPoint', point)
  }
  const { id, courierCode: courier, kind } = shipment
  const contents = await prepared<Row>(client, CONTENTS, {
    id,
    courier,
    kind,
    from: laneEndKey(kind, toLaneEnd(shipment.address('origin'))),
    to: laneEndKey(kind, toLaneEnd(shipment.address('destination'))),
  })
  shipment.laneFact = (contents[0]?.laneFact as TransitTime | null) ?? null
  shipment.$setRelated(
    'packages',
    contents.flatMap((row) => packages.orNull(row, client) ?? [])
  )
  shipment.$setRelated(
    'events',
    contents.flatMap((row) => events.orNull(row, client) ?? [])
  )
  return shipment
}

function toLaneEnd({ countryCode: country, stateKey }: ShipmentAddress) {
  return { country, state: stateKey?.split('_')[1] ?? null }
}

function addressIn(end: Row): ShipmentAddress {
  const client = db.connection()
  const address = addresses.from(end, client)
  address.$setRelated('country', countries.from(end, client))
  const state = states.orNull(end, client)
  if (state) address.$setRelated('state', state)
  return address
}
