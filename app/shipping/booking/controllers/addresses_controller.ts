import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import SavedAddress from '#shipping/booking/models/saved_address'
import AddressBookTransformer from '#shipping/booking/transformers/address_book_transformer'

export default class AddressesController {
  async index(ctx: HttpContext) {
    return ctx.serialize(AddressBookTransformer.transform(await SavedAddress.bookOf(callerOf(ctx))))
  }
}
