import { BaseTransformer } from '@adonisjs/core/transformers'
import type SavedAddress from '#shipping/booking/models/saved_address'

export default class SavedAddressTransformer extends BaseTransformer<SavedAddress> {
  toObject() {
    const address = this.resource
    return {
      id: address.id,
      fullname: address.fullname,
      phoneNumber: address.phoneNumber,
      email: address.email,
      address: address.address,
      landmark: address.landmark,
      lga: address.lga,
      country: address.countryCode,
      countryName: address.country.name,
      state: address.stateKey,
      stateName: address.state?.name ?? null,
      city: address.cityCode,
      cityName: address.cityName,
      postalCode: address.postalCode,
    }
  }
}
