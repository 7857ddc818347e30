import type { Caller } from '#identity/sessions/caller'
import { recordAudits } from '#shared/audit/audit'
import { DomainError } from '#shared/errors/domain_error'
import { naira } from '#shared/money/rules/money'
import { noteCarrierWords } from '#shipping/reweighing/noting'
import type { CarrierWord, Noted } from '#shipping/reweighing/proposals'
import Shipment from '#shipping/shipment/models/shipment'
import { shipmentsByNumber } from '#shipping/shipment/shipments_by_number'
import { kilograms } from '#shared/numbers/rules/weight'

class NothingSaid extends DomainError {
  constructor() {
    super('E_NOTHING_SAID', 'Please enter the weight or the charge, or both.', 'weight')
  }
}

class NumberRefused extends DomainError {
  constructor(sentence: string) {
    super('E_UNKNOWN_NUMBER', sentence, 'number')
  }
}

/** What staff read of one parcel, which they name as they see it. Throws NumberRefused, and as `noteByStaff`. */
export async function noteByNumber(
  by: Caller,
  { number, ...said }: Omit<CarrierWord, 'shipmentId'> & { number: string }
): Promise<Noted> {
  const [found = []] = await shipmentsByNumber([number])
  const [shipmentId] = found
  if (shipmentId === undefined) throw new NumberRefused('There is no shipment with this number.')
  if (found.length > 1) {
    throw new NumberRefused('Several shipments have this waybill. Use the tracking number.')
  }
  const [noted] = await noteByStaff(by, [{ shipmentId, ...said }])
  return noted!
}

/**
 * What staff read on a courier's invoice, all of it or nothing. Throws E_ROW_NOT_FOUND for a shipment that is not
 * there, NothingSaid where there is neither a weight nor a charge.
 */
export async function noteByStaff(by: Caller, words: readonly CarrierWord[]): Promise<Noted[]> {
  if (words.some(({ grams, chargeKobo }) => grams === null && chargeKobo === null)) {
    throw new NothingSaid()
  }
  const ids = words.map(({ shipmentId }) => shipmentId)
  const shipments = await Shipment.query().select('id', 'trackingNumber').whereIn('id', ids)
  const numbers = new Map(shipments.map(({ id, trackingNumber }) => [id, trackingNumber]))
  return noteCarrierWords(words, by.user.id, (trx, noted) =>
    recordAudits(
      trx,
      words.map(({ shipmentId, grams, chargeKobo, source }, at) => ({
        actorId: by.user.id,
        action: 'reweigh.note',
        subject: { kind: 'shipment', id: numbers.get(shipmentId)! },
        after: {
          weight: kilograms(grams),
          charge: chargeKobo === null ? null : naira(chargeKobo),
          ...{ source, outcome: noted[at] },
        },
      }))
    )
  )
}
