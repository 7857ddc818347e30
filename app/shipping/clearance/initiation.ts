import { DateTime } from 'luxon'
import { Exception } from '@adonisjs/core/exceptions'
import type { Caller } from '#identity/caller'
import ClearanceDocument from '#shipping/models/clearance_document'
import Shipment from '#shipping/models/shipment'

/** Documents of shipments that a caller may see. */
export function clearanceVisibleTo(caller: Caller) {
  const shipments = Shipment.visibleTo(caller).select('id')
  return ClearanceDocument.query().whereIn('shipmentId', shipments)
}

/**
 * Says that the clearing has begun; of those that had begun already the first time stays. All of them
 * or none: one that is out of sight answers 404.
 */
export async function markInitiated(caller: Caller, ids: number[]) {
  const found = await clearanceVisibleTo(caller).whereIn('id', ids)
  if (found.length < ids.length) throw new Exception('Unknown document', { status: 404 })
  await ClearanceDocument.query()
    .whereIn('id', ids)
    .whereNull('initiatedAt')
    .update({ initiatedAt: DateTime.now().toJSDate(), initiatedBy: caller.user.id })
}
