import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AddressBook } from '#shipping/models/saved_address'
import SavedAddressTransformer from '#shipping/transformers/saved_address_transformer'

export default class AddressBookTransformer extends BaseTransformer<AddressBook> {
  toObject() {
    return {
      originAddressList: SavedAddressTransformer.transform(this.resource.origins),
      destinationAddressList: SavedAddressTransformer.transform(this.resource.destinations),
    }
  }
}
