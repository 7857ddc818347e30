import db from '@adonisjs/lucid/services/db'
import { Snapshot } from '#shared/database/snapshot'
import type { TariffRoute } from '#shipping/places/zone'
import { type ShipmentKind, findShipmentKind } from '#shipping/pricing/shipment_kind'
import { minimumLaneParcels } from '#shipping/pricing/pricing_settings'

/** Measured on delivered parcels, in Lagos days from hand-over to delivery. */
export type TransitTime = {
  /** Half of the parcels took no longer. */
  usualDays: number
  /** Nine in ten parcels took no longer. */
  mostDays: number
  parcels: number
}

type Row = TransitTime & {
  courierCode: string
  kind: ShipmentKind
  origin: string
  destination: string
}

type LaneEndPlace = Pick<TariffRoute['origin'], 'country' | 'state'>

export class TransitTimes {
  readonly #facts: Map<string, TransitTime>

  constructor(rows: readonly Row[]) {
    this.#facts = new Map(
      rows.map(({ courierCode, kind, origin, destination, ...fact }) => [
        laneKey(courierCode, kind, origin, destination),
        fact,
      ])
    )
  }

  /** Without figures for the lane, uses those of all lanes of its kind; null without either. */
  of(
    courierCode: string,
    { origin, destination }: Record<'origin' | 'destination', LaneEndPlace>
  ): TransitTime | null {
    const kind = findShipmentKind(origin.country, destination.country)
    if (!kind) return null
    const [from, to] = [laneEndKey(kind, origin), laneEndKey(kind, destination)]
    return (
      this.#facts.get(laneKey(courierCode, kind, from, to)) ??
      this.#facts.get(laneKey(courierCode, kind, '', '')) ??
      null
    )
  }
}

/** A Nigerian state or a country, as in the tariff. A place without a state belongs to no lane. */
export function laneEndKey(kind: ShipmentKind, { country, state }: LaneEndPlace): string {
  return (kind === 'domestic' ? state : country) ?? ''
}

function laneKey(courierCode: string, kind: string, origin: string, destination: string): string {
  return `${courierCode} ${kind} ${origin} ${destination}`
}

export const transitTimes = new Snapshot<TransitTimes>('lanes', {
  sql: (versions) => `select ${versions}, (select coalesce(json_agg(row), '[]') from (
      select courier_code as "courierCode", kind, origin, destination, parcels, usual_days as "usualDays",
        most_days as "mostDays" from lane_facts
    ) as row) as facts`,
  build: ({ facts }: { facts: Row[] }) => new TransitTimes(facts),
})

/** Also updates the day from which parcels in transit count as late. */
export async function recalculateTransitTimes() {
  const least = await minimumLaneParcels.get()
  await db.transaction((trx) => trx.rawQuery('select count_lane_facts(?)', [least]))
}
