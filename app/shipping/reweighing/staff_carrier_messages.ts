import type { Caller } from '#identity/sessions/caller'
import { recordAudits } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { naira } from '#shared/money/rules/money'
import { recordCarrierMessages } from '#shipping/reweighing/carrier_reports'
import type { CarrierMessage, Recorded } from '#shipping/reweighing/save_reweigh_proposal'
import Shipment from '#shipping/shipment/models/shipment'
import { findShipmentsByNumber } from '#shipping/shipment/find_shipments_by_number'
import { kilograms } from '#shared/numbers/rules/weight'

class EmptyCarrierMessage extends DomainError {
  constructor() {
    super('E_NOTHING_SAID', 'Please enter the weight or the charge, or both.', 'weight')
  }
}

class ParcelNumberRefused extends DomainError {
  constructor(sentence: string) {
    super('E_UNKNOWN_NUMBER', sentence, 'number')
  }
}

/** `number`: tracking or waybill. Throws ParcelNumberRefused, and like `recordStaffMessages`. */
export async function recordMessageByNumber(
  by: Caller,
  { number, ...message }: Omit<CarrierMessage, 'shipmentId'> & { number: string }
): Promise<Recorded> {
  const [found = []] = await findShipmentsByNumber([number])
  const [shipmentId] = found
  if (shipmentId === undefined)
    throw new ParcelNumberRefused('There is no shipment with this number.')
  if (found.length > 1) {
    throw new ParcelNumberRefused('Several shipments have this waybill. Use the tracking number.')
  }
  const [noted] = await recordStaffMessages(by, [{ shipmentId, ...message }])
  return noted!
}

/**
 * Records all messages or none. Throws E_ROW_NOT_FOUND, and EmptyCarrierMessage if one is empty.
 */
export async function recordStaffMessages(
  by: Caller,
  messages: readonly CarrierMessage[]
): Promise<Recorded[]> {
  if (messages.some(({ grams, chargeKobo }) => grams === null && chargeKobo === null)) {
    throw new EmptyCarrierMessage()
  }
  const ids = messages.map(({ shipmentId }) => shipmentId)
  const shipments = await Shipment.query().select('id', 'trackingNumber').whereIn('id', ids)
  const numbers = new Map(shipments.map(({ id, trackingNumber }) => [id, trackingNumber]))
  return recordCarrierMessages(messages, by.user.id, (trx, noted) =>
    recordAudits(
      trx,
      messages.map(({ shipmentId, grams, chargeKobo, source }, at) => ({
        actorId: by.user.id,
        action: 'reweigh.note',
        subject: { kind: 'shipment', id: numbers.get(shipmentId)! },
        after: {
          weight: kilograms(grams),
          charge: chargeKobo === null ? null : naira(chargeKobo),
          source,
          outcome: noted[at],
        },
      }))
    )
  )
}
