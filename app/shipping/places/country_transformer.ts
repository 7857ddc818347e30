import { BaseTransformer } from '@adonisjs/core/transformers'
import type { KnownCountry } from '#shipping/places/known_places'

export default class CountryTransformer extends BaseTransformer<KnownCountry> {
  toObject() {
    return { value: this.resource.code, label: this.resource.name }
  }
}
