import { DateTime } from 'luxon'
import { Exception } from '@adonisjs/core/exceptions'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { recordAudits } from '#shared/audit/audit'
import ClearanceDocument from '#shipping/shipment/models/clearance_document'
import Shipment from '#shipping/shipment/models/shipment'

export function visibleClearanceDocuments(caller: Caller, client?: TransactionClientContract) {
  const shipments = Shipment.visibleTo(caller).select('id')
  return ClearanceDocument.query({ client }).whereIn('shipmentId', shipments)
}

/** Marks all documents, or none if one is inaccessible. Those already marked keep their time. */
export async function markClearanceInitiated(caller: Caller, ids: number[]) {
  await db.transaction(async (trx) => {
    const found = await visibleClearanceDocuments(caller, trx)
      .whereIn('id', ids)
      .preload('shipment')
      .orderBy('id')
      .forUpdate()
    if (found.length < ids.length) throw new Exception('Unknown document', { status: 404 })
    const started = found.filter(({ initiatedAt }) => initiatedAt === null)
    await ClearanceDocument.query({ client: trx })
      .whereIn(
        'id',
        started.map(({ id }) => id)
      )
      .update({ initiatedAt: DateTime.now().toJSDate(), initiatedBy: caller.user.id })
    await recordAudits(
      trx,
      started.map(({ shipment, classification: clearance }) => ({
        actorId: caller.user.id,
        action: 'shipment.clearance_initiated',
        subject: { kind: 'shipment', id: shipment.trackingNumber },
        before: { clearance, initiated: false },
        after: { clearance, initiated: true },
      }))
    )
  })
}
