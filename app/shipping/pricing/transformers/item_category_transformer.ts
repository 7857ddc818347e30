import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SentCategory } from '#shipping/pricing/catalogue'

export default class ItemCategoryTransformer extends BaseTransformer<SentCategory> {
  toObject() {
    return { value: this.resource.id, label: this.resource.name }
  }
}
