import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Caller } from '#identity/sessions/caller'
import { recordAudit } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { resumePolling } from '#shipping/carriers/polling/silent_parcels'
import ShipmentUpdated from '#shipping/shipment/events/shipment_updated'
import Shipment from '#shipping/shipment/models/shipment'
import TrackingEvent from '#shipping/shipment/models/tracking_event'
import { revertStatus } from '#shipping/shipment/shipment_status'
import { summarizeTracking } from '#shipping/shipment/tracking_summary'
import { dismissEvents } from '#shipping/shipment/record_tracking_events'

class ShipmentNotReopenable extends DomainError {
  constructor() {
    super(
      'E_CONFLICT',
      'This parcel is neither delivered nor returned. There is nothing to reopen.'
    )
  }
}

/** Dismisses the events that ended the journey. Throws E_ROW_NOT_FOUND, ShipmentNotReopenable. */
export async function reopenShipment(caller: Caller, id: number, reason: string) {
  const found = await Shipment.visibleTo(caller).where('id', id).firstOrFail()
  const by = caller.user.id
  const reopened = await db.transaction(async (trx) => {
    const shipment = await Shipment.locked(trx, found.id)
    if (!isReopenable(shipment)) throw new ShipmentNotReopenable()
    const before = { status: shipment.status, state: shipment.trackingState }
    const endings = await findFinalEvents(trx, shipment)
    await dismissEvents(trx, shipment, endings, { by, reason })
    // If the status is still DELIVERED, somebody set it without a tracking event.
    if (shipment.status === 'DELIVERED') {
      shipment.deliveredAt = null
      await revertStatus(trx, shipment, { by, reason })
    }
    await resumePolling(trx, shipment.id, 'ended')
    await recordAudit(trx, {
      actorId: by,
      action: 'shipment.reopen',
      subject: { kind: 'shipment', id: shipment.trackingNumber },
      before: { ...before, events: endings.map(({ text }) => text).join('; ') },
      after: { status: shipment.status, state: shipment.trackingState, reason },
    })
    return shipment
  })
  await ShipmentUpdated.dispatch(found.id)
  return reopened
}

function isReopenable({ status, parcelState }: Shipment): boolean {
  return status === 'DELIVERED' || parcelState === 'RETURNED'
}

/** Finds every event that could end the journey: one that remained would end it again. */
async function findFinalEvents(trx: TransactionClientContract, { id }: Shipment) {
  let counted = await TrackingEvent.query({ client: trx })
    .where({ shipmentId: id })
    .whereNull('withdrawnAt')
  const endings: TrackingEvent[] = []
  for (
    let summary = summarizeTracking(counted);
    isFinalState(summary.state);
    summary = summarizeTracking(counted)
  ) {
    const { scan } = summary.scans.findLast(({ code }) => code === summary.state)!
    endings.push(scan)
    counted = counted.filter((event) => event !== scan)
  }
  return endings
}

function isFinalState(state: string | null): boolean {
  return state === 'DELIVERED' || state === 'RETURNED'
}
