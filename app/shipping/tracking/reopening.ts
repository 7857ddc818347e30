import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { resumeFollowing } from '#shipping/carriers/following/silent_parcels'
import ShipmentMoved from '#shipping/shipment/events/shipment_moved'
import Shipment from '#shipping/shipment/models/shipment'
import TrackingEvent from '#shipping/shipment/models/tracking_event'
import { moveShipmentBack } from '#shipping/shipment/moving'
import { truthOf } from '#shipping/shipment/parcel_truth'
import { putEventsAside } from '#shipping/shipment/recording_events'

class NotAtItsEnd extends DomainError {
  constructor() {
    super(
      'E_CONFLICT',
      'This parcel is neither delivered nor returned. There is nothing to reopen.'
    )
  }
}

/**
 * Staff know that a parcel is not where it was said to have arrived: what said so is put aside, and the parcel is with
 * its courier again. Throws E_ROW_NOT_FOUND and NotAtItsEnd.
 */
export async function reopenShipment(caller: Caller, id: number, reason: string) {
  const found = await Shipment.visibleTo(caller).where('id', id).firstOrFail()
  const by = caller.user.id
  const reopened = await db.transaction(async (trx) => {
    const shipment = await Shipment.locked(trx, found.id)
    if (!isReopenable(shipment)) throw new NotAtItsEnd()
    const before = { status: shipment.status, state: shipment.trackingState }
    const endings = await endingsOf(trx, shipment)
    await putEventsAside(trx, shipment, endings, { by, reason })
    // Nobody told of its delivery: it was written down as a status alone.
    if (shipment.status === 'DELIVERED') {
      shipment.deliveredAt = null
      await moveShipmentBack(trx, shipment, { by, reason })
    }
    await resumeFollowing(trx, shipment.id, 'ended')
    await recordAudit(trx, {
      actorId: by,
      action: 'shipment.reopen',
      subject: { kind: 'shipment', id: shipment.trackingNumber },
      before: { ...before, events: endings.map(({ text }) => text).join('; ') },
      after: { status: shipment.status, state: shipment.trackingState, reason },
    })
    return shipment
  })
  await ShipmentMoved.dispatch(found.id)
  return reopened
}

function isReopenable({ status, parcelState }: Shipment): boolean {
  return status === 'DELIVERED' || parcelState === 'RETURNED'
}

/** All that say that it has arrived where it has now: one that is left would say so again. */
async function endingsOf(trx: TransactionClientContract, { id }: Shipment) {
  let counted = await TrackingEvent.query({ client: trx })
    .where({ shipmentId: id })
    .whereNull('withdrawnAt')
  const endings: TrackingEvent[] = []
  for (let truth = truthOf(counted); isOver(truth.state); truth = truthOf(counted)) {
    const { scan } = truth.scans.findLast(({ code }) => code === truth.state)!
    endings.push(scan)
    counted = counted.filter((event) => event !== scan)
  }
  return endings
}

function isOver(state: string | null): boolean {
  return state === 'DELIVERED' || state === 'RETURNED'
}
