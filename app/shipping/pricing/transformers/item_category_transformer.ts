import { BaseTransformer } from '@adonisjs/core/transformers'
import type ItemCategory from '#shipping/pricing/models/item_category'

export default class ItemCategoryTransformer extends BaseTransformer<ItemCategory> {
  toObject() {
    return { value: this.resource.id, label: this.resource.name }
  }
}
