import db from '@adonisjs/lucid/services/db'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import BookWithCourierJob from '#shipping/carriers/jobs/book_with_courier_job'
import Shipment from '#shipping/shipment/models/shipment'
import { ForbiddenTransition, changeStatus } from '#shipping/shipment/shipment_status'

/**
 * Orders a refused shipment again. For staff only. Throws E_ROW_NOT_FOUND. Throws
 * ForbiddenTransition unless the status is PENDING_ISSUE: an unpaid booking must not be carried.
 */
export async function retryShipment(caller: Caller, id: number) {
  const found = await Shipment.visibleTo(caller).where('id', id).firstOrFail()
  await db.transaction(async (trx) => {
    const shipment = await Shipment.locked(trx, found.id)
    if (shipment.status !== 'PENDING_ISSUE')
      throw new ForbiddenTransition(shipment.status, 'PENDING')
    const before = { status: shipment.status, issue: shipment.issue }
    shipment.issue = null
    await changeStatus(trx, shipment, 'PENDING', { by: caller.user.id, reason: 'Asked again' })
    await recordAudit(trx, {
      actorId: caller.user.id,
      action: 'shipment.retry',
      subject: { kind: 'shipment', id: shipment.trackingNumber },
      before,
      after: { status: shipment.status, issue: null },
    })
  })
  await BookWithCourierJob.dispatch({ shipmentId: found.id })
}
