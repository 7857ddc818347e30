import type { Caller } from '#identity/sessions/caller'
import Shipment from '#shipping/shipment/models/shipment'
import ReturnRules from '#shipping/returns/models/return_rules'
import { canDropOff, isOwn, leftOf, reasonAgainst } from '#shipping/returns/returnable'
import { returnsOf } from '#shipping/returns/return_list'

/** What can go back of a shipment that the caller sees, and what has. Throws E_ROW_NOT_FOUND. */
export async function openedReturns(caller: Caller, id: number) {
  const { id: seen } = await Shipment.visibleTo(caller).where('id', id).firstOrFail()
  const shipment = await Shipment.whole(seen)
  const { reasons } = await ReturnRules.of(shipment.organizationId)
  const left = await leftOf(shipment)
  const isUsedUp = left.every(({ items }) => items.every((item) => item.left === 0))
  return {
    shipment,
    against:
      reasonAgainst(shipment) ??
      (isUsedUp ? 'Everything in this shipment is in a return already.' : null),
    ...{ reasons, left, returns: await returnsOf(shipment), isPaidHere: isOwn(caller, shipment) },
    canDropOff: canDropOff(shipment),
  }
}
