import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ReturnablePackage } from '#shipping/returns/returnable_items'
import type ShipmentReturn from '#shipping/returns/models/shipment_return'
import ReturnTransformer from '#shipping/returns/transformers/return_transformer'
import { kilograms } from '#shared/numbers/rules/weight'

interface ReturnableInput {
  /** Why no return is possible; null if one is. */
  against: string | null
  reasons: string[]
  left: ReturnablePackage[]
  returns: ShipmentReturn[]
  /** True if the requester pays for the return; otherwise the sender is asked to. */
  isPaidHere: boolean
  /** False if the receiver is abroad, where we have no offices. */
  canDropOff: boolean
}

export default class ReturnableTransformer extends BaseTransformer<ReturnableInput> {
  toObject() {
    const { against, reasons, left, returns, isPaidHere, canDropOff } = this.resource
    return {
      against,
      reasons,
      isPaidHere,
      canDropOff,
      packages: left.map(({ package: index, weightGrams, items }) => ({
        index,
        weight: kilograms(weightGrams),
        items: items.map(({ item, description, quantity, left: count }) => ({
          index: item,
          description,
          quantity,
          left: count,
        })),
      })),
      returns: ReturnTransformer.transform(returns).depth(4),
    }
  }
}
