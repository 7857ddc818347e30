import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/caller'
import SavedAddress from '#shipping/models/saved_address'
import AddressBookTransformer from '#shipping/transformers/address_book_transformer'

export default class AddressesController {
  async index(ctx: HttpContext) {
    return ctx.serialize(AddressBookTransformer.transform(await SavedAddress.bookOf(callerOf(ctx))))
  }
}
