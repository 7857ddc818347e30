import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import { type Pair, rateOf } from '#tests/bench/measurement'
import { runSweep } from '#tests/support/jobs'

const PLAIN = `
  select count(distinct shipments.id)::int as deliveries, max(ends.state_key), max(ends.country_code),
    min(occurred_at), max(code)
  from shipments join shipment_addresses as ends on ends.shipment_id = shipments.id
    join tracking_events on tracking_events.shipment_id = shipments.id
  where shipments.organization_id > 0 and shipments.status = 'DELIVERED'
    and delivered_at >= now() - interval '180 days'`

/** Deliveries per second that the nightly job counts, compared with one SQL query on their rows. */
export async function laneCount(): Promise<Pair> {
  const read = async () => {
    const [row] = await queryRows<{ deliveries: number }>(db, PLAIN)
    return row!.deliveries
  }
  const deliveries = await read()
  return {
    ours: () => rateOf(() => count(deliveries)),
    floor: () => rateOf(read),
  }
}

async function count(deliveries: number): Promise<number> {
  await runSweep('shipping.count_lanes')
  const facts = await db.from('lane_facts').limit(1)
  if (facts.length === 0) throw new Error(`The job counted none of ${deliveries} deliveries`)
  return deliveries
}
