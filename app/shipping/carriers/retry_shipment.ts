import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { recordTeamActivity } from '#identity/teams/activity/team_activity'
import { recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { checkCorrection, writeCorrection } from '#shipping/booking/correct_recipient'
import type { RecipientCorrection } from '#shipping/booking/submission_validator'
import { mayHaveOrder } from '#shipping/carriers/attempts/attempt_claims'
import BookWithCourierJob from '#shipping/carriers/jobs/book_with_courier_job'
import Shipment from '#shipping/shipment/models/shipment'
import { ForbiddenTransition, changeStatus } from '#shipping/shipment/shipment_status'

class OrderMayExist extends DomainError {
  constructor() {
    super(
      'E_FORBIDDEN_MOVE',
      'The courier may still have an earlier order of this shipment. We are finding out. Please try again later, or call us.'
    )
  }
}

/**
 * Orders a refused shipment again, with the recipient's address corrected if `correction` is given.
 * Throws E_ROW_NOT_FOUND, E_VALIDATION_ERROR, and like `lockRefusedShipment`: an unpaid booking must
 * not be carried.
 */
export async function retryShipment(caller: Caller, id: number, correction?: RecipientCorrection) {
  const found = await Shipment.visibleTo(caller).where('id', id).firstOrFail()
  const recipient = correction && (await checkCorrection(found.id, correction))
  await db.transaction(async (trx) => {
    const shipment = await lockRefusedShipment(trx, caller, { id: found.id, to: 'PENDING' })
    const before = { status: shipment.status, issue: shipment.issue }
    const corrected = recipient ? await writeCorrection(trx, shipment.id, recipient) : []
    shipment.issue = null
    const reason = corrected.length > 0 ? 'Address corrected' : 'Asked again'
    await changeStatus(trx, shipment, 'PENDING', { by: caller.user.id, reason })
    const subject = { kind: 'shipment', id: shipment.trackingNumber } as const
    // The log outlives the address, so it names the corrected fields only.
    const after = { status: shipment.status, issue: null, ...(recipient && { corrected }) }
    if (caller.isBookingStaff) {
      const action = 'shipment.retry'
      await recordAudit(trx, { actorId: caller.user.id, action, subject, before, after })
    } else {
      await recordTeamActivity(trx, caller, { verb: 'correct', subject, before, after })
    }
  })
  await BookWithCourierJob.dispatch({ shipmentId: found.id })
}

/**
 * Throws ForbiddenTransition unless the status is PENDING_ISSUE. Staff decide about orders whose
 * outcome is unknown; to senders, throws OrderMayExist until it is known.
 */
export async function lockRefusedShipment(
  trx: TransactionClientContract,
  caller: Caller,
  { id, to }: { id: number; to: 'PENDING' | 'VOIDED' }
): Promise<Shipment> {
  const shipment = await Shipment.locked(trx, id)
  if (shipment.status !== 'PENDING_ISSUE') throw new ForbiddenTransition(shipment.status, to)
  if (!caller.isBookingStaff && (await mayHaveOrder(id, trx))) throw new OrderMayExist()
  return shipment
}
