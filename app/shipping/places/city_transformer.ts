import { BaseTransformer } from '@adonisjs/core/transformers'
import type { KnownCity } from '#shipping/places/known_places'

export default class CityTransformer extends BaseTransformer<KnownCity> {
  toObject() {
    return { value: this.resource.code, label: this.resource.name }
  }
}
