import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { naira } from '#shared/money/rules/money'
import Reweigh from '#shipping/reweighing/models/reweigh'
import { publishShipmentEvent } from '#shipping/shipment/webhook_events/publish_shipment_event'
import type Shipment from '#shipping/shipment/models/shipment'
import { kilograms } from '#shared/numbers/rules/weight'

/** Published on approval, when the customer starts to owe it. The caller must hold both locks. */
export async function publishChargeEvent(
  trx: TransactionClientContract,
  shipment: Shipment,
  id: number
) {
  const reweigh = await Reweigh.findOrFail(id, { client: trx })
  const { amountKobo, reason, billedGrams, carrierGrams, dueAt } = reweigh
  const isByWeight = reweigh.ratedBy !== 'charge' && carrierGrams !== null
  const charge = {
    ...{ id, amount: naira(amountKobo!), reason },
    billedWeight: kilograms(billedGrams),
    carrierWeight: isByWeight ? kilograms(carrierGrams) : null,
    dueAt: dueAt!.toUTC().toISO(),
  }
  await publishShipmentEvent(trx, shipment, { type: 'shipment.charge_added', more: { charge } })
}
