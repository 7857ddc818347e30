import { BaseTransformer } from '@adonisjs/core/transformers'
import type City from '#shipping/places/city'

export default class CityTransformer extends BaseTransformer<City> {
  toObject() {
    return { value: this.resource.code, label: this.resource.name }
  }
}
