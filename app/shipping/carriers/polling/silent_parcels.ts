import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { queryRows } from '#shared/database/query_rows'
import { DomainError } from '#shared/errors/domain_error'
import Shipment from '#shipping/shipment/models/shipment'
import type { CourierConnection } from '#shipping/pricing/rules/carriers'
import { auditShipment } from '#shipping/shipment/audit_shipment'

const MAX_LISTED_PARCELS = 50

export interface SilentParcel {
  id: number
  trackingNumber: number
  waybillNumber: string
  driver: CourierConnection
  lastEventAt: Date
}

class NotSilent extends DomainError {
  constructor() {
    super('E_NOT_FOUND', 'We are already tracking this parcel, or there is nothing left to track.')
  }
}

const SILENT_PARCELS = `from parcel_watches w join shipments s on s.id = w.shipment_id
  where w.stopped = 'silent' and s.organization_id > 0`

export function listSilentParcels(limit = MAX_LISTED_PARCELS): Promise<SilentParcel[]> {
  return queryRows<SilentParcel>(
    db,
    `select w.shipment_id as id, s.tracking_number as "trackingNumber",
       s.waybill_number as "waybillNumber", w.driver,
       coalesce((select max(recorded_at) from tracking_events where shipment_id = w.shipment_id), w.began_at) as "lastEventAt"
     ${SILENT_PARCELS} order by w.looked_at limit ?`,
    [limit]
  )
}

export async function countSilentParcels(): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    db,
    `select count(*)::int as count ${SILENT_PARCELS}`
  )
  return row!.count
}

/** Returns false if polling had not been stopped for this reason. */
export async function resumePolling(
  trx: TransactionClientContract,
  shipmentId: number,
  stopped: 'ended' | 'silent'
): Promise<boolean> {
  const found = await trx
    .from('parcel_watches')
    .where({ shipment_id: shipmentId, stopped })
    .update({
      stopped: null,
      next_look_at: trx.raw('clock_timestamp()'),
      followed_since: trx.raw('now()'),
    })
  return Number(found) > 0
}

export async function resumeSilentParcel(caller: Caller, shipmentId: number) {
  await db.transaction(async (trx) => {
    const live = Shipment.live().useTransaction(trx)
    const shipment = await live.where('id', shipmentId).firstOrFail()
    if (!(await resumePolling(trx, shipmentId, 'silent'))) throw new NotSilent()
    await auditShipment(trx, caller, shipment, 'shipment.follow_again', {
      before: { isFollowed: false },
      after: { isFollowed: true },
    })
  })
}
