import { BaseTransformer } from '@adonisjs/core/transformers'
import type SavedBox from '#shipping/booking/drafts/saved_box'
import { kilograms } from '#shared/numbers/rules/weight'

export default class SavedBoxTransformer extends BaseTransformer<SavedBox> {
  toObject() {
    const { id, name, lengthCm, widthCm, heightCm, weightGrams } = this.resource
    return {
      id,
      name,
      length: lengthCm,
      width: widthCm,
      height: heightCm,
      weight: kilograms(weightGrams),
    }
  }
}
