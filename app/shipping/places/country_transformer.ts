import { BaseTransformer } from '@adonisjs/core/transformers'
import type Country from '#shipping/places/country'

export default class CountryTransformer extends BaseTransformer<Country> {
  toObject() {
    return { value: this.resource.code, label: this.resource.name }
  }
}
