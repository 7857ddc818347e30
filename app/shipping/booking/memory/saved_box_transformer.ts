import { BaseTransformer } from '@adonisjs/core/transformers'
import { kilograms } from '#shipping/pricing/price_words'
import type SavedBox from '#shipping/booking/memory/saved_box'

export default class SavedBoxTransformer extends BaseTransformer<SavedBox> {
  toObject() {
    const { id, name, lengthCm, widthCm, heightCm, weightGrams } = this.resource
    return {
      id,
      name,
      ...{ length: lengthCm, width: widthCm, height: heightCm },
      weight: weightGrams === null ? null : kilograms(weightGrams),
    }
  }
}
