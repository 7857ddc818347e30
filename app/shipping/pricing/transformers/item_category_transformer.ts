import { BaseTransformer } from '@adonisjs/core/transformers'
import type { CatalogueCategory } from '#shipping/pricing/catalogue'

export default class ItemCategoryTransformer extends BaseTransformer<CatalogueCategory> {
  toObject() {
    return { value: this.resource.id, label: this.resource.name }
  }
}
