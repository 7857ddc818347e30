import db from '@adonisjs/lucid/services/db'
import { queryRows } from '#shared/database/query_rows'
import type { ShipmentStatus } from '#shipping/shipment/parcel_progress'

interface LinkedShipment {
  /** @api The public tracking number */
  trackingNumber: number
  kind: 'return' | 'exchange'
  status: ShipmentStatus
}

export interface ReturnLinks {
  /** Tracking number of the shipment that this one returns. */
  returnOf: number | null
  /** Tracking number of the shipment that this one replaces. */
  exchangeOf: number | null
  returns: LinkedShipment[]
}

export const NO_RETURN_LINKS: ReturnLinks = { returnOf: null, exchangeOf: null, returns: [] }

const LINKS = `
  select 'returnOf' as link, first.tracking_number as number, first.status
    from shipments join shipments first on first.id = shipments.return_of where shipments.id = :id
  union all select 'exchangeOf', first.tracking_number, first.status
    from shipment_returns asked join shipments first on first.id = asked.shipment_id
    where asked.exchange_shipment_id = :id
  union all (select 'return', tracking_number, status
    from shipments where return_of = :id order by id)
  union all (select 'exchange', again.tracking_number, again.status
    from shipment_returns asked join shipments again on again.id = asked.exchange_shipment_id
    where asked.shipment_id = :id order by again.id)`

interface Row {
  link: 'returnOf' | 'exchangeOf' | 'return' | 'exchange'
  number: number
  status: ShipmentStatus
}

export async function loadReturnLinks(id: number): Promise<ReturnLinks> {
  const rows = await queryRows<Row>(db, LINKS, { id })
  const numberOf = (link: Row['link']) => rows.find((row) => row.link === link)?.number ?? null
  return {
    returnOf: numberOf('returnOf'),
    exchangeOf: numberOf('exchangeOf'),
    returns: rows.flatMap(({ link, number, status }) =>
      link === 'return' || link === 'exchange'
        ? [{ trackingNumber: number, kind: link, status }]
        : []
    ),
  }
}
