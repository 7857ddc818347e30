import db from '@adonisjs/lucid/services/db'
import { Snapshot } from '#shared/database/snapshot'
import type { Route } from '#shipping/places/zone'
import { type ShipmentKind, shipmentKind } from '#shipping/pricing/kind'
import { leastParcelsOfLane } from '#shipping/pricing/settings'

/** How long a courier takes, in days of Lagos from hand-over to delivery, of parcels that we had delivered. */
export type LaneFact = {
  /** Half of them took no longer. */
  usualDays: number
  /** Nine in ten took no longer. */
  mostDays: number
  parcels: number
}

type Row = LaneFact & {
  courierCode: string
  kind: ShipmentKind
  origin: string
  destination: string
}

type End = Pick<Route['origin'], 'country' | 'state'>

/** What our own deliveries say of every lane that has enough of them, at one moment. */
export class LaneFacts {
  readonly #facts: Map<string, LaneFact>

  constructor(rows: readonly Row[]) {
    this.#facts = new Map(
      rows.map(({ courierCode, kind, origin, destination, ...fact }) => [
        keyOf(courierCode, kind, origin, destination),
        fact,
      ])
    )
  }

  /** Of the lane, or else of all lanes of its kind; null where nothing can be said. */
  of(
    courierCode: string,
    { origin, destination }: Record<'origin' | 'destination', End>
  ): LaneFact | null {
    const kind = shipmentKind(origin.country, destination.country)
    if (!kind) return null
    const [from, to] = [laneEnd(kind, origin), laneEnd(kind, destination)]
    return (
      this.#facts.get(keyOf(courierCode, kind, from, to)) ??
      this.#facts.get(keyOf(courierCode, kind, '', '')) ??
      null
    )
  }
}

/** As the tariff sees it; an empty one is of no lane. */
export function laneEnd(kind: ShipmentKind, { country, state }: End): string {
  return (kind === 'domestic' ? state : country) ?? ''
}

function keyOf(courierCode: string, kind: string, origin: string, destination: string): string {
  return `${courierCode} ${kind} ${origin} ${destination}`
}

export const laneFacts = new Snapshot<LaneFacts>('lanes', {
  sql: (versions) => `select ${versions}, (select coalesce(json_agg(row), '[]') from (
      select courier_code as "courierCode", kind, origin, destination, parcels, usual_days as "usualDays",
        most_days as "mostDays" from lane_facts
    ) as row) as facts`,
  build: ({ facts }: { facts: Row[] }) => new LaneFacts(facts),
})

/** Counts anew how long couriers take, and from which day on parcels under way are late. */
export async function countLanes() {
  const least = await leastParcelsOfLane.get()
  await db.transaction((trx) => trx.rawQuery('select count_lane_facts(?)', [least]))
}
