import type { HttpContext } from '@adonisjs/core/http'
import { consumeAttempt } from '#identity/sessions/attempt_limits'
import { fillInAddressRequest } from '#shipping/addresses/fill_in_address_request'
import { requestedAddressValidator } from '#shipping/addresses/book_validators'
import { addressTextsFromRequest } from '#shipping/addresses/controllers/address_texts_from_request'

/** The receiver has no account: the link identifies the book. */
export default class AddressRequestAnswersController {
  async store(ctx: HttpContext) {
    await consumeAttempt(ctx.request.ip(), 'open_link')
    const texts = addressTextsFromRequest(
      await ctx.request.validateUsing(requestedAddressValidator)
    )
    const { requester } = await fillInAddressRequest(String(ctx.params.token), texts)
    return { message: `Thank you. ${requester} has your address now.` }
  }
}
