import type { Caller } from '#identity/sessions/caller'
import Shipment from '#shipping/shipment/models/shipment'
import ReturnRules from '#shipping/returns/models/return_rules'
import {
  canDropOffReturn,
  listReturnablePackages,
  reasonNotReturnable,
} from '#shipping/returns/returnable_items'
import { listShipmentReturns } from '#shipping/returns/return_list'

/** Throws E_ROW_NOT_FOUND. */
export async function loadShipmentReturns(caller: Caller, id: number) {
  const { id: seen } = await Shipment.visibleTo(caller).where('id', id).firstOrFail()
  const shipment = await Shipment.findWithDetails(seen)
  const { reasons } = await ReturnRules.of(shipment.organizationId)
  const left = await listReturnablePackages(shipment)
  const isUsedUp = left.every(({ items }) => items.every((item) => item.left === 0))
  return {
    shipment,
    against:
      reasonNotReturnable(shipment) ??
      (isUsedUp ? 'Everything in this shipment is already in a return.' : null),
    reasons,
    left,
    returns: await listShipmentReturns(shipment),
    isPaidHere: shipment.isOwnedBy(caller),
    canDropOff: canDropOffReturn(shipment),
  }
}
