import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows } from '#shared/database/query_rows'

export type ReplayedShipment = {
  id: number
  /** PostgreSQL text with microseconds, which a JavaScript date would lose. */
  createdAt: string
  organizationId: number
  userId: number
  courierCode: string
  billingGroupId: number | null
  billableGrams: number
  /** The longest side of any package; 0 if no dimensions are known. */
  longestSideCm: number
  fromCountry: string
  fromState: string | null
  fromCity: string | null
  toCountry: string
  toState: string | null
  toCity: string | null
  /** Our charge for carriage at the time, including surcharges. */
  chargedKobo: number
  costKobo: number | null
}

export type ShipmentPeriod = { since: string; until: string }

export type ReplayPosition = { createdAt: string; id: number }

/** Paid shipments that were not voided, without those of test organizations. */
const IS_REPLAYED = `shipments.organization_id > 0 and paid_at is not null and status <> 'VOIDED'
  and shipments.created_at >= :since::timestamptz and shipments.created_at < :until::timestamptz`

const SELECT_PAGE = `
  select shipments.id, shipments.created_at::text as "createdAt",
    shipments.organization_id as "organizationId", user_id as "userId",
    shipments.courier_code as "courierCode", shipments.billing_group_id as "billingGroupId",
    billable_grams as "billableGrams",
    origin.country_code as "fromCountry", origin.state_key as "fromState", origin.city_code as "fromCity",
    destination.country_code as "toCountry", destination.state_key as "toState", destination.city_code as "toCity",
    longest.side as "longestSideCm", charged.kobo as "chargedKobo", shipment_margins.cost_kobo as "costKobo"
  from shipments
    join shipment_addresses as origin on origin.shipment_id = shipments.id and origin.side = 'origin'
    join shipment_addresses as destination on destination.shipment_id = shipments.id
      and destination.side = 'destination'
    left join shipment_margins on shipment_margins.shipment_id = shipments.id
    cross join lateral (
      select coalesce(sum(amount_kobo), 0) as kobo from shipment_charges
      where shipment_id = shipments.id and kind in ('shipping', 'surcharge')
    ) as charged
    cross join lateral (
      select coalesce(max(greatest(length_cm, width_cm, height_cm)), 0) as side from shipment_packages
      where shipment_id = shipments.id
    ) as longest
  where ${IS_REPLAYED} and (shipments.created_at, shipments.id) > (:createdAt::timestamptz, :id::bigint)
  order by shipments.created_at, shipments.id limit :size`

/** Loads the next page in booking order, in one statement. */
export function loadNextShipments(
  client: QueryClientContract,
  { since, until }: ShipmentPeriod,
  { after, size }: { after: ReplayPosition | null; size: number }
): Promise<ReplayedShipment[]> {
  const { createdAt, id } = after ?? { createdAt: since, id: 0 }
  return queryRows(client, SELECT_PAGE, { since, until, createdAt, id, size })
}

export async function countReplayedShipments(
  client: QueryClientContract,
  { since, until }: ShipmentPeriod
): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    client,
    `select count(*) as count from shipments where ${IS_REPLAYED}`,
    { since, until }
  )
  return row!.count
}
