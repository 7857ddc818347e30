import type { HttpContext } from '@adonisjs/core/http'
import { callerOf } from '#identity/sessions/caller'
import { commandOf } from '#identity/sessions/controllers/command_of'
import { runOnce } from '#shared/idempotency/idempotent_command'
import { askForAddress, linkOf, requestsOf, withdrawRequest } from '#shipping/addresses/asking'
import { addressRequestValidator } from '#shipping/addresses/book_validators'
import AddressRequestTransformer from '#shipping/addresses/transformers/address_request_transformer'

export default class AddressRequestsController {
  async index(ctx: HttpContext) {
    return ctx.serialize(AddressRequestTransformer.transform(await requestsOf(callerOf(ctx))))
  }

  /** Under its key the link is kept sealed: in the table there is only a hash of it. */
  async store(ctx: HttpContext) {
    const command = await commandOf(ctx)
    const { name } = await ctx.request.validateUsing(addressRequestValidator)
    const caller = callerOf(ctx)
    const made = await runOnce(command, (trx) => askForAddress(trx, caller, name))
    ctx.response.status(201)
    const message = 'Send this link to your receiver. You will not see it again.'
    return { message, data: { id: made.id, link: linkOf(made) } }
  }

  async destroy(ctx: HttpContext) {
    await withdrawRequest(callerOf(ctx), ctx.params.id)
    return { message: 'The link is withdrawn. It cannot be used any more.' }
  }
}
