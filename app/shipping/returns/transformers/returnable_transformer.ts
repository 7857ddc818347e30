import { BaseTransformer } from '@adonisjs/core/transformers'
import type { ReturnablePackage } from '#shipping/returns/returnable_items'
import type ShipmentReturn from '#shipping/returns/models/shipment_return'
import ReturnTransformer from '#shipping/returns/transformers/return_transformer'
import { kilograms } from '#shared/numbers/rules/weight'

interface ReturnableInput {
  /** What stands against it, as a sentence. */
  against: string | null
  reasons: string[]
  left: ReturnablePackage[]
  returns: ShipmentReturn[]
  /** Whoever asks pays for it; else they ask the sender to. */
  isPaidHere: boolean
  /** From abroad there is no office to bring it to. */
  canDropOff: boolean
}

/** What can go back of a shipment, and what has. */
export default class ReturnableTransformer extends BaseTransformer<ReturnableInput> {
  toObject() {
    const { against, reasons, left, returns, isPaidHere, canDropOff } = this.resource
    return {
      against,
      reasons,
      isPaidHere,
      canDropOff,
      packages: left.map(({ package: index, weightGrams, items }) => ({
        ...{ index, weight: kilograms(weightGrams) },
        items: items.map(({ item, description, quantity, left: count }) => ({
          ...{ index: item, description, quantity, left: count },
        })),
      })),
      returns: ReturnTransformer.transform(returns).depth(4),
    }
  }
}
