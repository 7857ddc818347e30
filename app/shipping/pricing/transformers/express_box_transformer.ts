import { BaseTransformer } from '@adonisjs/core/transformers'
import { naira } from '#shared/money/rules/money'
import type { CatalogueBox } from '#shipping/pricing/catalogue'
import { kilograms } from '#shared/numbers/rules/weight'

export default class ExpressBoxTransformer extends BaseTransformer<CatalogueBox> {
  toObject() {
    const { id, name, weightGrams, lengthCm, widthCm, heightCm, feeKobo } = this.resource
    return {
      id,
      name,
      /** @api kg */
      weight: kilograms(weightGrams),
      /** @api cm */
      length: lengthCm,
      /** @api cm */
      width: widthCm,
      /** @api cm */
      height: heightCm,
      fee: naira(feeKobo),
    }
  }
}
