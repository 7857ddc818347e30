import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AddressBookEntries } from '#shipping/booking/models/saved_address'
import SavedAddressTransformer from '#shipping/booking/transformers/saved_address_transformer'

export default class AddressBookTransformer extends BaseTransformer<AddressBookEntries> {
  toObject() {
    return {
      originAddressList: SavedAddressTransformer.transform(this.resource.origins),
      destinationAddressList: SavedAddressTransformer.transform(this.resource.destinations),
    }
  }
}
