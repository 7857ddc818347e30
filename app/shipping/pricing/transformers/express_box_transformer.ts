import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import type ExpressBox from '#shipping/pricing/models/express_box'

export default class ExpressBoxTransformer extends BaseTransformer<ExpressBox> {
  toObject() {
    const { id, name, weightGrams, dimensionsCm, feeKobo } = this.resource
    return { id, name, weight: weightGrams / 1000, ...dimensionsCm, fee: naira(feeKobo) }
  }
}
