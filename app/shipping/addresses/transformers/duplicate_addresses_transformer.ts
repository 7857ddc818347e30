import { BaseTransformer } from '@adonisjs/core/transformers'
import type { AddressBookEntry } from '#shipping/addresses/search_address_book'
import BookEntryTransformer from '#shipping/addresses/transformers/book_entry_transformer'

export default class DuplicateAddressesTransformer extends BaseTransformer<AddressBookEntry[]> {
  toObject() {
    return { entries: BookEntryTransformer.transform(this.resource) }
  }
}
