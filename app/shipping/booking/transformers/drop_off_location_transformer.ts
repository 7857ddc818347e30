import { BaseTransformer } from '@adonisjs/core/transformers'
import type DropOffLocation from '#shipping/booking/models/drop_off_location'

export default class DropOffLocationTransformer extends BaseTransformer<DropOffLocation> {
  toObject() {
    const { name, address, cityName, state, phoneNumber, openingHours } = this.resource
    return { name, address, city: cityName, state: state.name, phoneNumber, openingHours }
  }
}
